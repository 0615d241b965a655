#!/usr/bin/env python3
"""Asks gfortran what it reads from records.

usage: records.py QUESTIONS ANSWERS

QUESTIONS is what RecordAnswersTest writes where the system property formwork.questions says: a line
for each row, its key, its format and its lines, with tabs between. ANSWERS has the key and what the
descriptors of one pass read: reals as 16 hexadecimal digits, integers in decimal, A for texts; or E
if the compiler refuses the row.
"""
import re
import subprocess
import sys
import tempfile
import os


def kinds(text):
    """The kinds of the data edit descriptors of one pass: r, i or a."""
    tokens = re.findall(r"\d+|[A-Z]+|[().,/]", text.upper().replace(" ", ""))
    at = 0

    def group():
        nonlocal at
        found = []
        while at < len(tokens):
            token = tokens[at]
            at += 1
            repeat = 1
            if token == ")":
                return found
            if token.isdigit():
                repeat, token = int(token), tokens[at]
                at += 1
            if token == "(":
                found += group() * repeat
            elif token in ("I", "F", "E", "D", "G", "A"):
                kind = {"I": "i", "A": "a"}.get(token, "r")
                found += [kind] * repeat
                while at < len(tokens) and (tokens[at].isdigit() or tokens[at] in (".", "E")):
                    at += 1
            elif token == "T":
                at += 1
        return found

    at = 1
    return group()


def program(text, questions):
    items = kinds(text)
    widest = max(len(line) for _, lines in questions for line in lines) + 1
    most = max(len(lines) for _, lines in questions)
    source = [
        "program ask",
        "integer(8) :: i(%d)" % max(1, len(items)),
        "real(8) :: r(%d)" % max(1, len(items)),
        "character(300) :: a(%d)" % max(1, len(items)),
        "character(%d) :: line(%d)" % (max(1, widest), most),
        "integer :: n, k, rows, status",
        "read (*, *) rows",
        "do n = 1, rows",
        "  line = ' '",
        "  do k = 1, %d" % most,
        "    read (*, '(A)') line(k)",
        "  end do",
        "  read (line, '%s', iostat=status) &" % text.replace("'", "''"),
    ]
    source.append(", &\n".join("    %s(%d)" % (kind, k + 1) for k, kind in enumerate(items)))
    source += ["  if (status /= 0) then", "    write (*, '(A)') 'E'", "    cycle", "  end if"]
    for k, kind in enumerate(items):
        if kind == "r":
            source.append("  write (*, '(Z16.16,1X)', advance='no') r(%d)" % (k + 1))
        elif kind == "i":
            source.append("  write (*, '(I0,1X)', advance='no') i(%d)" % (k + 1))
        else:
            source.append("  write (*, '(A,1X)', advance='no') 'A'")
    source += ["  write (*, *)", "end do", "end program"]
    given = "%d\n" % len(questions)
    for _, lines in questions:
        given += "\n".join(lines + [""] * (most - len(lines))) + "\n"
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "ask.f90")
        with open(path, "w", encoding="latin-1") as file:
            file.write("\n".join(source) + "\n")
        binary = os.path.join(folder, "ask")
        subprocess.run(
            ["gfortran", "-ffree-line-length-none", "-o", binary, path], check=True
        )
        done = subprocess.run(
            [binary], input=given.encode("latin-1"), stdout=subprocess.PIPE, check=True
        )
    return done.stdout.decode("latin-1").split("\n")


def main():
    by_format = {}
    with open(sys.argv[1], encoding="latin-1", newline="\n") as file:
        for line in file:
            key, text, *lines = line.rstrip("\n").split("\t")
            by_format.setdefault(text, []).append((key, lines))
    answers = {}
    for text, questions in by_format.items():
        for (key, _), answer in zip(questions, program(text, questions)):
            answers[key] = " ".join(answer.split())
    version = subprocess.run(["gfortran", "--version"], stdout=subprocess.PIPE, text=True)
    with open(sys.argv[2], "w") as file:
        file.write("# " + version.stdout.split("\n")[0] + ", by records.py\n")
        for key in sorted(answers):
            file.write(key + "\t" + answers[key] + "\n")


main()
