package formwork;

import java.util.Random;

/**
 * Texts that are nearly formats: of all descriptors, with extreme numbers, some of them damaged.
 */
final class RandomFormat {
    private static final String[] DATA = {
        "I", "B", "O", "Z", "F", "E", "D", "EN", "ES", "EX", "G", "L", "A", "Q"
    };
    private static final String[] CONTROL = {
        "T", "TL", "TR", "X", "/", ":", "S", "SP", "SS", "P", "BN", "BZ", "RU", "RD", "RZ", "RN",
        "RC", "RP", "DC", "DP", "LZ", "LZP", "LZS", "$", "\\", "AT", "DT", "H"
    };
    private static final String[] EXTREME = {
        "0",
        "00",
        "127",
        "128",
        "255",
        "256",
        "999",
        "1000",
        "4095",
        "65536",
        "1000000",
        "1000001",
        "2147483646",
        "2147483647",
        "2147483648",
        "99999999999999999999",
        "-1",
        "+3"
    };
    private static final String DAMAGE = "()*/:$'\",.+-0123456789 \tIBOZFEDGLAPXTHSRQ\n\0é€";

    private final Random random;
    private final StringBuilder text = new StringBuilder();

    private RandomFormat(Random random) {
        this.random = random;
    }

    /** The next text. */
    static String next(Random random) {
        RandomFormat format = new RandomFormat(random);
        if (random.nextInt(20) == 0) {
            for (int i = random.nextInt(20); i > 0; i--) {
                format.text.append(DAMAGE.charAt(random.nextInt(DAMAGE.length())));
            }
            return format.text.toString();
        }
        format.text.append('(');
        format.items(0);
        format.text.append(')');
        for (int i = random.nextInt(3) == 0 ? random.nextInt(4) : 0; i > 0; i--) {
            format.damage();
        }
        return format.text.toString();
    }

    private void items(int depth) {
        for (int i = random.nextInt(6); i > 0; i--) {
            item(depth);
            if (random.nextInt(12) != 0) {
                text.append(',');
            }
        }
        item(depth);
    }

    private void item(int depth) {
        int how = random.nextInt(20);
        if (how < 3 && depth < 12) {
            group(depth);
        } else if (how < 12) {
            repeat();
            text.append(DATA[random.nextInt(DATA.length)]);
            widths();
        } else if (how < 18) {
            control();
        } else {
            text.append(random.nextBoolean() ? "'it''s'" : "\"a,)b\"");
        }
    }

    private void group(int depth) {
        if (random.nextInt(6) == 0) {
            text.append('*');
        } else {
            repeat();
        }
        // now and then deep: groups in groups alone
        int around = random.nextInt(200) == 0 ? random.nextInt(1200) : 0;
        text.append("(".repeat(around)).append('(');
        items(depth + 1);
        text.append(')').append(")".repeat(around));
    }

    private void control() {
        String name = CONTROL[random.nextInt(CONTROL.length)];
        switch (name) {
            case "T", "TL", "TR" -> text.append(name).append(number(60));
            case "X", "/" -> text.append(random.nextBoolean() ? number(20) : "").append(name);
            case "P" ->
                    text.append(random.nextInt(3) == 0 ? "-" : "").append(number(6)).append(name);
            case "H" -> text.append("3Hx'(");
            default -> text.append(name);
        }
    }

    private void repeat() {
        if (random.nextInt(3) == 0) {
            text.append(number(5));
        }
    }

    private void widths() {
        if (random.nextInt(10) == 0) {
            return;
        }
        text.append(number(30));
        if (random.nextInt(3) != 0) {
            text.append('.').append(number(20));
            if (random.nextInt(4) == 0) {
                text.append('E').append(number(5));
            }
        }
    }

    private String number(int usual) {
        if (random.nextInt(25) == 0) {
            return EXTREME[random.nextInt(EXTREME.length)];
        }
        return Integer.toString(random.nextInt(usual + 1));
    }

    private void damage() {
        int at = random.nextInt(text.length() + 1);
        char c = DAMAGE.charAt(random.nextInt(DAMAGE.length()));
        switch (random.nextInt(3)) {
            case 0 -> text.insert(at, c);
            case 1 -> {
                if (at < text.length()) {
                    text.deleteCharAt(at);
                }
            }
            default -> {
                if (at < text.length()) {
                    text.setCharAt(at, c);
                }
            }
        }
    }
}
