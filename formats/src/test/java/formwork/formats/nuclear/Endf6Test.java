package formwork.formats.nuclear;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Tables;
import formwork.formats.Target;
import formwork.formats.nuclear.EndfRecord.Cont;
import formwork.formats.nuclear.EndfRecord.Directory;
import formwork.formats.nuclear.EndfRecord.Listed;
import formwork.formats.nuclear.EndfRecord.Tab1;
import formwork.formats.nuclear.EndfRecord.Text;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class Endf6Test {
    private static EndfTape read(String text, ReadOptions options) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new Endf6().read(Source.of("tape", bytes), options);
    }

    private static EndfTape read(String text) throws IOException {
        return read(text, ReadOptions.STRICT);
    }

    private static String written(EndfTape tape) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Target target = Target.of("text", out)) {
            new Endf6().write(tape, target);
        }
        return out.toString(StandardCharsets.ISO_8859_1);
    }

    // ---- reading ----

    @Test
    void readsSectionsByTheirKey() throws IOException {
        EndfTape tape = read(Endf6Files.TAPE);
        assertEquals(42, tape.number());
        assertArrayEquals(new int[] {77}, tape.materials());
        assertEquals(3, tape.sections().size());
        assertTrue(tape.has(77, 4, 2));
        assertFalse(tape.has(77, 4, 3));
        EndfSection description = tape.section(77, 1, 451);
        assertEquals(9, description.lineCount());
        assertEquals(new Directory(3, 2, 6, 1), description.records().get(7));
        assertEquals(13, tape.section(77, 3, 2).firstLine());
    }

    @Test
    void readsNumbersWithBlanksInThemAndWithoutLetters() throws IOException {
        EndfSection section = read(Endf6Files.TAPE).section(77, 3, 2);
        assertEquals(new Cont(9999, 98.735, 0, 0, 0, 0), section.records().get(0));
        Tab1 tab1 = (Tab1) section.records().get(1);
        assertArrayEquals(new int[] {3, 7}, tab1.ends());
        assertArrayEquals(new int[] {2, 5}, tab1.laws());
        assertArrayEquals(new double[] {1e-5, 0.23, 5, 10, 1234.56789, 1e10, 2e10}, tab1.x());
        assertArrayEquals(new double[] {3, 4, 3, 2, 1, -1.2345e-115, 0}, tab1.y());
    }

    @Test
    void readsWhatTheFlagsOfASectionSay() throws IOException {
        List<EndfRecord> records = read(Endf6Files.TAPE).section(77, 4, 2).records();
        assertEquals(5, records.size());
        assertEquals(7, ((Listed) records.get(4)).values().length);
        assertEquals(7e-7, ((Listed) records.get(4)).values()[6]);
    }

    @Test
    void readsResonancesAndTheirCovariancesByTheirFormalism() throws IOException {
        EndfTape tape = read(Endf6Files.RESONANCES);
        EndfSection parameters = tape.section(77, 2, 151);
        EndfSection covariances = tape.section(77, 32, 151);
        assertTrue(parameters.isRead() && covariances.isRead());
        assertEquals(-10.5, ((Listed) parameters.records().get(4)).values()[0]);
        assertEquals(14, parameters.records().size());
        assertEquals(
                "    2    1  -5", ((Text) covariances.records().get(7)).text().stripTrailing());
    }

    @Test
    void keepsTheLinesOfRangesThatHaveABackground() throws IOException {
        String channels = " 5.000000-1 0.000000+0          0          0          6          1";
        assertTrue(Endf6Files.RESONANCES.contains(channels));
        String text =
                Endf6Files.RESONANCES.replace(
                        channels,
                        channels.replace("0          0          6", "1          0          6"));
        assertFalse(read(text).section(77, 2, 151).isRead());
    }

    @Test
    void keepsTheLinesOfASectionWhoseSequenceIsNotKnown() throws IOException {
        EndfSection section = read(Endf6Files.RUNNING).section(125, 99, 99);
        assertFalse(section.isRead());
        EndfCursor cursor = section.cursor();
        assertEquals(3, cursor.cont().l1());
        assertEquals(" what no outline is known for", cursor.text().text().stripTrailing());
        assertFalse(cursor.hasNext());
        FormworkException e = assertThrows(FormworkException.class, cursor::tab1);
        assertEquals(
                "tape, line 10: found the end of the section; expected a TAB1 record",
                e.getMessage());
    }

    @Test
    void readsASectionAgainAsTheCallerSays() throws IOException {
        EndfCursor cursor = read(Endf6Files.TAPE).section(77, 3, 2).cursor();
        cursor.cont();
        FormworkException e = assertThrows(FormworkException.class, cursor::list);
        assertEquals(
                "tape, line 15, columns 23-33: found \"          7\"; expected blanks behind 2"
                        + " values (NPL)",
                e.getMessage());
    }

    @Test
    void isTables() throws IOException {
        Tables tables = read(Endf6Files.TAPE).tables();
        assertArrayEquals(new int[] {9, 6, 9}, tables.table("sections").ints("lines"));
        assertArrayEquals(new int[] {9, 6, 8}, tables.table("directory").ints("lines"));
        assertEquals(7, tables.table("points").rowCount());
        assertEquals(1234.56789, tables.table("points").doubles("x")[4]);
        assertArrayEquals(
                new int[] {4, 4, 5, 5, 5, 5, 5, 5, 5}, tables.table("lists").ints("record"));
    }

    /** What is changed in the file, and what is said of it. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "  42 0  0    0",
                        "  42 1  1    0",
                        "tape, line 1, columns 67-75: found \"  42 1  1\"; expected MF=0 and MT=0"),
                Arguments.of(
                        "77 3  2    4",
                        "77 3  2    5",
                        "tape, line 16, columns 76-80: found \"    5\"; expected 4 as the number"),
                Arguments.of(
                        "77 3  2    4",
                        "77 3  3    4",
                        "tape, line 16, columns 67-75: found \"  77 3  3\"; expected MAT=77, MF=3,"
                                + " MT=2, or MT=0"),
                Arguments.of(
                        "77 4  2    1",
                        "77 2  2    1",
                        "tape, line 21, columns 67-75: found \"  77 2  2\"; expected a file that"
                                + " may follow MAT=77, MF=3, MT=2"),
                Arguments.of(
                        "  4.00E+00",
                        "  4.00F+00",
                        "tape, line 16, columns 34-44: found \"   4.00F+00\"; expected a real for"
                                + " E11.0"),
                Arguments.of(
                        "2          7  77 3",
                        "2          8  77 3",
                        "tape, line 14: found 8 points (NP); expected 7, where the last range"),
                Arguments.of(
                        "2          7  77 3",
                        "2          6  77 3",
                        "tape, line 15, columns 23-33: found a range up to 7; expected 4 to 6"),
                Arguments.of(
                        "7          0  77 4",
                        "6          0  77 4",
                        "tape, line 29: found 1 further lines of MAT=77, MF=4, MT=2; expected its"
                                + " end after 5 records"),
                Arguments.of(
                        "          2          0  77 4  2    5",
                        "   99999999          0  77 4  2    5",
                        "tape, line 25, columns 45-55: found 99999999 values (NPL); expected 0 to"
                                + " 24"),
                Arguments.of(
                        "2          0  77 4",
                        "1          0  77 4",
                        ""), // a zero behind the values says nothing
                Arguments.of(
                        " 7.000000-7 0.000000+0",
                        " 7.000000-7 1.000000+0",
                        "tape, line 29, columns 12-22: found \" 1.000000+0\"; expected blanks"
                                + " behind 7 values"),
                Arguments.of(
                        "          0          0  77 1451    3",
                        "          0          x  77 1451    3",
                        ""),
                Arguments.of(
                        "         10          1  77 1451    3",
                        "         1x          1  77 1451    3",
                        "tape, line 4, columns 45-55: found \"         1x\"; expected an integer"),
                Arguments.of(
                        "  2          3  77 1451    4",
                        "  2          4  77 1451    4",
                        "tape, line 11: found the end of the section; expected a line of the"
                                + " directory"),
                Arguments.of(
                        "   0 0  0    0\n 0.000000+0 0.000000+0          0          0          0"
                                + "          0  -1 0  0    0",
                        "   0 0  0    0",
                        "tape, line 33: found its end; expected the lines that end"),
                Arguments.of(
                        "-1 0  0    0\n",
                        "-1 0  0    0\nmore\n",
                        "tape, line 34: found \"more\"; expected the end of the file behind MAT=-1"),
                Arguments.of(
                        "0  77 1  099999",
                        "1  77 1  099999",
                        "tape, line 11, columns 1-66: found"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) throws IOException {
        int at = Endf6Files.TAPE.indexOf(part);
        if (message.isEmpty()) {
            read(Endf6Files.TAPE.replace(part, changed));
            return;
        }
        assertTrue(at >= 0, part);
        String text =
                Endf6Files.TAPE.substring(0, at)
                        + changed
                        + Endf6Files.TAPE.substring(at + part.length());
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        int length = Math.min(e.getMessage().length(), message.length());
        assertEquals(message, e.getMessage().substring(0, length));
    }

    @Test
    void readsLenientlyWhatHasOtherNumbersAndNoEnd() throws IOException {
        String text = Endf6Files.TAPE.replace("77 3  2    4", "77 3  2    9");
        int end =
                text.indexOf(
                        " 0.000000+0 0.000000+0          0          0          0          0 "
                                + "  0 0  0");
        EndfTape tape = read(text.substring(0, end), ReadOptions.LENIENT);
        assertEquals(3, tape.sections().size());
    }

    // ---- writing ----

    @Test
    void writesWhatWasMadeAsTheManualShows() throws IOException {
        double[] x = {1e-5, 2e7, 3.5e10};
        double[] y = {123456.789, -1 / 3.0, 1e-300};
        Cont head = new Cont(1001, 0.9991673, 0, 0, 0, 0);
        Tab1 tab1 =
                new Tab1(new Cont(0, -2.2246e6, 0, 0, 1, 3), new int[] {3}, new int[] {2}, x, y);
        EndfSection section = EndfSection.of(new EndfKey(125, 3, 102), List.of(head, tab1));
        String text = written(EndfTape.of("made", 7, List.of(section)));
        assertEquals(
                """
                made                                                                 7 0  0    0
                 1.001000+3 9.991673-1          0          0          0          0 125 3102    1
                 0.000000+0-2.224600+6          0          0          1          3 125 3102    2
                          3          2                                             125 3102    3
                 1.000000-5 123456.789 2.000000+7-0.33333333 3.50000+10 1.0000-300 125 3102    4
                 0.000000+0 0.000000+0          0          0          0          0 125 3  099999
                 0.000000+0 0.000000+0          0          0          0          0 125 0  0    0
                 0.000000+0 0.000000+0          0          0          0          0   0 0  0    0
                 0.000000+0 0.000000+0          0          0          0          0  -1 0  0    0
                """,
                text);
        assertArrayEquals(x, ((Tab1) read(text).section(125, 3, 102).records().get(1)).x());
    }

    @Test
    void writesChangedValuesInTheStyleThatTheOthersHave() throws IOException {
        EndfTape tape = read(Endf6Files.TAPE);
        Tab1 tab1 = (Tab1) tape.section(77, 3, 2).records().get(1);
        tab1.x()[1] = 2.5; // stood as "2. 3 - 1"
        tab1.x()[2] = 6;
        tab1.y()[2] = 3.125;
        tab1.y()[5] = 1e100;
        String text = written(tape);
        assertTrue(
                text.contains(
                        " 1.000000-5 3.000000+0 2.500000+0   4.00E+00 6.0        3.12500+ 0  77"),
                text);
        assertTrue(text.contains(" 1.00000+10 1.0000+100  77"), text);
    }

    @Test
    void refusesToWriteACountThatIsNotWhatIsThere() {
        Listed list = new Listed(new Cont(0, 0, 0, 0, 3, 0), new double[2]);
        EndfSection section = EndfSection.of(new EndfKey(1, 7, 451), List.of(list));
        EndfTape tape = EndfTape.of("", 1, List.of(section));
        FormworkException e = assertThrows(FormworkException.class, () -> written(tape));
        assertEquals("Listed record: found 2 values; expected 3, as N1 says", e.getMessage());
    }

    @Test
    void writesRecordsThatReplaceOthers() throws IOException {
        EndfTape tape = read(Endf6Files.TAPE);
        List<EndfSection> sections = new ArrayList<>(tape.sections());
        List<EndfRecord> records = new ArrayList<>(sections.get(0).records());
        records.set(4, new Text("replaced"));
        sections.set(0, sections.get(0).with(records));
        String expected =
                Endf6Files.TAPE.replace(
                        " a nuclide of 99 protons, which was made for a test",
                        "replaced                                           ");
        assertEquals(expected, written(tape.with(sections)));
    }
}
