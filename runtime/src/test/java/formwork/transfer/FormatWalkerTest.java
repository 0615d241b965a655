package formwork.transfer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.edit.ControlEdit;
import formwork.edit.DataEdit;
import formwork.edit.FormatList;
import formwork.edit.FormatParser;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Format control with a control that only remembers: no number, no field and no file. */
final class FormatWalkerTest {
    private record Walk(String format, int items, String trace) {
        @Override
        public String toString() {
            return format + " with " + items + " items";
        }
    }

    /** Remembers what format control met. */
    private static final class Trace implements FormatWalker.Control {
        private final StringJoiner met = new StringJoiner(" ");

        @Override
        public void control(ControlEdit edit) {
            met.add("<" + edit.canonical() + ">");
        }

        @Override
        public void nextRecord() {
            met.add("|");
        }
    }

    static Stream<Walk> walks() throws IOException {
        List<Walk> rows = new ArrayList<>();
        InputStream stream = FormatWalkerTest.class.getResourceAsStream("walks.tsv");
        assertTrue(stream != null, "no test resource walks.tsv");
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            for (String line : reader.lines().toList()) {
                if (!line.startsWith("#")) {
                    String[] cells = line.split("\t", -1);
                    rows.add(new Walk(cells[0], Integer.parseInt(cells[1]), cells[2]));
                }
            }
        }
        return rows.stream();
    }

    @ParameterizedTest
    @MethodSource("walks")
    void doesWhatTheClauseSays(Walk walk) throws IOException {
        Trace trace = new Trace();
        FormatWalker walker = new FormatWalker(trace);
        FormatList format = FormatParser.parse(walk.format());
        assertEquals(walk.trace(), trace(walker, trace, format, walk.items()));
    }

    @Test
    void beginsAnewWithEachStatement() throws IOException {
        Trace trace = new Trace();
        FormatWalker walker = new FormatWalker(trace);
        for (Walk walk : walks().toList()) {
            walker.begin(FormatParser.parse("(3(2(I9,'left'),A9))"));
            for (int i = 0; i < 5; i++) {
                walker.next();
            }
            Trace fresh = new Trace();
            FormatWalker walkerAnew = new FormatWalker(fresh);
            FormatList format = FormatParser.parse(walk.format());
            String expected = trace(walkerAnew, fresh, format, walk.items());
            for (int again = 0; again < 2; again++) {
                String before = trace.met.toString();
                String after = trace(walker, trace, format, walk.items());
                assertEquals(expected, after.substring(before.length()).strip(), walk::toString);
            }
        }
    }

    private static String trace(FormatWalker walker, Trace trace, FormatList format, int items)
            throws IOException {
        try {
            walker.begin(format);
            for (int i = 0; i < items; i++) {
                trace.met.add(walker.next().canonical());
            }
            walker.finish();
            trace.met.add(".");
        } catch (FormworkException e) {
            assertEquals(IoStatus.FORMAT_EXHAUSTED, e.status());
            trace.met.add("exhausted");
        }
        return trace.met.toString();
    }

    @Test
    void aPassEndsWhereTheFormatEnds() throws IOException {
        Trace trace = new Trace();
        FormatWalker walker = new FormatWalker(trace);
        walker.begin(FormatParser.parse("(I2,2('x',A3),/)"));
        for (String expected : List.of("I2", "A3", "A3")) {
            assertEquals(expected, walker.nextInPass().canonical());
        }
        assertNull(walker.nextInPass());
        assertEquals("<'x'> <'x'> </>", trace.met.toString());
    }

    @Test
    void knowsWhetherNoPassWillEnd() throws IOException {
        FormatWalker walker = new FormatWalker(new Trace());
        walker.begin(FormatParser.parse("(I2,*(A3))"));
        walker.next();
        assertFalse(walker.isUnlimited());
        walker.next();
        assertTrue(walker.isUnlimited());
    }

    @Test
    void leavesARecordForTheNextSlash() throws IOException {
        Trace trace = new Trace();
        FormatWalker walker = new FormatWalker(trace);
        walker.begin(FormatParser.parse("(2I2,3(A3)/4L1)"));
        walker.next();
        walker.leaveRecord();
        assertEquals("A3", walker.next().canonical());
        walker.begin(FormatParser.parse("(4I2)"));
        walker.next();
        walker.leaveRecord();
        assertEquals("I2", walker.next().canonical());
        assertEquals("|", trace.met.toString());
    }

    @Test
    void saysWhereTheDescriptorStands() throws IOException {
        FormatWalker walker = new FormatWalker(new Trace());
        walker.begin(FormatParser.parse("( I2, 2( F5.1 ))"));
        DataEdit first = walker.next();
        assertEquals(2, walker.textOffset());
        walker.next();
        assertEquals(9, walker.textOffset());
        assertEquals("I2", first.canonical());
    }

    @Test
    void givesUpWhereNoItemComesIntoSight() {
        FormatWalker.Control deaf =
                new FormatWalker.Control() {
                    @Override
                    public void control(ControlEdit edit) {}

                    @Override
                    public void nextRecord() {}
                };
        FormatWalker walker = new FormatWalker(deaf);
        for (String text :
                List.of(
                        "(1000000(1000000(1000000(1X))),I2)",
                        "(2147483646/,I2)",
                        "(1000000(SP,2147483646(S)))")) {
            walker.begin(FormatParser.parse(text));
            FormworkException e = assertThrows(FormworkException.class, walker::next);
            assertEquals(IoStatus.FORMAT_EXHAUSTED, e.status(), text);
        }
    }

    @Test
    void passesOnWhatItsControlThrows() {
        FormatWalker.Control failing =
                new FormatWalker.Control() {
                    @Override
                    public void control(ControlEdit edit) throws IOException {
                        throw new IOException("no room");
                    }

                    @Override
                    public void nextRecord() throws IOException {
                        throw new IOException("no record");
                    }
                };
        FormatWalker walker = new FormatWalker(failing);
        walker.begin(FormatParser.parse("('x',I2)"));
        assertEquals("no room", assertThrows(IOException.class, walker::next).getMessage());
        walker.begin(FormatParser.parse("(I2)"));
        assertThrows(
                IOException.class,
                () -> {
                    walker.next();
                    walker.next();
                },
                "no record");
    }
}
