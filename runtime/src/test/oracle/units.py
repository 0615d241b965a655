#!/usr/bin/env python3
"""Ask real Fortran compilers what statements on a file do, one after the other.

Reads cases, one JSON object a line, and prints each with one more key for every
compiler asked (see ask.py, which this extends to ACCESS=, ADVANCE=, REC=, POS=,
file positioning and unformatted records).

  units.py [--compiler NAME]... [--flags FLAGS] CASES.jsonl > ANSWERS.jsonl

A case:
  {"id": "u1", "file": "6162630a", "open": {"action": "readwrite"},
   "steps": [{"do": "read", "fmt": "(A2)", "items": ["ch2"], "advance": "no"},
             {"do": "backspace"},
             {"do": "write", "fmt": "(I5)", "items": [["i4", 5]]}]}

"file": the bytes of the file before, in hexadecimal; without it there is no file.
"open": keywords of OPEN; FORM= is FORMATTED unless said. "steps" do: read, write
(without "fmt" unformatted; "fmt": "*" list-directed; with "rec", "pos", "advance"),
backspace, rewind, endfile, flush, inquire, close (with "status"), open (with "open").
Item types as in ask.py.

An answer: {"open": IOSTAT, "steps": [{"iostat": ..., "values": [...], "size": n,
"facts": {...}}, ...], "file": bytes after the end of the program in hexadecimal, or
null if there is no file}. Steps that were not reached are missing.
"""
import argparse, json, os, shlex, shutil, subprocess, sys, tempfile

from ask import SENTINEL, UNTOUCHED, declare, literal, show, untouched, value, wrap

CHUNK = 120
TEXT_FACTS = ['access', 'sequential', 'direct', 'stream', 'form', 'formatted', 'unformatted',
              'action', 'read', 'write', 'readwrite', 'position', 'blank', 'pad', 'decimal',
              'delim', 'sign', 'round', 'encoding', 'convert']
NUMBER_FACTS = ['recl', 'nextrec', 'pos', 'size']
TRUTH_FACTS = ['exist', 'opened', 'named']


def open_statement(n, keys):
    keys = dict(keys)
    keys.setdefault('form', 'formatted')
    named = '' if keys.get('status') == 'scratch' else f",file='f/{n}'"
    text = ''.join(f",{k}={v}" if isinstance(v, int) else f",{k}='{v}'" for k, v in keys.items())
    return f"open(10{named}{text},iostat=ios)"


def case_source(n, case):
    lines = [f"subroutine case{n}()", "use shared_io", "implicit none", "integer :: ask_i, ios, sz",
             "integer(8) :: posn, fsize, recln, nextr", "logical :: ex, op, nm",
             f"character(len=20) :: t({len(TEXT_FACTS)})"]
    declared = []
    for s, step in enumerate(case['steps']):
        if step['do'] == 'read':
            for k, kind in enumerate(step['items']):
                declared.append(declare(kind, f"x{s}_{k}"))
    lines += declared
    body = ["ask_i = 0", "ios = 0", "sz = 0", open_statement(n, case.get('open', {})), f"call verdict(-1,ios)"]
    for s, step in enumerate(case['steps']):
        body.append("ios = 0")
        do = step['do']
        if do in ('read', 'write'):
            control = ''
            if 'fmt' in step:
                control += ',*' if step['fmt'] == '*' else ",'" + step['fmt'].replace("'", "''") + "'"
            for key in ('rec', 'pos'):
                if key in step:
                    control += f",{key}={step[key]}"
            if 'advance' in step:
                control += f",advance='{step['advance']}'"
                if do == 'read' and step['advance'] == 'no':
                    control += ",size=sz"
            if do == 'read':
                names = [(kind, f"x{s}_{k}") for k, kind in enumerate(step['items'])]
                body += [untouched(kind, name) for kind, name in names]
                body.append("sz = -1")
                body.append(f"read(10{control},iostat=ios) {', '.join(name for _, name in names)}")
                body.append(f"call verdict({s},ios)")
                if step.get('advance') == 'no':
                    body.append("write(20,'(a,i0)') 's ', sz")
                body += [show(kind, name) for kind, name in names]
            else:
                body.append(f"write(10{control},iostat=ios) {', '.join(literal(item) for item in step['items'])}")
                body.append(f"call verdict({s},ios)")
        elif do == 'inquire':
            asked = ''.join(f",{k}=t({i + 1})" for i, k in enumerate(TEXT_FACTS))
            body.append("t = '?'")
            body.append("posn = -77; fsize = -77; recln = -77; nextr = -77; ex = .false.; op = .false.; nm = .false.")
            body.append(f"inquire(10{asked},recl=recln,nextrec=nextr,pos=posn,size=fsize,exist=ex,opened=op,named=nm,iostat=ios)")
            body.append(f"call verdict({s},ios)")
            body += [f"write(20,'(3a)') 'f {k} ', trim(t({i + 1}))" for i, k in enumerate(TEXT_FACTS)]
            body += [f"write(20,'(a,i0)') 'f {k} ', {v}" for k, v in
                     zip(NUMBER_FACTS, ['recln', 'nextr', 'posn', 'fsize'])]
            body += [f"write(20,'(a,l1)') 'f {k} ', {v}" for k, v in zip(TRUTH_FACTS, ['ex', 'op', 'nm'])]
        elif do == 'open':
            body.append(open_statement(n, step.get('open', {})))
            body.append(f"call verdict({s},ios)")
        elif do == 'close':
            status = f",status='{step['status']}'" if 'status' in step else ''
            body.append(f"close(10{status},iostat=ios)")
            body.append(f"call verdict({s},ios)")
        else:
            body.append(f"{do}(10,iostat=ios)")
            body.append(f"call verdict({s},ios)")
        body.append("flush(20)")
    body += ["close(10,iostat=ios)", "flush(20)", "end subroutine"]
    return '\n'.join(wrap(line) for line in lines + body)


def program(cases):
    parts = ["module shared_io", "use, intrinsic :: iso_fortran_env", "contains", "subroutine verdict(n, ios)",
             "integer, intent(in) :: n, ios", "character(5) :: word", "word = 'error'", "if (ios == 0) word = 'ok'",
             "if (ios == iostat_end) word = 'eof'", "if (ios == iostat_eor) word = 'eor'",
             "write(20,'(a,i0,1x,a,1x,i0)') 'c ', n, trim(word), ios", "end subroutine", "end module"]
    parts += [case_source(n, case) for n, case in enumerate(cases)]
    parts += ["program ask", "implicit none", "integer :: first, n", "character(12) :: arg",
              "call get_command_argument(1, arg)", "read(arg,*) first",
              "open(20,file='answers',form='formatted',status='unknown',position='append')",
              f"do n = first, {len(cases) - 1}", "write(20,'(a,i0)') 'b ', n", "flush(20)", "select case (n)"]
    parts += [f"case ({n})\ncall case{n}()" for n in range(len(cases))]
    parts += ["end select", "write(20,'(a)') 'e'", "flush(20)", "end do", "end program"]
    return '\n'.join(parts) + '\n'


def kept(kind, text):
    """The value of an item, or null if the statement left it alone."""
    got = value(kind, text)
    return None if got == SENTINEL.get(kind) or got in UNTOUCHED else got


def ask(compiler, cases, more_flags=()):
    work = tempfile.mkdtemp(prefix='oracle-')
    try:
        os.mkdir(f'{work}/f')
        for n, case in enumerate(cases):
            if 'file' in case:
                with open(f'{work}/f/{n}', 'wb') as out:
                    out.write(bytes.fromhex(case['file']))
        with open(f'{work}/ask.f90', 'w', encoding='latin-1') as out:
            out.write(program(cases))
        flags = ['-O0', '-w']
        if 'gfortran' in compiler:
            flags += ['-fno-range-check', '-ffree-line-length-none', *more_flags]
        done = subprocess.run([compiler, *flags, 'ask.f90', '-o', 'ask'], cwd=work, capture_output=True, text=True)
        if done.returncode:
            if len(cases) == 1:
                if os.environ.get('ORACLE_DEBUG'):
                    sys.stderr.write(done.stderr)
                return [{'open': 'refused-at-compile-time'}]
            half = len(cases) // 2
            return ask(compiler, cases[:half], more_flags) + ask(compiler, cases[half:], more_flags)
        answers = [{} for _ in cases]
        first = 0
        while first < len(cases):
            hung = False
            try:
                subprocess.run(['./ask', str(first)], cwd=work, capture_output=True, timeout=20)
            except subprocess.TimeoutExpired:
                hung = True
            case, step, ended = first, None, True
            for line in open(f'{work}/answers', encoding='latin-1'):
                tag, rest = line[0], line[2:].rstrip('\n')
                if tag == 'b':
                    case, ended = int(rest), False
                    answers[case] = {'open': 'crash', 'steps': []}
                elif tag == 'e':
                    ended = True
                elif tag == 'c':
                    n, word, number = rest.split()
                    if n == '-1':
                        answers[case]['open'] = word
                        if word == 'error':
                            answers[case]['openstat'] = int(number)
                    else:
                        step = {'iostat': word}
                        if word == 'error':
                            step['stat'] = int(number)
                        if cases[case]['steps'][int(n)]['do'] == 'read':
                            step['values'] = []
                        answers[case]['steps'].append(step)
                elif tag == 's':
                    step['size'] = int(rest)
                elif tag == 'f':
                    name, _, text = rest.partition(' ')
                    step.setdefault('facts', {})[name] = text
                elif tag == 'v':
                    kinds = cases[case]['steps'][len(answers[case]['steps']) - 1]['items']
                    step['values'].append(kept(kinds[len(step['values'])], rest))
            if not ended:
                answers[case]['steps'].append({'iostat': 'hang' if hung else 'crash'})
            first = len(cases) if ended else case + 1
            os.replace(f'{work}/answers', f'{work}/answers.old')
        for n in range(len(cases)):
            path = f'{work}/f/{n}'
            answers[n]['file'] = open(path, 'rb').read().hex() if os.path.exists(path) else None
        return answers
    finally:
        shutil.rmtree(work)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--compiler', action='append')
    parser.add_argument('--flags', default='', help='more flags of gfortran')
    parser.add_argument('cases')
    args = parser.parse_args()
    compilers = args.compiler or [c for c in ('gfortran', 'flang-new-19') if shutil.which(c)]
    if not compilers:
        sys.exit('oracle: neither gfortran nor flang-new-19 is installed')
    cases = [json.loads(line) for line in open(args.cases, encoding='utf-8') if line.strip()]
    for start in range(0, len(cases), CHUNK):
        chunk = cases[start:start + CHUNK]
        for compiler in compilers:
            name = 'flang' if 'flang' in compiler else compiler
            for case, answer in zip(chunk, ask(compiler, chunk, shlex.split(args.flags))):
                case[name] = answer
        for case in chunk:
            print(json.dumps(case))
        sys.stdout.flush()


if __name__ == '__main__':
    main()
