#!/usr/bin/env python3
"""What gfortran reads from the real files under the formats of their kinds.

Usage: values.py SAMPLES > ../resources/formwork/formats/gfortran-values.tsv

For each column of numbers: sample, table, column, how many values, and a hash of their bits as
doubles, each times 31 plus the next, in 64 bits. A field of `*`, or blank where the kind has no
value then, counts as the canonical NaN. GNU Fortran 12.2 has given the answers.
"""
import os, re, struct, subprocess, sys, tempfile

SAMPLES = sys.argv[1]
NAN = 0x7FF8000000000000


def gfortran(text, format, fields):
    """Rows of fields under a format: 'r' real, 'i' integer, 'a' text, which is passed over."""
    names = [f"{kind}{i}" for i, kind in enumerate(fields)]
    declared = "".join(
        {"r": f"real(8) :: {n}\n", "i": f"integer(8) :: {n}\n", "a": f"character(200) :: {n}\n"}[n[0]]
        for n in names)
    shown = "".join(
        f"write(*,'(Z16.16,1X)',advance='no') {n}\n" if n[0] == "r"
        else f"write(*,'(Z16.16,1X)',advance='no') real({n},8)\n"
        for n in names if n[0] != "a")
    parts = "&\n&".join(format[i:i + 60] for i in range(0, len(format), 60))
    items = ", &\n".join(names)
    program = f"""program values
{declared}integer :: status
do
read(*,'{parts}',iostat=status) {items}
if (status < 0) exit
if (status > 0) error stop 'unreadable'
{shown}write(*,*)
end do
end program
"""
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "values.f90")
        open(source, "w").write(program)
        subprocess.run(["gfortran", "-ffree-line-length-none", "-o", source + ".exe", source], check=True)
        out = subprocess.run([source + ".exe"], input=text.encode("latin-1"), capture_output=True, check=True)
    return [[int(cell, 16) for cell in line.split()] for line in out.stdout.decode().splitlines()]


def columns_of(format):
    """First and last column of each data field of a flat format."""
    places, at = [], 0
    for repeat, letter, width in re.findall(r"(\d*)([AIFEDX])(\d*)", format.upper()):
        if letter == "X":
            at += int(repeat or 1)
            continue
        for _ in range(int(repeat or 1)):
            places.append((at, at + int(width)))
            at += int(width)
    return places


def show(sample, table, names, rows, without=lambda row, column: False):
    for column, name in enumerate(names):
        value = 0
        for index, row in enumerate(rows):
            bits = NAN if without(index, column) else row[column]
            value = (value * 31 + bits) & 0xFFFFFFFFFFFFFFFF
        print(sample, table, name, len(rows), f"{value:016x}", sep="\t")


def lines(sample):
    return open(os.path.join(SAMPLES, sample), encoding="latin-1", newline="").read().replace("\r\n", "\n").split("\n")


def eop(sample):
    text = lines(sample)
    start = next(i for i, line in enumerate(text) if re.match(r"\d{4} ", line))
    format = next(line for line in text if "FORMAT(" in line).strip()[len("FORMAT"):]
    names = ["year", "month", "day", "MJD", "x", "y", "UT1-UTC", "LOD", "dX", "dY"]
    names += [name + " error" for name in names[4:]]
    show(sample, "days", names, gfortran("\n".join(text[start:]), format, "iiii" + "r" * 12))


def masses(sample):
    text = lines(sample)
    format = next(line for line in text if line.strip().startswith("format")).split(":")[1].strip()
    start = next(i for i, line in enumerate(text) if "(micro-u)" in line) + 1
    rows = [line for line in text[start:] if line]
    kinds = "aiiiiaarrrrarrirr"
    places = columns_of(format)
    marked, seen = set(), []
    for index, row in enumerate(rows):
        row = row.replace("#", ".").ljust(140)
        for field, (begin, end) in enumerate(places):
            if kinds[field] == "r" and row[begin:end].strip() in ("", "*"):
                marked.add((index, sum(kind != "a" for kind in kinds[:field])))
                row = row[:begin] + " " * (end - begin) + row[end:]
        seen.append(row)
    names = ["N-Z", "N", "Z", "A", "mass excess", "mass excess uncertainty",
             "binding energy per nucleon", "binding energy per nucleon uncertainty",
             "beta decay energy", "beta decay energy uncertainty", "atomic mass units",
             "atomic mass beyond units", "atomic mass uncertainty"]
    values = gfortran("\n".join(seen), "(" + format + ")", kinds)
    show(sample, "nuclides", names, values, lambda row, column: (row, column) in marked)


eop("eop-c04/eopc04_08_IAU2000.03")
masses("ame-mass/mass_1.mas20.txt")


def cds(sample):
    text = lines(sample)
    rules = [i for i, line in enumerate(text) if re.match(r"[-=]{20,}$", line.strip())]
    format, names, kinds = "", [], ""
    for line in text[rules[-3] + 1:rules[-2]]:
        column = re.match(r" *(?:(\d+) *- *)?(\d+) +([A-Z]\S*) +\S+ +(\S+)", line)
        if column:
            format += f",T{column[1] or column[2]},{column[3]}"
            names.append(column[4])
            kinds += {"A": "a", "I": "i"}.get(column[3][0], "r")
    rows = gfortran("\n".join(text[rules[-1] + 1:]), f"({format[1:]})", kinds)
    numbers = [name for name, kind in zip(names, kinds) if kind != "a"]
    blank = numbers.index("AK")  # nothing stands there in the one row
    show(sample, "datafile3.txt", numbers, rows, lambda row, column: column == blank)


def fits(sample):
    data = open(os.path.join(SAMPLES, sample), "rb").read()[5760:5840].decode("latin-1")
    rows = [data[i:i + 16] for i in range(0, 80, 16)]
    bare = [row.replace("*", " ") for row in rows]
    values = gfortran("\n".join(bare) + "\n", "(E10.4,T12,I5)", "ri")
    without = {index for index, row in enumerate(rows) if "*" in row}
    for row in without:
        values[row][1] = 0  # no value in a column of integers counts as 0
    show(sample, "table 1", ["a", "b"], values, lambda row, column: row in without and column == 0)


cds("cds-readme/cds.dat")
fits("fits-ascii/ascii.fits")


def equilibrium(sample):
    """By (5E16.9), each array beginning a line, as the sizes at the end of line 1 and below say."""
    text = lines(sample)
    nr, nz = (int(word) for word in text[0].split()[-2:])
    at = 1

    def take(count):
        nonlocal at
        end = at + (count + 4) // 5
        padded = "\n".join(line.ljust(80) for line in text[at:end]) + "\n"
        at = end
        rows = gfortran(padded, "(5E16.9)", "rrrrr")
        return [[bits] for row in rows for bits in row][:count]

    scalars = take(20)
    for index, name in ((9, "bcentr"), (10, "current")):
        show(sample, "sizes", [name], [scalars[index]])
    for name in ("fpol", "pres", "ffprim", "pprime"):
        show(sample, "profiles", [name], take(nr))
    show(sample, "psirz", ["psirz"], take(nr * nz))
    show(sample, "profiles", ["qpsi"], take(nr))
    boundary, limiter = (int(word) for word in text[at].split())
    at += 1
    for name, count in (("boundary", boundary), ("limiter", limiter)):
        pairs = take(2 * count)
        show(sample, name, ["r"], pairs[0::2])
        show(sample, name, ["z"], pairs[1::2])


equilibrium("g-eqdsk/g184833.03600")
equilibrium("g-eqdsk/g000001.01000")
equilibrium("g-eqdsk/sparc_1300.EQDSK_PsiOver2pi_negIp_negBt_negFpol")


def nubase(sample):
    """The four energies, whose columns and formats the header gives; # stands for the point."""
    rows = [line for line in lines(sample) if line and not line.startswith("#")]
    places = [(18, 31), (31, 42), (42, 54), (54, 65)]
    marked, seen = set(), []
    for index, row in enumerate(rows):
        row = row.ljust(70).replace("#", ".")
        for i, (begin, end) in enumerate(places):
            if row[begin:end].strip() in ("", "non-exist"):
                marked.add((index, i))
                row = row[:begin] + " " * (end - begin) + row[end:]
        seen.append(row)
    values = gfortran("\n".join(seen), "(T19,F13.6,F11.6,F12.6,F11.6)", "rrrr")
    names = ["Mass", "dMass", "Exc", "dE"]
    show(sample, "nuclides", names, values, lambda row, column: (row, column) in marked)


nubase("nubase/nubase_4.mas20.txt")


def modflow(sample):
    """Two arrays of 40 rows and 20 columns, a READ statement a row."""
    text = lines(sample)
    for first, count, format, kind, name in (
            (5, 40, "(25I3)", "i", "IBOUND Layer   1"),
            (47, 80, "(10e12.4)", "r", "STARTING HEADS Layer   1")):
        rows = gfortran("\n".join(text[first:first + count]), format, kind * 20)
        show(sample, name, ["value"], [[bits] for row in rows for bits in row])


modflow("modflow/freyberg.bas")
