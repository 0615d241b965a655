package formwork.namelist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Modes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NamelistFileTest {
    private static final Path SAMPLES = Path.of("../../shared/samples");

    private static Object shown(String values) {
        return NamelistFile.of("&g " + values + " /").toMap("g").get("x");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "x=1 | 1",
                "x=-07 | -7",
                "x=100000000000000000000 | 1.0E20",
                "x=1.5 | 1.5",
                "x=1. | 1.0",
                "x=.5 | 0.5",
                "x=1d3 | 1000.0",
                "x=1+3 | 1000.0",
                "x=-1.e-0 | -1.0",
                "x=inf | Infinity",
                "x=-NaN | NaN",
                "x=T | true",
                "x=.false. | false",
                "x=true | true",
                "x=tomato | tomato",
                "x=1x | 1x",
                "x=1e | 1e",
                "x='it''s' | it's",
                "x=(1,-2.5) | Complex[real=1.0, imaginary=-2.5]",
                "x=1,2,3 | [1, 2, 3]",
                "x=2*1,2 | [1, 1, 2]",
                "x= | null",
                "x=3* | null",
                "x=1,,3 | {(1)=1, (3)=3}",
                "x(1)=1 x(2)=2 | [1, 2]",
                "x(1)=1 | [1]",
                "x(0)=1 x(1)=2 | {(0:1)=[1, 2]}",
                "x(3)=1,2 x(7)=3 | {(3:4)=[1, 2], (7)=3}",
                "x(5:1:-2)=1,2,3 | {(1)=3, (3)=2, (5)=1}",
                "x=1,2,3 x(2)=9 | [1, 9, 3]",
                "x=9*0. x(5)=1. | [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0]",
                "x(-1,2)=5 x(0,2)=6 | {(-1,2)=5, (0,2)=6}",
                "x(1:2,1:2)=1,2,3,4 | {(1,1)=1, (2,1)=2, (1,2)=3, (2,2)=4}",
                "x(:,3)=1,2 | {(1,3)=1, (2,3)=2}",
                "x(2,:)=1,2 | {(2,1)=1, (2,2)=2}",
                "x(:,:)=1,2 | {(:,:)=[1, 2]}",
                "x(1,2)=1,2 | {(1,2)=1, (2,2)=2}",
                "x%a=1 x%b%c=2,3 | {a=1, b={c=[2, 3]}}",
                "x(1)%a=1 x(2)%a=2 | [{a=1}, {a=2}]",
                "x(2)%a=1 | {(2)={a=1}}",
                "x(1:2)%a=1,2 | [{a=1}, {a=2}]",
                "x%a=1,2 x(2)%b=3 | {a=[1, 2], (2)={b=3}}",
                "x(2)(1:3)='abc' | {(2)(1:3)=abc}",
                "x(1)%a=1 x=2,3 | {=[2, 3], (1)={a=1}}",
                "x(1)=5 x(1)%a=1 | {(1)={=5, a=1}}",
            })
    void showsValuesWithoutADeclaration(String values, String expected) {
        assertEquals(expected, String.valueOf(shown(values)));
    }

    @Test
    void takesNoRoomForRepeatCounts() {
        List<?> list = (List<?>) shown("x=999999999*1,2");
        assertEquals(1_000_000_000, list.size());
        assertEquals(2L, list.get(999_999_999));
        FormworkException e =
                assertThrows(FormworkException.class, () -> shown("x(1,1)=999999999*1"));
        assertEquals(IoStatus.BAD_SHAPE, e.status());
    }

    @Test
    void findsGroupsBetweenOtherText() {
        NamelistFile file =
                NamelistFile.of(
                        "title\n &A x=1 / rest\n! &no x=2 /\nmore & more\n$B\n y='&c' $end &c z=3/"
                                + " &d/\nend");
        assertEquals(List.of("A", "B", "c", "d"), file.groups());
        assertEquals("{a={x=1}, b={y=&c}, c={z=3}, d={}}", file.toMap().toString());
    }

    @Test
    void saysWhereAFileIsWrong() {
        assertFault(IoStatus.UNCLOSED_GROUP, "text, record 3, column 1: ", "&a\n x=1\n&b y=2 /");
        assertFault(IoStatus.END_OF_FILE, "text: found its end; expected '/' to end", "&a\n x=1\n");
        assertFault(
                IoStatus.NAMELIST_SYNTAX, "text, record 2, column 2: found \"=1\"", "&a\n =1 /");
        assertFault(IoStatus.NAMELIST_SYNTAX, "text, record 1, column 4: found \"x\"", "&a x /");
        assertFault(IoStatus.NAMELIST_SYNTAX, "text, record 1, column 6: found \")\"", "&a x()=1/");
        assertFault(
                IoStatus.NAMELIST_SYNTAX, "text, record 1, column 6: found \"a)\"", "&a x(a)=1/");
    }

    private static void assertFault(IoStatus status, String message, String text) {
        FormworkException e =
                assertThrows(FormworkException.class, () -> NamelistFile.of(text).toMap());
        assertEquals(status, e.status(), e.getMessage());
        assertTrue(e.getMessage().startsWith(message), e.getMessage());
    }

    @Test
    void refusesDuplicatesAndUnknownNamesUnlessLenient() {
        String text = "&a x=1 y=2\n X=3 /\n&A z=4 /\n";
        NamelistFile strict = NamelistFile.of(text);
        FormworkException twice =
                assertThrows(FormworkException.class, () -> strict.toMap("a").size());
        assertEquals(
                "text, record 3, column 1: found group A again; expected it once, as in record 1",
                twice.getMessage());
        NamelistGroup group = NamelistGroup.named("a").with("x", IntrinsicType.INTEGER4);
        NamelistFile first = NamelistFile.of(text.substring(0, text.indexOf("&A")));
        FormworkException unknown =
                assertThrows(FormworkException.class, () -> first.read(group.values()));
        assertEquals(
                "text, record 1, column 8: found \"y\"; expected a variable of group a (x)",
                unknown.getMessage());
        NamelistFile lenient =
                NamelistFile.of(
                        "text",
                        (text + "&b x=1").getBytes(StandardCharsets.ISO_8859_1),
                        Modes.DEFAULT,
                        true);
        NamelistValues values = group.values();
        lenient.read(values);
        assertEquals(3, values.getInt("x"));
        assertEquals(
                List.of(
                        "text: found its end; expected '/' to end group b of record 4",
                        "text, record 3, column 1: found group A again; expected it once, as in"
                                + " record 1",
                        "text, record 1, column 8: found \"y\"; expected a variable of group a (x)",
                        "text, record 2, column 2: found \"x\" again; expected it once, as in"
                                + " record 1"),
                lenient.warnings());
    }

    @Test
    void readsDeclaredValuesWhereTheyAre() {
        NamelistGroup group =
                NamelistGroup.named("indata")
                        .with("nfp", IntrinsicType.INTEGER4)
                        .with("rbc", IntrinsicType.REAL8, "-2:2,0:1")
                        .with("name", IntrinsicType.character(6));
        NamelistValues values = group.values().set("nfp", 9).set("rbc", 1.5);
        NamelistFile.of("&INDATA\n RBC(-1,1) = 2., 3. NAME='abc'\n/").read(values);
        assertEquals(9, values.getInt("NFP"));
        assertEquals(2., values.getDouble("rbc(-1,1)"));
        assertEquals(3., values.getDouble("rbc(0,1)"));
        assertEquals(1.5, values.getDouble("rbc(1,1)"));
        assertEquals("abc   ", values.getString("name"));
        assertEquals("[1.5, 2.0]", Arrays.toString(values.getDoubles("rbc(-2:-1,1)")));
    }

    // ---- real files ----

    static Stream<Path> samples() throws IOException {
        try (Stream<Path> namelists = Files.list(SAMPLES.resolve("namelist"));
                Stream<Path> vmec = Files.list(SAMPLES.resolve("vmec-namelist"))) {
            return Stream.concat(namelists, vmec).sorted().toList().stream();
        }
    }

    @Test
    void readsSamplesAgainAfterWritingThem() throws IOException {
        assumeTrue(
                Files.isDirectory(SAMPLES), "the folder of samples is not beside this repository");
        for (Path path : samples().toList()) {
            NamelistFile file = NamelistFile.openLenient(path);
            Map<String, Object> shown = file.toMap();
            boolean isNamelist =
                    !path.endsWith("input.NCSX_c09r00_halfTeslaTF"); // by its name only
            assertEquals(isNamelist, !shown.isEmpty(), path.toString());
            NamelistFile again = NamelistFile.create(shown);
            assertEquals(shown.toString(), again.toMap().toString(), path.toString());
            assertEquals(shown, again.toMap(), path.toString());
        }
    }
}
