package formwork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Modes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** DT editing, as the same derived type has it in gfortran 12.2 and flang 19.1. */
final class DefinedEditorTest {
    /** The derived type of the compilers' program. */
    record Pair(int first, int second) {}

    private static final Pair ITEM = new Pair(7, 8);

    private static final DefinedEditor<Pair> PLAIN = editor("(I2,I2)");
    private static final DefinedEditor<Pair> TABS =
            new DefinedEditor<>() {
                @Override
                public void write(Pair item, List<Integer> values, Child child) throws IOException {
                    try (WriteStatement write = child.write(Format.of("(A,T5,I2,TL9,A)"))) {
                        write.put("ab").put(item.first()).put("Z");
                    }
                }

                @Override
                public Pair read(List<Integer> values, Child child) throws IOException {
                    try (ReadStatement read = child.read(Format.of("(T3,I2,T1,I2)"))) {
                        return new Pair(read.nextInt(), read.nextInt());
                    }
                }
            };

    private static DefinedEditor<Pair> editor(String format) {
        return new DefinedEditor<>() {
            @Override
            public void write(Pair item, List<Integer> values, Child child) throws IOException {
                if (!format.equals("(I2,I2)")) {
                    try (WriteStatement write = child.write(Format.of(format))) {
                        write.put(item.first()).put(item.second());
                    }
                    return;
                }
                try (WriteStatement write = child.write(Format.of("('[',I0,':',I0,',',I0)"))) {
                    write.put(values.size()).put(item.first()).put(item.second());
                }
                child.write(Format.of("(']')")).close();
            }

            @Override
            public Pair read(List<Integer> values, Child child) throws IOException {
                try (ReadStatement read = child.read(Format.of(format))) {
                    return new Pair(read.nextInt(), read.nextInt());
                }
            }
        };
    }

    private static void define(Unit unit) {
        unit.define("", PLAIN).define("x", PLAIN).define("tab", TABS);
        unit.define("two", editor("(I2,/,I2)"));
    }

    private static String written(String format, Object... items) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Unit unit = Unit.writing("out", bytes, UnitOptions.DEFAULT)) {
            define(unit);
            try (WriteStatement write = unit.write(Format.of(format))) {
                for (Object item : items) {
                    if (item instanceof Pair pair) {
                        write.putDerived(pair);
                    } else {
                        ItemWriter.put(write, item);
                    }
                }
            }
        }
        return bytes.toString(StandardCharsets.ISO_8859_1);
    }

    @Test
    void writesInTheRecordOfTheStatementThatCalls() throws IOException {
        assertEquals("<[0:7,8]>\n", written("(A,DT,A)", "<", ITEM, ">"));
        assertEquals("<[3:7,8]>\n", written("(A,DT\"x\"(1,2,3),A)", "<", ITEM, ">"));
        assertEquals("<[0:7,8][0:7,8]>\n", written("(A,2DT,A)", "<", ITEM, ITEM, ">"));
        assertEquals("[0:7,8]\n[0:7,8]\n", written("(DT)", ITEM, ITEM));
    }

    @Test
    void columnsAreThoseOfTheWholeRecord() throws IOException {
        assertEquals("Z><a 7\n", written("(A,DT\"tab\",A)", "<<<", ITEM, ">"));
        assertEquals("<<< 7\n q>\n", written("(A,DT\"two\",A,T2,A)", "<<<", ITEM, ">", "q"));
    }

    /** F2018 12.6.4.8.3; gfortran 12.2 begins with those of the connection. */
    @Test
    void modesAreThoseInEffect() throws IOException {
        assertEquals(" +1[+0:+7,+8] +2\n", written("(SP,I3,DT,I3)", 1, ITEM, 2));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {"(A,DT,A) | A 1 2B | 1 2 B", "(A,DT'two',A) | A11,22B | 11 22 B"})
    void readsFromTheRecordOfTheStatementThatCalls(String format, String text, String expected)
            throws IOException {
        try (Unit unit = Unit.text(text.replace(',', '\n'), Modes.DEFAULT)) {
            define(unit);
            try (ReadStatement read = unit.read(Format.of(format))) {
                assertEquals("A", read.nextString(1));
                Pair pair = read.nextDerived(Pair.class);
                String end = read.nextString(1);
                assertEquals(expected, pair.first() + " " + pair.second() + " " + end);
            }
        }
    }

    @Test
    void endOfTheRecordInsideIsThatOfTheCaller() throws IOException {
        try (Unit unit = Unit.text("123\n45\n", Modes.DEFAULT)) {
            define(unit);
            try (ReadStatement read = unit.readWithoutAdvancing(Format.of("(DT)"))) {
                assertEquals(new Pair(12, 3), read.nextDerived(Pair.class));
                assertTrue(read.isEndOfRecord());
                assertEquals(3, read.size());
            }
            try (ReadStatement read = unit.read(Format.of("(I2)"))) {
                assertEquals(45, read.nextInt());
            }
        }
    }

    @Test
    void unknownNamesAndOtherItemsAreErrors() {
        FormworkException e =
                assertThrows(FormworkException.class, () -> written("(DT'no')", ITEM));
        assertEquals(IoStatus.ITEM_MISMATCH, e.status());
        assertEquals(
                "out, record 1, item 1: found DT \"no\"; expected a name that the unit has an editor"
                        + " for",
                e.getMessage());
        assertThrows(FormworkException.class, () -> written("(DT'x')", 5));
        assertThrows(FormworkException.class, () -> written("(I5)", ITEM));
    }

    @Test
    void itemsOfAnotherClassAreErrors() throws IOException {
        Format format = Format.of("(DT'x')");
        try (Unit unit = Unit.writing("out", new ByteArrayOutputStream(), UnitOptions.DEFAULT)) {
            define(unit);
            WriteStatement write = unit.write(format);
            FormworkException e =
                    assertThrows(FormworkException.class, () -> write.putDerived("text"));
            assertEquals(IoStatus.ITEM_MISMATCH, e.status());
            assertEquals(
                    "out, record 1, item 1: found an item of java.lang.String; expected one that"
                            + " its editor takes for DT \"x\"",
                    e.getMessage());
            write.close();
        }
        try (Unit unit = Unit.text(" 1 2\n", Modes.DEFAULT)) {
            define(unit);
            ReadStatement read = unit.read(format);
            FormworkException e =
                    assertThrows(FormworkException.class, () -> read.nextDerived(String.class));
            assertEquals(IoStatus.ITEM_MISMATCH, e.status());
            assertTrue(
                    e.getMessage()
                            .endsWith(
                                    "record 1, item 1: found an item of "
                                            + Pair.class.getName()
                                            + "; expected java.lang.String for DT \"x\""),
                    e.getMessage());
            read.close();
        }
    }

    @Test
    void statementsOfAnEditorEndWithItsCall() throws IOException {
        List<ReadStatement> reads = new ArrayList<>();
        List<WriteStatement> writes = new ArrayList<>();
        DefinedEditor<String> keeping =
                new DefinedEditor<>() {
                    @Override
                    public String read(List<Integer> values, Child child) throws IOException {
                        ReadStatement read = child.read(Format.of("(I2)"));
                        reads.add(read);
                        return String.valueOf(read.nextInt());
                    }

                    @Override
                    public void write(String item, List<Integer> values, Child child)
                            throws IOException {
                        writes.add(child.write(Format.of("(A)")).put(item));
                    }
                };
        try (Unit unit = Unit.text(" 1 2\n", Modes.DEFAULT).define("keep", keeping);
                ReadStatement read = unit.read(Format.of("(DT'keep',I2)"))) {
            assertEquals("1", read.nextDerived(String.class));
            assertThrows(FormworkException.class, reads.get(0)::nextInt);
            reads.get(0).close();
            assertEquals(2, read.nextInt());
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Unit out = Unit.writing("out", bytes, UnitOptions.DEFAULT).define("keep", keeping);
        try (WriteStatement write = out.write(Format.of("(DT'keep',I2)"))) {
            write.putDerived("a");
            assertThrows(FormworkException.class, () -> writes.get(0).put("b"));
            writes.get(0).close();
            write.put(2);
        }
        out.close();
        assertEquals("a 2\n", bytes.toString(StandardCharsets.ISO_8859_1));
    }
}
