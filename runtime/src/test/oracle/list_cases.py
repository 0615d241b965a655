#!/usr/bin/env python3
"""Make cases of list-directed input and output, for ask.py.

  list_cases.py read|write|texts SEED COUNT > CASES.jsonl

read: values that fit their items, over records, with what may stand between them, and some that do
not fit. texts: any pieces of lists one behind the other. write: items of all kinds, long ones too.
"""
import json, random, struct, sys

KINDS = ['i1', 'i2', 'i4', 'i4', 'i8', 'r4', 'r8', 'r8', 'c8', 'c16', 'l4', 'ch1', 'ch3', 'ch8']
LENGTHS = [0, 1, 2, 3, 5, 8, 13, 40, 76, 77, 78, 79, 80, 81, 120, 155, 156, 157, 158, 159, 160, 200, 240, 300]
PIECES = [' ', '  ', ' ', ',', ',', ';', '/', '\n', '\n', '\r\n', '\r', '\t', '1', '-2', '+3', '1.5', '-.25', '1d3', '2.5-3',
          'Inf', '-nan', 'nan(1)', 'T', '.FALSE.', 'tomato', "'a b'", '"c"', "'it''s'", "'", '"', "''", 'word', 'a/b',
          'longer-than-any', '3*', '2*7', '2*', "3*'x'", '2*(1,2)', '(1,2)', '( 1.5 ,\n-2 )', '(', ')', '(1', '(,)',
          '(1 2)', '(nan,inf)', '*', '.', '-', 'e5', '1,5', '!', '300', '1*']


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.comma = False

    def one(self, choices):
        return self.random.choice(choices)

    def below(self, share):
        return self.random.random() < share

    def digits(self, most):
        return ''.join(self.one('0123456789') for _ in range(self.random.randint(1, most)))

    # ---- values as a list has them ----

    def real(self):
        how = self.random.random()
        if how < .1:
            return self.one(['Inf', '-inf', '+Infinity', 'NaN', 'nan(1)', 'NAN', 'infinity'])
        if how < .3:
            return self.one(['', '-', '+']) + self.digits(6)
        text = self.one(['', '', '-', '+']) + self.one([self.digits(9) + '.', self.digits(4) + '.' + self.digits(17), '.' + self.digits(5)])
        if self.below(.4):
            text += self.one(['e', 'E', 'd', 'D', 'q', '']) + self.one(['+', '-', '+']) + str(self.random.randint(0, 40))
        return text.replace('.', ',') if self.comma and self.below(.9) else text

    def integer(self, most):
        return self.one(['', '', '-', '+']) + str(self.random.randint(0, most))

    def text(self):
        how = self.random.random()
        if how < .35:
            word = ''.join(self.one('abcXYZ019_.+-:%<=>') for _ in range(self.random.randint(1, 12)))
            return word if how < .3 else word[:3] + self.one(['/', ',', ';', "'", '"', '(', ')', '*', '!', '&', '\r']) + word[3:]
        delimiter = self.one(['\'', '\'', '"'])
        inside = ''.join(self.one(['a', 'b', ' ', ',', '/', ';', '\n', '\t', delimiter * 2, '\'' if delimiter == '"' else '"', 'é'])
                         for _ in range(self.random.randint(0, 10)))
        return delimiter + inside + delimiter

    def complex(self):
        def gap():
            return self.one(['', '', '', ' ', '  ', '\n', ' \n ', '\t', '\r\n'] if self.below(.3) else [''])
        between = ';' if self.comma and self.below(.9) else ','
        return f"({gap()}{self.real()}{gap()}{between}{gap()}{self.real()}{gap()})"

    def logical(self):
        return self.one(['T', 'F', 't', 'f', '.true.', '.FALSE.', 'true', 'FALSE', '.T', '.f', 'Tx', 'fabc', '.true', 'F1'])

    def value(self, kind):
        if self.below(.04):
            kind = self.one(KINDS)
        if kind[0] == 'i':
            return self.integer({'i1': 150, 'i2': 40000, 'i4': 2 ** 31, 'i8': 10 ** 15}[kind])
        if kind[0] == 'r':
            return self.real()
        if kind.startswith('ch'):
            return self.text()
        return self.complex() if kind[0] == 'c' else self.logical()

    def separator(self):
        comma = ';' if self.comma and self.below(.85) else ','
        blanks = [self.one([' ', '  ', '\t', '\n', '\n\n', ' \n', '\r\n', '\n ', '', '', ''])
                  for _ in range(2)]
        if self.below(.5):
            return blanks[0] + comma + blanks[1]
        return self.one([' ', ' ', '  ', '\t', '\n', '\r\n', ' \n  ', ' \t', '\r'] if self.below(.9) else ["', ;", ';', ',,', ' , , '])

    # ---- cases ----

    def read(self):
        self.comma = self.below(.12)
        kinds = [self.one(KINDS) for _ in range(self.random.randint(1, 6))]
        text = self.one(['', '', '', '', ' ', '\n', ',', '\t', '\r\n', ' \n '])
        at = 0
        while at < len(kinds) and not (at and self.below(.02)):
            how = self.random.random()
            if how < .08:
                pass
            elif how < .16:
                count = self.random.randint(1, 3)
                text += f'{count}*' + ('' if self.below(.3) else self.value(kinds[at]))
                at += count - 1
            else:
                text += self.value(kinds[at])
            at += 1
            if at < len(kinds):
                text += self.separator()
        if self.below(.15):
            text += self.one([' /', '/', ' / 5', ',/', '\n/', '\r/'])
        if self.below(.06):
            cut = self.random.randint(0, len(text))
            text = self.one([text[:cut], text[:cut] + self.one(PIECES) + text[cut:], text[:cut] + text[cut + 1:]])
        return self.reading(text, kinds)

    def texts(self):
        self.comma = self.below(.1)
        kinds = [self.one(KINDS) for _ in range(self.random.randint(1, 5))]
        return self.reading(''.join(self.one(PIECES) for _ in range(self.random.randint(1, 10))), kinds)

    def reading(self, text, kinds):
        case = {'op': 'read', 'fmt': '*', 'input': text.encode('utf-8').decode('latin-1').split('\n'), 'items': kinds}
        if self.comma:
            case['open'] = {'decimal': 'comma'}
        if self.below(.25):
            case['end'] = self.one(['', '', ' ', '\r\n', '\n\n'])
        return case

    def bits(self, size):
        how = self.random.random()
        if how < .25:
            value = self.one([0., -0., 1., -1., .1, .5, 10., 1e5, 123456.789, 1e-3, 1e15, 1e16, 1e17, 9.9999999e8, 1e9, 1e99, 1e100,
                              float('inf'), float('-inf'), float('nan'), 1e-99, 1e-100, .0999999, 999999.5, 9999999., .95, 9.5])
        elif how < .7:
            value = round(self.random.uniform(-1, 1) * 10. ** self.random.randint(-5, 18), self.random.randint(0, 8))
        else:
            pattern = self.random.getrandbits(size * 8)
            return f'{pattern:0{size * 2}x}'
        try:
            return struct.pack('>d' if size == 8 else '>f', value).hex()
        except OverflowError:
            return '7f800000'

    def item(self, kind, long):
        if kind[0] == 'i':
            width = 8 * int(kind[1]) - 1
            return [kind, self.random.randint(-2 ** width, 2 ** width - 1) >> self.random.randint(0, width)]
        if kind[0] == 'r':
            return [kind, self.bits(int(kind[1]))]
        if kind.startswith('ch'):
            length = self.one(LENGTHS) if long else self.random.randint(0, 9)
            text = ''.join(self.one("abcdefgh  '\"',;/*é"[:self.random.choice([8, 10, 18])]) for _ in range(length))
            text = text.encode('utf-8').decode('latin-1')
            return [f'ch{len(text)}', text]
        if kind[0] == 'c':
            size = 4 if kind == 'c8' else 8
            return [kind, [self.bits(size), self.bits(size)]]
        return [kind, self.below(.5)]

    def write(self):
        long = self.below(.4)
        case = {'op': 'write', 'fmt': '*', 'items': [self.item(self.one(KINDS), long) for _ in range(self.random.randint(1, 9))]}
        keys = {}
        if self.below(.6):
            keys['delim'] = self.one(['quote', 'apostrophe', 'none'])
        if self.below(.12):
            keys['decimal'] = 'comma'
        if self.below(.15):
            keys['sign'] = self.one(['plus', 'suppress'])
        if self.below(.12):
            keys['round'] = self.one(['up', 'down', 'zero', 'nearest'])
        if keys:
            case['open'] = keys
        return case


def main():
    kind, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    maker = Maker(seed)
    for n in range(count):
        print(json.dumps({'id': f'{kind}-{seed}-{n}', **getattr(maker, kind)()}))


if __name__ == '__main__':
    main()
