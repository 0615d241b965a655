#!/usr/bin/env python3
"""Makes Fortran programs with FORMAT statements laid out at random, and asks what they write.

  source_cases.py SEED COUNT > ANSWERS.jsonl

Every case is {"id", "form": "fixed" | "free", "source", "units": [{"name", "label", "items"}]} and
what the program compiled by gfortran and flang writes: for each unit the records, or null where
the compiler refuses the program. Each unit is a subroutine with a FORMAT of its own, written with
constants of one of three kinds: ["i", "12"], ["r", "1.5"], ["c", "abc"].
"""
import json, os, random, shutil, subprocess, sys, tempfile

COMPILERS = {'gfortran': ['gfortran', '-std=legacy', '-w'], 'flang': ['flang-new-19', '-w']}
LITERALS = ['!', ';', '&', "'", '"', ' ', '  ', 'H', 'a', 'B', '5', '(', ')', ',', '/', 'x!y', "it's", '&&', '*']


def literal(rng):
    text = ''.join(rng.choice(LITERALS) for _ in range(rng.randint(1, 7))) + rng.choice('abcz')
    how = rng.randrange(3)
    if how == 0:
        return [f'{len(text)}H', text]
    quote = "'\""[how - 1]
    return [quote, text.replace(quote, 2 * quote) + quote]


def format_parts(rng):
    """[code, verbatim, code, verbatim, ...]: blanks may stand in code, and nothing else may change"""
    parts, items = ['('], []
    for n in range(rng.randint(1, 6)):
        if n:
            parts[-1] += ','
        how = rng.randrange(8)
        if how == 0:
            parts[-1] += rng.choice(['I5', '2I4', 'I6.3', 'SP,I5,S', '2(I3,1X)'])
            items += [['i', rng.randint(0, 99)] for _ in range(2 if '2' in parts[-1].rsplit(',', 1)[-1][:1] else 1)]
        elif how == 1:
            parts[-1] += rng.choice(['F8.3', 'E12.4', '1PE11.3,0P', 'F10.2'])
            items.append(['r', rng.choice([0.5, -1.25, 12.5, 1024.0])])
        elif how == 2:
            parts[-1] += rng.choice(['A', 'A5', 'A2'])
            items.append(['c', rng.choice(['abc', "o'c", 'x'])])
        elif how == 3:
            parts[-1] += rng.choice(['1X', '3X', 'T20', 'TR2', '/'])
        else:
            code, text = literal(rng)
            parts[-1] += code
            parts += [text, '']
    parts[-1] += ')'
    return parts, items


def constant(item):
    kind, value = item
    return "'" + value.replace("'", "''") + "'" if kind == 'c' else str(value)


def blanks(rng, code):
    """Blanks mean nothing in fixed form."""
    return ''.join(c + (' ' * rng.randint(1, 2) if rng.random() < 0.08 and c != '"' and c != "'" and c != 'H' else '')
                   for c in code)


def mixed(rng, code):
    return ''.join(c.lower() if rng.random() < 0.5 else c for c in code)


def fixed(rng, label, statement, breaks):
    """The lines of a statement; breaks are the places where a line may end and be filled with blanks."""
    lines, first, text = [], True, statement
    while text or first:
        if rng.random() < 0.15:
            lines.append(rng.choice(['C comment isn\'t', '* x "', '! y\'', '', '      ! z "', 'c', '#line 7']))
        if first:
            head = f'{label:<5} ' if label else '      '
            tab = rng.random() < 0.1
            head = f'{label or ""}\t' if tab else rng.choice([head, f'{label or "":>5}0']) if label else head
        else:
            head = rng.choice(['     1', '     +', '     &', '     !', "     '", '\t1'])
        most = 66
        size = most if rng.random() < 0.5 else rng.randint(1, most)
        at = len(statement) - len(text)
        if size < most and size < len(text) and at + size not in breaks:
            size = most  # a shorter line would be filled within a constant
        line = head + text[:size]
        text = text[size:]
        if '\t' not in line and len(line) == 72 and rng.random() < 0.3:
            line += '00010\''
        lines.append(line)
        first = False
    return lines


def free(rng, label, statement, breaks):
    lines, line, text, start = [], (f'{label} ' if label else rng.choice(['', '  '])), statement, True
    while text:
        size = rng.randint(1, 40)
        at = len(statement) - len(text)
        inside = at + size not in breaks
        if size >= len(text) or (start and size < 8):
            size = len(text)
        line += text[:size]
        text = text[size:]
        start = False
        if text:
            line += '&' + rng.choice(['', '  ']) if inside else rng.choice(['&', ' & ', '& ! it\'s "', ' &'])
            lines.append(line)
            if rng.random() < 0.2:
                lines.append(rng.choice(['! comment\'', '', '   ! "x']))
            line = rng.choice(['&', '  &'])
    lines.append(line + (rng.choice(['', '  ! it\'s', ' ;']) if rng.random() < 0.3 else ''))
    return lines


def case(rng, number):
    form = rng.choice(['fixed', 'free'])
    lay = fixed if form == 'fixed' else free
    lines, units = [], []
    start = '      ' if form == 'fixed' else ''
    count = rng.randint(1, 4)
    lines += [start + 'PROGRAM MAINP'] + [f'{start}CALL S{n}' for n in range(count)] + [start + 'END PROGRAM']
    for n in range(count):
        label = rng.choice([1, 10, 10, 20, 99999])
        parts, items = format_parts(rng)
        head = 'FORMAT'
        statement, breaks = '', set()
        for k, part in enumerate([head + parts[0]] + parts[1:]):
            if k % 2 == 0:
                part = mixed(rng, part)
                part = blanks(rng, part) if form == 'fixed' else part
                breaks |= set(range(len(statement) + 1, len(statement) + len(part)))
            statement += part
        lines += [f'{start}SUBROUTINE S{n}', f"{start}WRITE(*,'(A)') '=== {n}'"]
        write = f'WRITE(*,{label})' + (' ' + ','.join(constant(item) for item in items) if items else '')
        body = [lay(rng, 0, write, set(range(1, 10))), lay(rng, label, statement, breaks)]
        if rng.random() < 0.5:
            body.reverse()
        lines += body[0] + body[1] + [start + rng.choice(['END', 'END SUBROUTINE', f'END SUBROUTINE S{n}'])]
        units.append({'name': f'S{n}', 'label': label, 'items': [[kind, str(value)] for kind, value in items]})
    end = rng.choice(['\n', '\n', '\r\n'])
    source = end.join(lines) + rng.choice(['', end])
    return {'id': f'{form}-{number}', 'form': form, 'source': source, 'units': units}


def answer(command, made):
    with tempfile.TemporaryDirectory() as work:
        name = 'p.f' if made['form'] == 'fixed' else 'p.f90'
        with open(f'{work}/{name}', 'wb') as out:
            out.write(made['source'].encode('latin-1'))
        if subprocess.run(command + [name, '-o', 'p'], cwd=work, capture_output=True).returncode:
            return None
        run = subprocess.run(['./p'], cwd=work, capture_output=True, timeout=10)
        written = run.stdout.decode('latin-1').split('=== ')[1:]
        return [one.split('\n', 1)[1].removesuffix('\n') for one in written] if run.returncode == 0 else None


def main():
    rng = random.Random(int(sys.argv[1]))
    for number in range(int(sys.argv[2])):
        made = case(rng, number)
        for compiler, command in COMPILERS.items():
            if shutil.which(command[0]):
                made[compiler] = answer(command, made)
        print(json.dumps(made))


if __name__ == '__main__':
    main()
