#!/usr/bin/env python3
"""Make programs of statements on one file, for units.py.

  unit_cases.py KIND SEED COUNT [MORE] > CASES.jsonl

KIND is formatted, unformatted or list (list-directed READ among formatted statements).
The answers that the tests read have about 1,450 of such programs (list 11 200 among them) and
some by hand; each line of them can be asked again. MORE is how many statements more each has.
"""
import json, random, struct, sys

LINES = ['abc', '12345678', '  7', 'last', '', 'x', 'one two', '4 5 6', '1.5,2', '  -3', 'hello world']
WORDS = ['a', 'new', 'longer', '', 'zz 9', '12']
# formats to read by, w for a width, and the items that they are for
READS = [('(Aw)', ['w']), ('(Iw)', ['i4']), ('(Aw,A2)', ['w', 'ch2']), ('(2Aw)', ['w', 'w']),
         ('(Aw,/,A3)', ['w', 'ch3']), ('(A)', ['w']), ('(Aw,2X,A1)', ['w', 'ch1']), ('(T3,Aw)', ['w']),
         ('(Aw,TL2,A2)', ['w', 'ch2']), ('(1X,Aw)', ['w']), ('(Aw,/)', ['w']), ('()', []),
         ('(Aw,T1,A1)', ['w', 'ch1'])]
# formats to write by, and their items: characters or a range of integers
WRITES = [('(A)', ['ch']), ('(I4)', [(-99, 999)]), ('(A,1X,I2)', ['ch', (0, 99)]), ('(A,/,A)', ['ch', 'ch']),
          ("('lit')", []), ('(A,T8)', ['ch']), ('(A,2X)', ['ch']), ('(T3,A)', ['ch']), ('(A)', ['ch', 'ch']),
          ('(A,TL1,A)', ['ch', 'ch'])]
LISTS = [['i4'], ['ch5'], ['ch3', 'i4'], ['i4', 'i4'], ['r8']]
KINDS = ['i4', 'ch1', 'ch3', 'r8', 'i2', 'ch8']
OLD = {'action': 'readwrite', 'status': 'old'}


class Maker:
    def __init__(self, seed, more=0):
        self.seed = seed
        self.more = more
        self.random = random.Random(seed)

    def one(self, choices):
        return self.random.choice(choices)

    def below(self, share):
        return self.random.random() < share

    def steps(self, most, *shares):
        """Up to most - 1 steps, each by the first function whose share a random number is below."""
        made = []
        for _ in range(self.more + self.random.randrange(2, most)):
            where = self.random.random()
            given = self.before()
            made.append(next(make for share, make in shares if where < share)(given))
        return made

    def before(self):
        return {}

    def text(self):
        lines = [self.one(LINES) for _ in range(self.random.randrange(0, 6))]
        return '\n'.join(lines) + (self.one(['\n', '\n', '\n', '']) if lines else '')

    def word(self):
        word = self.one(WORDS)
        return [f'ch{len(word)}', word]

    def advance(self, step, share):
        if self.below(share):
            step['advance'] = 'no'
        return step

    def read(self, share, given):
        fmt, items = self.one(READS)
        width = self.one([1, 2, 3, 5, 9])
        items = [f'ch{width}' if kind == 'w' else kind for kind in items]
        return self.advance({'do': 'read', 'fmt': fmt.replace('w', str(width)), 'items': items, **given}, share)

    def write(self, share, given):
        fmt, items = self.one(WRITES)
        items = [self.word() if kind == 'ch' else ['i4', self.random.randrange(*kind)] for kind in items]
        return self.advance({'do': 'write', 'fmt': fmt, 'items': items, **given}, share)

    def read_list(self, _):
        return {'do': 'read', 'fmt': '*', 'items': self.one(LISTS)}

    def read_record(self, given):
        items = [self.one(KINDS) for _ in range(self.random.randrange(0, 3))]
        return {'do': 'read', 'items': items, **given}

    def write_record(self, given):
        items = [self.word() if self.below(.5) else ['i4', self.random.randrange(-9, 9)]
                 for _ in range(self.random.randrange(0, 3))]
        return {'do': 'write', 'items': items, **given}

    # ---- programs ----

    def sequential(self, name):
        steps = self.steps(8, (.5, lambda g: self.read(.5, g)), (.72, lambda g: self.write(.35, g)),
                           (.86, do('backspace')), (.94, do('rewind')), (1, do('endfile')))
        keys = dict(OLD)
        if self.below(.15):
            keys['position'] = 'append'
        if self.below(.15):
            keys['pad'] = 'no'
        return case('s' + name, keys, steps, self.text().encode())

    def stream(self, name):
        self.before = lambda: {} if self.below(.5) else {'pos': self.random.randrange(1, 25)}
        steps = self.steps(7, (.55, lambda g: self.read(.4, g)), (.85, lambda g: self.write(.3, g)),
                           (.92, do('backspace')), (.97, do('rewind')), (1, do('endfile')))
        return case('t' + name, {**OLD, 'access': 'stream'}, steps, self.text().encode())

    def direct(self, name):
        length = self.one([4, 8, 12])
        self.before = lambda: {'rec': self.random.randrange(1, 6)}
        steps = self.steps(7, (.5, lambda g: self.read(0, g)), (1, lambda g: self.write(0, g)))
        keys = {'action': 'readwrite', 'access': 'direct', 'recl': length}
        return case('d' + name, keys, steps, self.text().encode() if self.below(.5) else None)

    def with_lists(self, name):
        steps = self.steps(8, (.4, self.read_list), (.65, lambda g: self.read(.7, g)),
                           (.78, lambda g: self.write(.35, g)), (.92, do('backspace')), (1, do('rewind')))
        return case('l' + name, OLD, steps, self.text().encode())

    def unformatted(self, name):
        steps = self.steps(9, (.45, self.read_record), (.75, self.write_record), (.86, do('backspace')),
                           (.95, do('rewind')), (1, do('endfile')))
        records = [self.letters(self.one([0, 1, 4, 8, 12, 20])) for _ in range(self.random.randrange(0, 5))]
        keys = {**OLD, 'form': 'unformatted'}
        marker = '<i'
        if self.below(.3):
            keys['convert'] = 'big_endian'
            marker = '>i'
        if self.below(.15):
            keys['position'] = 'append'
        marked = [struct.pack(marker, len(record)) for record in records]
        return case('u' + name, keys, steps, b''.join(m + r + m for m, r in zip(marked, records)))

    def unformatted_stream(self, name):
        self.before = lambda: {} if self.below(.5) else {'pos': self.random.randrange(1, 30)}
        steps = self.steps(8, (.5, self.read_record), (.85, self.write_record), (.95, do('rewind')), (1, do('endfile')))
        keys = {**OLD, 'form': 'unformatted', 'access': 'stream'}
        return case('v' + name, keys, steps, self.letters(self.random.randrange(0, 30)))

    def unformatted_direct(self, name):
        self.before = lambda: {'rec': self.random.randrange(1, 6)}
        steps = self.steps(8, (.5, self.read_record), (1, self.write_record))
        keys = {'action': 'readwrite', 'form': 'unformatted', 'access': 'direct', 'recl': self.one([4, 8, 12])}
        return case('w' + name, keys, steps, self.letters(self.random.randrange(0, 40)) if self.below(.5) else None)

    def letters(self, count):
        return bytes(self.random.randrange(65, 90) for _ in range(count))


def do(statement):
    return lambda given: {'do': statement}


def case(name, keys, steps, content):
    made = {'id': name, 'open': keys, 'steps': steps}
    if content is not None:
        made['file'] = content.hex()
    return made


PROGRAMS = {'formatted': [Maker.sequential] * 3 + [Maker.stream, Maker.direct],
            'unformatted': [Maker.unformatted] * 2 + [Maker.unformatted_stream, Maker.unformatted_direct],
            'list': [Maker.with_lists]}


def main():
    kind, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    maker = Maker(seed, int(sys.argv[4]) if len(sys.argv) > 4 else 0)
    for n in range(count):
        maker.before = dict
        print(json.dumps(maker.one(PROGRAMS[kind])(maker, f'{seed}-{n}')))


if __name__ == '__main__':
    main()
