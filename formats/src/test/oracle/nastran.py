#!/usr/bin/env python3
"""Asks gfortran what the reals of bulk data are by F16.0.

usage: nastran.py ANSWERS

The reals are all ways to write some, and random ones; a line each, with the 16 hexadecimal digits
of what was read, which NastranBulkTest compares with.
"""
import random
import subprocess
import sys
import tempfile
import os

random.seed(20261130)
TEXTS = []
for digits in ("7.", ".7", "0.7", "70.25", "-7.", "+.7", "-0.", "0."):
    for exponent in ("", "-1", "+3", "E-1", "e+3", "D2", "d-12", "E03", "+0", "-12", "+100", "-307"):
        TEXTS.append(digits + exponent)
for _ in range(400):
    before = str(random.randrange(10 ** random.randrange(1, 6)))
    after = "".join(random.choice("0123456789") for _ in range(random.randrange(0, 7)))
    exponent = random.choice(["", "%+d" % random.randrange(-30, 30), "D%+d" % random.randrange(-300, 300)])
    digits = random.choice([before, ""]) + "." + after
    if digits != ".":
        TEXTS.append(random.choice(["", "-", "+"]) + digits + exponent)
TEXTS = [text for text in dict.fromkeys(TEXTS) if len(text) <= 16]

PROGRAM = """
program ask
  character(16) :: line
  real(8) :: value
  integer :: status
  do
    read (*, '(A16)', iostat=status) line
    if (status /= 0) exit
    read (line, '(F16.0)', iostat=status) value
    if (status /= 0) write (*, '(A)') 'E'
    if (status == 0) write (*, '(Z16.16)') value
  end do
end program
"""

with tempfile.TemporaryDirectory() as folder:
    source = os.path.join(folder, "ask.f90")
    with open(source, "w") as file:
        file.write(PROGRAM)
    binary = os.path.join(folder, "ask")
    subprocess.run(["gfortran", "-o", binary, source], check=True)
    given = "".join(text.ljust(16) + "\n" for text in TEXTS)
    answers = subprocess.run([binary], input=given, stdout=subprocess.PIPE, text=True, check=True)
version = subprocess.run(["gfortran", "--version"], stdout=subprocess.PIPE, text=True)
with open(sys.argv[1], "w") as file:
    file.write("# " + version.stdout.split("\n")[0] + ", (F16.0), by nastran.py\n")
    for text, answer in zip(TEXTS, answers.stdout.split("\n")):
        file.write(text + "\t" + answer + "\n")
