#!/usr/bin/env python3
"""What gfortran reads from fields of ENDF-6 files under (E11.0), and from whole files.

Usage: endf.py fields > ../resources/formwork/formats/nuclear/endf-fields.tsv
       endf.py SAMPLES >> ../resources/formwork/formats/gfortran-values.tsv

Of fields: the eleven columns, then the bits of the value, or ``error''. Of files: rows as values.py
has them, for all TAB1 records (table points) and all LIST records (table lists); which lines those
are, the counts in the records say. GNU Fortran 12.2 has given the answers.
"""
import os, random, subprocess, sys, tempfile


def gfortran(lines, per_line):
    """Rows of `per_line` hexadecimal numbers, or None where the line is refused."""
    items = ", ".join(f"v({i + 1})" for i in range(per_line))
    program = f"""program values
real(8) :: v({per_line})
character(66) :: line
integer :: status
do
read(*,'(A66)',iostat=status) line
if (status /= 0) exit
read(line,'({per_line}E11.0)',iostat=status) {items}
if (status /= 0) then
write(*,'(A)') 'error'
else
write(*,'({per_line}(Z16.16,1X))') {items}
end if
end do
end program
"""
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "values.f90")
        open(source, "w").write(program)
        subprocess.run(["gfortran", "-o", source + ".exe", source], check=True)
        text = "".join(line.ljust(66)[:66] + "\n" for line in lines)
        out = subprocess.run([source + ".exe"], input=text.encode(), capture_output=True, check=True)
    return [None if "error" in row else row.split() for row in out.stdout.decode().splitlines()]


def fields():
    chance = random.Random(20261130)
    made = [" 1.234567+5", "-1.234567-5", " 2. 3 - 1  ", "           ", "          .", "         1.", " 1.23456+ 5",
            "1.00000+308", "1.00000+309", "4.94066-324", "1.00000-400", "     NaN   ", "        Inf", "  -Infinity",
            "      12345", "+1.5       ", "1.5E+3     ", "1.5d-03    ", "   1.5Q2   ", "1,5        ", "-0.000000+0",
            "     1.5E  ", "    1.5E+  ", "    +      ", "   1.5+-3  ", "  1.5e+0003", "99999999999", ".9999999999",
            "1.0000000 0", " 0.0       ", "1 2 3 4 5 6", "0x10       ", "    1.5 E 3", "**********1", "  1.5- 3   "]
    for _ in range(600):
        digits = "".join(chance.choice("0123456789") for _ in range(chance.randint(1, 9)))
        point = chance.randint(0, len(digits))
        number = chance.choice(["", "", "-", "+"]) + digits[:point] + "." + digits[point:]
        exponent = str(chance.choice([0, 3, 7, 12, 99, 100, 308, 320]) + chance.randint(0, 3))
        number += chance.choice(["", chance.choice(["", "E", "D", "e"]) + chance.choice("+-") + exponent])
        while chance.random() < 0.2 and len(number) < 11:
            at = chance.randint(0, len(number))
            number = number[:at] + " " + number[at:]
        made.append(chance.choice([number.rjust(11), number.rjust(11), number.ljust(11)])[:11])
    for field, row in zip(made, gfortran(made, 1)):
        print(field, "error" if row is None else row[0], sep="\t")


def integer(line, field):
    text = line[11 * field - 11:11 * field].replace(" ", "")
    return int(text or 0)


class Section:
    """The lines of a section; `take` notes which fields are values, in their order."""

    def __init__(self, lines):
        self.lines, self.at, self.points, self.lists = lines, 0, [], []

    def head(self):
        line = self.lines[self.at]
        self.at += 1
        return [integer(line, field) for field in (3, 4, 5, 6)]

    def fields(self, count):
        places = [(self.at + i // 6, i % 6) for i in range(count)]
        self.at += (count + 5) // 6
        return places

    def list(self):
        self.lists += self.fields(self.head()[2])

    def tab2(self):
        head = self.head()
        self.fields(2 * head[2])
        return head

    def tab1(self):
        head = self.tab2()
        self.points += self.fields(2 * head[3])
        return head


def walk(key, section):
    """The records of the sections that the samples have."""
    head = section.head()
    if key == (3, 2):
        section.tab1()
    elif key == (6, 2):
        for _ in range(head[2]):
            if section.tab1()[1] == 5:
                for _ in range(section.tab2()[3]):
                    section.list()
    elif key == (7, 2):
        for _ in range(section.tab1()[0]):
            section.list()
        if head[0] == 3:
            section.tab1()
    elif key == (7, 4):
        section.list()
        for _ in range(section.tab2()[3]):
            for _ in range(section.tab1()[0]):
                section.list()
        section.tab1()
    elif key == (7, 451):
        section.list()
    assert section.at == len(section.lines), key


def show(sample, table, column, words):
    value = 0
    for word in words:
        value = (value * 31 + int(word, 16)) & 0xFFFFFFFFFFFFFFFF
    print(sample, table, column, len(words), f"{value:016x}", sep="\t")


def values(folder, sample):
    sections = {}
    for line in open(os.path.join(folder, sample)).read().split("\n"):
        key = (int(line[70:72] or 0), int(line[72:75] or 0))
        if key[0] > 1 and key[1] > 0:
            sections.setdefault(key, []).append(line[:66])
    points, lists = [], []
    for key, lines in sections.items():
        section = Section(lines)
        walk(key, section)
        rows = gfortran(lines, 6)
        points += [rows[line][field] for line, field in section.points]
        lists += [rows[line][field] for line, field in section.lists]
    show(sample, "points", "x", points[0::2])
    show(sample, "points", "y", points[1::2])
    show(sample, "lists", "value", lists)


if sys.argv[1] == "fields":
    fields()
else:
    values(sys.argv[1], "endf6/a-002_He_004-ENDF8.0.endf")
    values(sys.argv[1], "endf6/tsl_Al.endf")
