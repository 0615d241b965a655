package formwork.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.edit.FormatItem.GroupEnd;
import formwork.edit.FormatItem.GroupStart;
import formwork.error.FormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random texts: whatever comes, nothing but a list that holds together or a fault in the text. */
class FormatParserFuzzTest {
    private static final String ALPHABET = "(),.:/'\"$\\*+-0123456789ABDEFGHILNOPQRSTXZabdefgh \t%";
    private static final String[] PIECES = {
        "I5",
        "I3.2",
        "I",
        "B8",
        "BN",
        "BZ",
        "O6",
        "Z4",
        "F8.2",
        "F0.2",
        "F8",
        "F",
        "E12.4",
        "E12.4E3",
        "EN12.3",
        "ES12.3E2",
        "EX9.2",
        "D",
        "DT'a'(1)",
        "G12.4",
        "G0",
        "G",
        "L2",
        "A",
        "A4",
        "AT",
        "T3",
        "TL2",
        "TR2",
        "T",
        "X",
        "2X",
        "0X",
        ":",
        "/",
        "2/",
        "S",
        "SP",
        "0P",
        "-1P",
        "P",
        "RU",
        "DC",
        "'a'",
        "\"b\"",
        "2Hab",
        "H",
        "$",
        "LZ",
        "LZP",
        "Q",
        "(I3)",
        "2(",
        "*(",
        ")",
        ",",
        ",,",
        " ",
        "3",
        "99999999999"
    };

    @Test
    void throwsNothingButFormatExceptions() {
        check(20261130, 50_000);
    }

    @Test
    @Tag("slow")
    void throwsNothingButFormatExceptionsByTheMillion() {
        check(System.nanoTime(), 1_000_000);
    }

    private static void check(long seed, int count) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < count; i++) {
            String text = random.nextBoolean() ? characters(random) : pieces(random);
            try {
                check(text);
            } catch (RuntimeException | AssertionError failure) {
                throw new AssertionError("seed " + seed + ", format <" + text + ">", failure);
            }
        }
    }

    private static void check(String text) {
        FormatList union = null;
        try {
            union = FormatParser.parse(text);
            holdsTogether(union);
            assertEquals(union.canonical(), FormatParser.parse(union.canonical()).canonical());
        } catch (FormatException fault) {
            assertTrue(fault.offset() >= 0 && fault.offset() <= text.length());
            assertTrue(fault.picture().endsWith("^"));
        }
        FormatList late = FormatParser.parseLate(text);
        holdsTogether(late);
        assertEquals(union == null, hasFault(late));
        try {
            FormatList strict = FormatParser.parseStrict(text);
            holdsTogether(strict);
            assertTrue(union != null, "the standard allows what no compiler takes");
            assertEquals(strict.items(), union.items());
        } catch (FormatException fault) {
            assertTrue(fault.offset() <= text.length());
        }
    }

    private static boolean hasFault(FormatList list) {
        return list.items().stream()
                .anyMatch(
                        item ->
                                item instanceof FormatItem.Edit edit
                                        && edit.descriptor() instanceof ControlEdit.FaultEdit);
    }

    private static void holdsTogether(FormatList list) {
        List<Integer> open = new ArrayList<>();
        int deepest = 0;
        int lastOffset = -1;
        for (int i = 0; i < list.items().size(); i++) {
            FormatItem item = list.items().get(i);
            assertTrue(item.textOffset() <= list.text().length());
            assertTrue(item.textOffset() >= lastOffset, "items in the order of the text");
            lastOffset = item.textOffset();
            if (item instanceof GroupStart start) {
                open.add(i);
                deepest = Math.max(deepest, open.size());
                assertTrue(start.end() > i);
            } else if (item instanceof GroupEnd end) {
                assertEquals(open.remove(open.size() - 1), end.start());
                assertEquals(i, ((GroupStart) list.items().get(end.start())).end());
            }
        }
        assertTrue(open.isEmpty());
        assertEquals(deepest, list.depth());
        assertTrue(
                list.reversion() == 0 || list.items().get(list.reversion()) instanceof GroupStart);
    }

    private static String characters(SplittableRandom random) {
        StringBuilder text = new StringBuilder("(");
        int length = random.nextInt(12);
        for (int i = 0; i < length; i++) {
            text.append(
                    random.nextInt(100) == 0
                            ? (char) random.nextInt(0x10000)
                            : ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return text.append(random.nextInt(5) == 0 ? "" : ")").toString();
    }

    private static String pieces(SplittableRandom random) {
        StringBuilder text = new StringBuilder("(");
        int length = random.nextInt(8);
        for (int i = 0; i < length; i++) {
            text.append(i > 0 && random.nextInt(4) > 0 ? "," : "");
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        text.append(")");
        if (random.nextInt(4) == 0) {
            text.deleteCharAt(random.nextInt(text.length()));
        }
        return text.toString();
    }
}
