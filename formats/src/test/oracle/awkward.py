#!/usr/bin/env python3
"""What gfortran reads from the awkward files among the samples under their FORMATs.

usage: awkward.py SAMPLES ANSWERS

A line each: file, how many lines stand before, the format (* for a list), the kinds of its items
(i, r, l, and a with a length), and what was read: bits of reals as 16 hexadecimal digits, integers,
T or F, texts as hexadecimal digits; or E with the IOSTAT where the compiler refuses.
"""
import os
import subprocess
import sys
import tempfile

ROWS = [
    ("overflow-stars.txt", 0, "(6I5)", "i i i i i i"),
    ("overflow-stars.txt", 0, "(I5,I10)", "i i"),
    ("overflow-stars.txt", 1, "(4F8.3)", "r r r r"),
    ("overflow-stars.txt", 1, "(F8.3,8X,F8.3)", "r r"),
    ("overflow-stars.txt", 2, "(4F8.3)", "r r r r"),
    ("overflow-stars.txt", 3, "(3ES9.2E1)", "r r r"),
    ("overflow-stars.txt", 3, "(T19,ES9.2E1)", "r"),
    ("overflow-stars.txt", 4, "(2G10.3)", "r r"),
    ("decimal-comma.txt", 0, "(DC,4F12.3)", "r r r r"),
    ("decimal-comma.txt", 0, "(4F12.3)", "r r r r"),
    ("implied-decimal.txt", 0, "(3F6.2)", "r r r"),
    ("implied-decimal.txt", 1, "(3F6.2)", "r r r"),
    ("implied-decimal.txt", 2, "(3F6.2)", "r r r"),
    ("implied-decimal.txt", 0, "(BZ,3F6.2)", "r r r"),
    ("no-final-newline.txt", 0, "(3I6)", "i i i"),
    ("no-final-newline.txt", 1, "(3I6)", "i i i"),
    ("crlf.txt", 0, "(2F6.2)", "r r"),
    ("crlf.txt", 1, "(2F6.2)", "r r"),
    ("crlf.txt", 0, "(A16)", "a16"),
    ("tabs.txt", 0, "*", "i r i"),
    ("tabs.txt", 1, "*", "i r i"),
    ("nul-and-ctrlz.txt", 0, "(2I4)", "i i"),
    ("nul-and-ctrlz.txt", 1, "(2I4)", "i i"),
    ("nul-and-ctrlz.txt", 2, "(2I4)", "i i"),
    ("list-directed-out.txt", 0, "*", "i i i i i i"),
    ("list-directed-out.txt", 1, "*", "r r r r r r r r"),
    ("list-directed-out.txt", 2, "(T75,F3.0)", "r"),
    ("list-directed-out.txt", 3, "*", "i"),
    ("sign-modes.txt", 0, "(SP,3F8.2,S,3F8.2,SS,3I6)", "r r r r r r i i i"),
    ("sign-modes.txt", 1, "(3(F6.2,:,','))", "r r"),
    ("sign-modes.txt", 2, "(1PE12.4,0PF10.3,2PF10.3,-1PE12.4)", "r r r r"),
    ("inf-nan.txt", 0, "(4F10.3)", "r r r r"),
    ("inf-nan.txt", 1, "(4F3.0)", "r r r r"),
    ("inf-nan.txt", 1, "(F3.0,3X,2F3.0)", "r r r"),
    ("inf-nan.txt", 2, "*", "r r r r"),
    ("bozhex.txt", 0, "(B16.8,1X,O10,1X,Z8.8,1X,Z16)", "i i i i"),
    ("carriage-control.txt", 0, "(A1,A20)", "a1 a20"),
    ("carriage-control.txt", 3, "(A1,A20)", "a1 a20"),
]


def ask(samples, name, before, text, kinds):
    declared, items, shown = [], [], []
    for k, kind in enumerate(kinds.split()):
        item = "v%d" % k
        items.append(item)
        if kind == "i":
            declared.append("integer(8) :: %s = 0" % item)
            shown.append("write (*, '(I0,1X)', advance='no') %s" % item)
        elif kind == "r":
            declared.append("real(8) :: %s = 0" % item)
            shown.append("write (*, '(Z16.16,1X)', advance='no') %s" % item)
        else:
            length = int(kind[1:])
            declared.append("character(%d) :: %s" % (length, item))
            shown.append("write (*, '(%dZ2.2,1X)', advance='no') (%s(j:j), j = 1, %d)" % (length, item, length))
    fmt = "*" if text == "*" else "'" + text.replace("'", "''") + "'"
    program = ["program ask", "integer :: status, j"] + declared + [
        "open (10, file='%s', action='read')" % os.path.join(samples, "gfortran-awkward", name)]
    program += ["read (10, '()')"] * before
    program += ["read (10, %s, iostat=status) %s" % (fmt, ", ".join(items)),
                "if (status /= 0) then", "  write (*, '(A)') 'E'", "  stop", "end if"] + shown + ["end"]
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "ask.f90")
        with open(source, "w") as file:
            file.write("\n".join(program) + "\n")
        subprocess.run(["gfortran", "-ffree-line-length-none", "-o", source + ".x", source], check=True)
        done = subprocess.run([source + ".x"], stdout=subprocess.PIPE, text=True, check=True)
    return " ".join(done.stdout.split())


version = subprocess.run(["gfortran", "--version"], stdout=subprocess.PIPE, text=True)
with open(sys.argv[2], "w") as out:
    out.write("# " + version.stdout.split("\n")[0] + ", by awkward.py\n")
    for row in ROWS:
        out.write("\t".join([row[0], str(row[1]), row[2], row[3], ask(sys.argv[1], *row)]) + "\n")
