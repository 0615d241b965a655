#!/usr/bin/env python3
"""Ask real Fortran compilers what a statement does.

Reads cases, one JSON object a line, and prints each case with one more key for
every compiler asked: what that compiler's runtime did.

  ask.py [--compiler NAME]... CASES.jsonl > ANSWERS.jsonl

Compilers: gfortran (package gfortran), flang-new-19 (package flang-19). Without
--compiler, every one of the two that is installed is asked.

Every case has "id", "op" and, if it likes, "open" with OPEN keywords, for instance
{"decimal": "comma", "delim": "quote"}. A case that reads has "input", a list of records,
and may have "end", what ends the last one. What else it has depends on "op":

  write           {"fmt": "(F8.3)", "items": [["r8", "400921fb54442d18"]]}
  read            {"fmt": "(F8.3)", "input": ["   3.142"], "items": ["r8"]}
                  "fmt" is a format, or "*" for list-directed
  namelist-read   {"group": "nml", "variables": [["i", "i4"], ["a", "i4", "-1:2,3"], ["w", "t", "2"]],
                   "types": {"t": [["x", "i4"], ["s", "ch4"]]}, "input": ["&nml i=1 /"]}
                  integers and reals begin as -9, characters as '-', logicals as false
  namelist-write  the same with "values" in place of "input": those of all variables, their
                  elements and components, in their order

Item types: i1 i2 i4 i8 (decimal integers), r4 r8 (the bits, in hexadecimal),
c8 c16 (two r4 or r8, as a list), l4 (true or false), chN (a string of length N).

An answer is {"iostat": "ok" | "eof" | "eor" | "error" | "crash" | "hang" |
"refused-at-compile-time"} and, where the statement gave any, "records" (of what writes) or
"values" (of what reads: as the item types above; an item that "read" left alone is null).

One class an op: see Op for what it has to say.
"""
import argparse, itertools, json, os, shutil, subprocess, sys, tempfile

CHUNK = 300
KIND = {'i1': 1, 'i2': 2, 'i4': 4, 'i8': 8, 'r4': 4, 'r8': 8, 'c8': 4, 'c16': 8, 'l4': 4}
SENTINEL = {'i1': -77, 'i2': -7777, 'i4': -77777777, 'i8': -7777777777777777}
UNTOUCHED = ('7ff8dead00000777', '7fc0dead')


# ---- Fortran text ----

def quote(text):
    return "'" + text.replace("'", "''") + "'"


def real(kind, bits):
    return f"transfer(int(z'{int(bits, 16):0{kind * 2}x}',{kind}),1.0_{kind})"


def literal(item):
    kind, value = item
    if kind[0] == 'i':
        # the most negative value has no literal: build it
        return f"int({value}_8,{KIND[kind]})" if value != -2**63 else "(-9223372036854775807_8-1_8)"
    if kind[0] == 'r':
        return real(KIND[kind], value)
    if kind.startswith('ch'):
        return quote(value)
    if kind[0] == 'c':
        return f"cmplx({real(KIND[kind], value[0])},{real(KIND[kind], value[1])},{KIND[kind]})"
    return '.true.' if value else '.false.'


def declare(kind, name, shape=None):
    dims = f"({shape})" if shape else ''
    if kind[0] == 'i':
        return f"integer({KIND[kind]}) :: {name}{dims}"
    if kind[0] == 'r':
        return f"real({KIND[kind]}) :: {name}{dims}"
    if kind.startswith('ch'):
        return f"character(len={kind[2:]}) :: {name}{dims}"
    if kind in ('c8', 'c16'):
        return f"complex({KIND[kind]}) :: {name}{dims}"
    if kind == 'l4':
        return f"logical(4) :: {name}{dims}"
    return f"type({kind}) :: {name}{dims}"


def untouched(kind, name):
    """Set an item to what no case has, so that one left alone can be told."""
    if kind[0] == 'i':
        return f"{name} = {SENTINEL[kind]}_{KIND[kind]}"
    if kind.startswith('ch'):
        return f"{name} = repeat(achar(1), {kind[2:]})"
    nans = {8: "transfer(int(z'7ff8dead00000777',8),1.0_8)", 4: "transfer(int(z'7fc0dead',4),1.0_4)"}
    if kind[0] == 'r':
        return f"{name} = {nans[KIND[kind]]}"
    if kind[0] == 'c':
        return f"{name} = cmplx({nans[KIND[kind]]},{nans[KIND[kind]]},{KIND[kind]})"
    return f"{name} = .false."


def show(kind, name):
    """Write the value of an item to the answers."""
    if kind[0] == 'i':
        return f"write(20,'(a,i0)') 'v ', {name}"
    if kind[0] == 'r':
        k = KIND[kind]
        return f"write(20,'(a,z{2 * k}.{2 * k})') 'v ', transfer({name},0_{k})"
    if kind.startswith('ch'):
        return f"write(20,'(a,*(z2.2))') 'v ', (iachar({name}(ask_i:ask_i)), ask_i=1,{kind[2:]})"
    if kind[0] == 'c':
        k = KIND[kind]
        edit = f"z{2 * k}.{2 * k}"
        return f"write(20,'(a,{edit},1x,{edit})') 'v ', transfer(real({name}),0_{k}), transfer(aimag({name}),0_{k})"
    return f"write(20,'(a,l1)') 'v ', {name}"


def value(kind, text):
    """The value that show wrote."""
    if kind[0] == 'i':
        return int(text)
    if kind[0] == 'r':
        return text.strip().lower()
    if kind.startswith('ch'):
        return bytes.fromhex(text.replace(' ', '0')).decode('latin-1')
    if kind[0] == 'c':
        return text.lower().split()
    return text.strip() == 'T'


def wrap(statement):
    """Continue a long statement over lines, inside literals too."""
    out = []
    while len(statement) > 110:
        out.append(statement[:110] + '&')
        statement = '&' + statement[110:]
    out.append(statement)
    return '\n'.join(out)


# ---- the ops ----

class Op:
    """A kind of case. Each case becomes a subroutine of its own in one program."""
    reads = False   # the case's "input" becomes the file in/N
    writes = False  # the file out/N becomes the answer's "records"

    def declarations(self, case):
        """Lines of Fortran: the subroutine's own variables (ask_i, ios and f it has anyway)."""
        return []

    def statements(self, n, case):
        """Lines of Fortran: what is done, with ios as what it came to; files in/N and out/N."""
        raise NotImplementedError

    def shown(self, case):
        """[kind, designator] of what becomes the answer's "values", in their order."""
        return []

    def value(self, kind, text):
        return value(kind, text)

    def opened(self, n, case, how):
        keys = ''.join(f", {k}='{v}'" for k, v in case.get('open', {}).items())
        if how == 'read':
            return f"open(10,file='in/{n}',form='formatted',status='old',action='read'{keys})"
        return f"open(10,file='out/{n}',form='formatted',status='replace',action='write'{keys})"


class Write(Op):
    writes = True

    def statements(self, n, case):
        how = '*' if case['fmt'] == '*' else 'f'
        items = ', '.join(literal(item) for item in case['items'])
        return [f"f = {quote(case['fmt'])}", self.opened(n, case, 'write'), f"write(10,{how},iostat=ios) {items}",
                "close(10)"]


class Read(Op):
    reads = True

    def declarations(self, case):
        return [declare(kind, name) for kind, name in self.shown(case)]

    def statements(self, n, case):
        how = '*' if case['fmt'] == '*' else 'f'
        shown = self.shown(case)
        return ([f"f = {quote(case['fmt'])}"] + [untouched(kind, name) for kind, name in shown]
                + [self.opened(n, case, 'read'), f"read(10,{how},iostat=ios) {', '.join(name for _, name in shown)}",
                   "close(10)"])

    def shown(self, case):
        return [[kind, f"x{k}"] for k, kind in enumerate(case['items'])]

    def value(self, kind, text):
        got = value(kind, text)
        if kind[0] == 'i' and got == SENTINEL[kind]:
            return None
        if kind[0] == 'r' and got in UNTOUCHED or kind in ('c8', 'c16') and got[0] in UNTOUCHED:
            return None
        return got


class Namelist(Op):
    def declarations(self, case):
        lines = []
        for name, parts in case.get('types', {}).items():
            lines += [f"type {name}"] + [declare(part[1], part[0], *part[2:]) for part in parts] + ["end type"]
        lines += [declare(variable[1], variable[0], *variable[2:]) for variable in case['variables']]
        names = ', '.join(variable[0] for variable in case['variables'])
        return lines + [f"namelist /{case['group']}/ {names}"]

    def shown(self, case):
        return [cell for variable in case['variables'] for cell in self.cells(variable, '', case)]

    def cells(self, variable, prefix, case):
        """[kind, designator] of each element and component of a variable, in their order."""
        name, kind = prefix + variable[0], variable[1]
        bounds = [self.bounds(dim) for dim in variable[2].split(',')] if len(variable) > 2 else []
        for index in itertools.product(*[range(low, high + 1) for low, high in reversed(bounds)]):
            one = name + (f"({','.join(str(i) for i in reversed(index))})" if index else '')
            if kind in case.get('types', {}):
                for part in case['types'][kind]:
                    yield from self.cells(part, one + '%', case)
            else:
                yield [kind, one]

    @staticmethod
    def bounds(dim):
        low, _, high = dim.rpartition(':')
        return int(low or 1), int(high)


class NamelistRead(Namelist):
    reads = True

    def statements(self, n, case):
        lines = []
        for kind, cell in self.shown(case):
            if kind.startswith('ch'):
                lines.append(f"{cell} = repeat('-', {kind[2:]})")
            elif kind in ('c8', 'c16'):
                lines.append(f"{cell} = (-9.,-9.)")
            else:
                lines.append(f"{cell} = " + ('.false.' if kind == 'l4' else '-9'))
        return lines + [self.opened(n, case, 'read'), f"read(10,{case['group']},iostat=ios)", "close(10)"]


class NamelistWrite(Namelist):
    writes = True

    def statements(self, n, case):
        lines = [f"{cell} = {literal([kind, one])}" for (kind, cell), one in zip(self.shown(case), case['values'])]
        return lines + [self.opened(n, case, 'write'), f"write(10,{case['group']},iostat=ios)", "close(10)"]


OPS = {'write': Write(), 'read': Read(), 'namelist-read': NamelistRead(), 'namelist-write': NamelistWrite()}


# ---- one program for many cases ----

def case_source(n, case):
    op = OPS[case['op']]
    lines = [f"subroutine case{n}()", "use shared_io", "implicit none", "integer :: ask_i, ios",
             f"character(len={max(1, len(case.get('fmt', '')))}) :: f"]
    lines += op.declarations(case)
    lines += ["ask_i = 0", "ios = 0"]
    lines += op.statements(n, case)
    lines += [f"call verdict({n},ios)"]
    if op.reads:
        lines += [show(kind, name) for kind, name in op.shown(case)]
    lines += ["flush(20)", "end subroutine"]
    return '\n'.join(wrap(line) for line in lines)


def program(cases):
    parts = ["module shared_io", "use, intrinsic :: iso_fortran_env", "contains", "subroutine verdict(n, ios)",
             "integer, intent(in) :: n, ios", "character(5) :: word", "word = 'error'", "if (ios == 0) word = 'ok'",
             "if (ios == iostat_end) word = 'eof'", "if (ios == iostat_eor) word = 'eor'",
             "write(20,'(a,i0,1x,a)') 'c ', n, trim(word)", "end subroutine", "end module"]
    parts += [case_source(n, case) for n, case in enumerate(cases)]
    parts += ["program ask", "implicit none", "integer :: first, n", "character(12) :: arg",
              "call get_command_argument(1, arg)", "read(arg,*) first",
              "open(20,file='answers',form='formatted',status='unknown',position='append')",
              f"do n = first, {len(cases) - 1}", "write(20,'(a,i0)') 'b ', n", "flush(20)", "select case (n)"]
    parts += [f"case ({n})\ncall case{n}()" for n in range(len(cases))]
    parts += ["end select", "end do", "end program"]
    return '\n'.join(parts) + '\n'


def put_inputs(work, cases):
    for n, case in enumerate(cases):
        if OPS[case['op']].reads:
            text = '\n'.join(case['input']) + (case.get('end', '\n') if case['input'] else '')
            with open(f'{work}/in/{n}', 'wb') as out:
                out.write(text.encode('latin-1'))


def take_answers(work, cases, answers):
    """Reads what the program has said so far; returns the last case that it began."""
    begun, current, shown = -1, None, []
    for line in open(f'{work}/answers', encoding='latin-1'):
        tag, rest = line[0], line[2:].rstrip('\n')
        if tag == 'b':
            begun = int(rest)
        elif tag == 'c':
            current, word = int(rest.split()[0]), rest.split()[1]
            answers[current] = {'iostat': word}
            op = OPS[cases[current]['op']]
            if op.reads:
                shown = op.shown(cases[current])
                answers[current]['values'] = []
        elif tag == 'v':
            got = answers[current]['values']
            got.append(OPS[cases[current]['op']].value(shown[len(got)][0], rest))
    return begun


def take_records(work, cases, answers):
    for n, case in enumerate(cases):
        path = f'{work}/out/{n}'
        if OPS[case['op']].writes and os.path.exists(path) and answers[n]['iostat'] == 'ok':
            text = open(path, 'rb').read().decode('latin-1')
            answers[n]['records'] = text.split('\n')[:-1] if text.endswith('\n') else text.split('\n')


def ask(compiler, cases):
    work = tempfile.mkdtemp(prefix='oracle-')
    try:
        os.mkdir(f'{work}/in'), os.mkdir(f'{work}/out')
        put_inputs(work, cases)
        with open(f'{work}/ask.f90', 'w', encoding='latin-1') as out:
            out.write(program(cases))
        flags = ['-O0', '-w', '-fno-range-check', '-ffree-line-length-none'] if 'gfortran' in compiler else ['-O0', '-w']
        done = subprocess.run([compiler, *flags, 'ask.f90', '-o', 'ask'], cwd=work, capture_output=True, text=True)
        if done.returncode:
            if len(cases) == 1:
                return [{'iostat': 'refused-at-compile-time'}]
            half = len(cases) // 2
            return ask(compiler, cases[:half]) + ask(compiler, cases[half:])
        answers = [{'iostat': 'crash'} for _ in cases]
        first = 0
        while first < len(cases):
            hung = False
            try:
                subprocess.run(['./ask', str(first)], cwd=work, capture_output=True, timeout=60)
            except subprocess.TimeoutExpired:
                hung = True
            begun = take_answers(work, cases, answers)
            lost = answers[begun].get('iostat') == 'crash'
            if lost and hung:
                answers[begun] = {'iostat': 'hang'}
            first = begun + 1 if lost else len(cases)
        take_records(work, cases, answers)
        return answers
    finally:
        shutil.rmtree(work)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--compiler', action='append')
    parser.add_argument('cases')
    args = parser.parse_args()
    compilers = args.compiler or [c for c in ('gfortran', 'flang-new-19') if shutil.which(c)]
    if not compilers:
        sys.exit('ask: neither gfortran nor flang-new-19 is installed: apt-get install gfortran flang-19')
    cases = [json.loads(line) for line in open(args.cases, encoding='utf-8') if line.strip()]
    for start in range(0, len(cases), CHUNK):
        chunk = cases[start:start + CHUNK]
        for compiler in compilers:
            name = 'flang' if 'flang' in compiler else compiler
            for case, answer in zip(chunk, ask(compiler, chunk)):
                case[name] = answer
        for case in chunk:
            print(json.dumps(case))
        sys.stdout.flush()


if __name__ == '__main__':
    main()
