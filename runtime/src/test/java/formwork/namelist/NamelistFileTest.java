package formwork.namelist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Dialect;
import formwork.mode.Modes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
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
                "x=1, | 1",
                "x=1,,3 | [1, null, 3]",
                "x=2*,3,, | [null, null, 3]",
                "x(1)=1 | {(1)=1}",
                "x(1)=1 x(2)=2 | {(1)=1, (2)=2}",
                "x(3)=1,2 x(7)=3 | {(3)=[1, 2], (7)=3}",
                "x(5:1:-2)=1,2,3 | {(5:1:-2)=[1, 2, 3]}",
                "x=1,2,3 x(2)=9 | {=[1, 2, 3], (2)=9}",
                "x(2)=9 x=1,2,3 | {(2)=9, =[1, 2, 3]}",
                "x(-1,2)=5 x( 0 , 2 )=6 | {(-1,2)=5, (0,2)=6}",
                "x(1:2,1:2)=1,2,3,4 | {(1:2,1:2)=[1, 2, 3, 4]}",
                "x(2,:)=1,2 | {(2,:)=[1, 2]}",
                "x(1,2)=1,2 | {(1,2)=[1, 2]}",
                "x(:,:)=1,2,3 x(1,1)=9 | {(:,:)=[1, 2, 3], (1,1)=9}",
                "x(1,1)=1 x=5,6,7,8 | {(1,1)=1, =[5, 6, 7, 8]}",
                "x%a=1 x%b%c=2,3 | {a=1, b={c=[2, 3]}}",
                "x%a(2)=1 x%a(1)=2 | {a={(2)=1, (1)=2}}",
                "x(1)%a=1 x(2)%a=2 x(1)%b=3 | {(1)={a=1, b=3}, (2)={a=2}}",
                "x(1:2)%a=1,2 | {(1:2)%a=[1, 2]}",
                "x%a=1,2 x(2)%b=3 | {a=[1, 2], (2)%b=3}",
                "x%a=1 x=5,2.5 | {a=1, =[5, 2.5]}",
                "x=5,2.5 x%a=7 | {=[5, 2.5], a=7}",
                "x(1)=5 x(1)%a=1 | {(1)=5, (1)%a=1}",
                "x(2:3)='XY' | {(2:3)=XY}",
                "x='abc' x(2:2)='X' | {=abc, (2:2)=X}",
                "x(2)(1:3)='abc' | {(2)(1:3)=abc}",
                "x=9223372036854775807,-9223372036854775808 | "
                        + "[9223372036854775807, -9223372036854775808]",
                "x=9223372036854775808 | 9.223372036854776E18",
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
                assertThrows(FormworkException.class, () -> shown("x=2000000000*1,2000000000*1"));
        assertEquals(IoStatus.TOO_MANY_VALUES, e.status());
        NamelistFile file = NamelistFile.of("&g x=999999999*1,2*, 2147483639*,2147483639*,7 /");
        assertEquals(
                "&g\n  x = 999999999*1, 2147483639*, 2147483639*, 2*, 7\n/\n",
                file.tidied().toString());
        NamelistFile many = NamelistFile.of("&g x=999999999*1,5*,7 /");
        assertEquals(
                "&g\n  x = 999999999*1, 5*, 7\n/\n", NamelistFile.create(many.toMap()).toString());
    }

    /** What both compilers read of the text, as of the tidied one and of one made of the map. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "b(:,:)=1,2,3 b(1,1)=9 | b | 9 2 3 0",
                "b(1,1)=1 b=5,6,7,8 | b | 5 6 7 8",
                "b(1,1)=1,2,3 b(2,1)=9 | b | 1 9 3 0",
                "v%x=1 v=5,2.5 | v%x | 5",
                "v%x=1 v=5,2.5 | v%y | 2.5",
                "v=5,2.5 v%x=7 | v%x | 7",
                "c(2:3)='XY' | c | ` XY   `",
                "c='abc' c(2:2)='X' | c | `aXc   `",
                "x(1)=1 x(2)=2 | x | 1 2 0",
                "x=,,5 x(1)=3* | x | 0 0 5",
                "w(1)=1,2.5,3 w(2)%y=4 | w(2)%x | 3",
                "w(1)=1 w(2)=2 | w(2)%x | 2",
                "w(1)=1 w(2)=2 | w(1)%y | 0.0",
            })
    void givesTheSameValuesTidiedAndMadeAgain(String objects, String name, String expected) {
        DerivedType type =
                DerivedType.named("t")
                        .with("x", IntrinsicType.INTEGER4)
                        .with("y", IntrinsicType.REAL4);
        NamelistGroup group =
                NamelistGroup.named("g")
                        .with("b", IntrinsicType.INTEGER4, "2,2")
                        .with("c", IntrinsicType.character(6))
                        .with("v", type)
                        .with("w", type, "2")
                        .with("x", IntrinsicType.INTEGER4, "3");
        NamelistFile file = NamelistFile.of("&g " + objects + " /");
        NamelistFile tidied = file.tidied();
        assertEquals(tidied.toString(), tidied.tidied().toString());
        for (NamelistFile one : List.of(file, tidied, NamelistFile.create(file.toMap()))) {
            NamelistValues values = group.values();
            one.read(values);
            assertEquals(expected, shown(values, name), one.toString());
        }
    }

    private static String shown(NamelistValues values, String name) {
        boolean isArray = name.equals("b") || name.equals("x");
        return isArray
                ? Arrays.stream(values.getLongs(name))
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining(" "))
                : String.valueOf(values.get(name));
    }

    @Test
    void tidiesWithoutChangingHowValuesAreSpelled() {
        NamelistFile file =
                NamelistFile.of(
                        """
                        title
                        &Run
                          N = 007, A(2)=1.D0 2*.5,, ! more
                          s = 'it''s over
                         two records', "q"  z=( 1. , ! half
                           -2 ) t = tomato
                          none = 2* w%x= , 1*5 /
                        &B x=1 $end
                        """);
        String tidied =
                """
                &run
                  n = 007
                  a(2) = 1.D0, 2*.5
                  s = 'it''s over two records', "q"
                  z = ( 1. , -2 )
                  t = tomato
                  w%x = 1*, 1*5
                /

                &b
                  x = 1
                /
                """;
        assertEquals(tidied, file.tidied().toString());
        assertEquals(tidied, file.tidied().tidied().toString());
        assertEquals("&b\n  x = 1\n/\n", file.tidied("B").toString());
    }

    @Test
    void keepsTogetherWhatNothingSeparates() {
        byte[] text = "&g z=(1,2);3 x=1 /".getBytes(StandardCharsets.ISO_8859_1);
        Modes modes = Modes.DEFAULT.with(Dialect.FLANG);
        NamelistFile file = NamelistFile.of("text", text, modes, false);
        String tidied = "&g\n  z = (1,2);3\n  x = 1\n/\n";
        assertEquals(tidied, file.tidied().toString());
        assertEquals(tidied, file.tidied().tidied().toString());
    }

    @Test
    void keepsRecordsApartWhereTheyWouldMakeAnObject() {
        NamelistFile file = NamelistFile.of("&g x = a d(1\n 2)=3\n/\n");
        String tidied = "&g\n  x = a, d(1,\n    2)=3\n/\n";
        assertEquals(tidied, file.tidied().toString());
        assertEquals(tidied, file.tidied().tidied().toString());
    }

    @Test
    void endsGroupsAndCommentsBehindUndelimitedCharactersInBothDialects() {
        NamelistGroup group = NamelistGroup.named("g").with("c", IntrinsicType.character(4), "3");
        for (Dialect dialect : Dialect.values()) {
            for (String text : List.of("&g c=a! b\n /\n", "&g c=a/\nb c /\n")) {
                NamelistFile file =
                        NamelistFile.of(
                                "text",
                                text.getBytes(StandardCharsets.ISO_8859_1),
                                Modes.DEFAULT.with(dialect),
                                false);
                NamelistValues values = group.values();
                file.read(values);
                assertEquals("a   ", values.getString("c(1)"), text);
                assertEquals("    ", values.getString("c(2)"), text);
            }
        }
    }

    @Test
    void getsWhatNoLaterAssignmentMayGoOver() {
        NamelistFile file =
                NamelistFile.of(
                        "&g b(1,1)=1 b=5,6 c='abc' c(2:2)='X' x(0)=1,2,3 x(1)=9 w(2)%y=1 /");
        FormworkException e = assertThrows(FormworkException.class, () -> file.get("g", "b(1,1)"));
        assertEquals(IoStatus.BAD_SHAPE, e.status());
        assertEquals(
                "text, record 1, column 13: found \"b\"; expected a declaration, to tell what that"
                        + " gives b(1,1)",
                e.getMessage());
        assertEquals("X", file.get("g", "c(2:2)"));
        assertEquals(9L, file.get("g", "x(1)"));
        assertEquals(3L, file.get("g", "x(2)"));
        assertEquals(1L, file.get("g", "w(2)%y"));
        assertEquals(Map.of("y", 1L), file.get("g", "w(2)"));
        assertEquals(null, file.get("g", "w(1)%y"));
        assertEquals(null, file.get("g", "w(2)%x"));
        assertEquals(null, file.get("g", "q"));
        NamelistFile set = NamelistFile.of("&g c='abc' /").set("g", "c(2:2)", "X");
        assertEquals("X", set.get("g", "c(2:2)"));
    }

    @Test
    void refusesMapsThatAreNoGroups() {
        for (Object bad :
                List.of(
                        1,
                        Map.of(1, 1),
                        Map.of("x", Map.of(1, 1)),
                        Map.of("x", List.of(1, Map.of("a", 1))),
                        Map.of("x", List.of(Map.of("a", 1), 1)),
                        Map.of("x", List.of(List.of(1))),
                        Map.of("x(", 1),
                        Map.of("x", Map.of("", Map.of("(1", 1))),
                        Map.of("x", new Object()))) {
            assertThrows(
                    FormworkException.class,
                    () -> NamelistFile.create(Map.of("g", bad)),
                    bad.toString());
        }
        assertThrows(
                IllegalArgumentException.class, () -> NamelistFile.create(Map.of("1", Map.of())));
        assertEquals(
                "&g\n  x(1)%a = 1\n  x(2)%a = 2\n/\n",
                NamelistFile.create(
                                Map.of("g", Map.of("x", List.of(Map.of("a", 1), Map.of("a", 2)))))
                        .toString());
    }

    @Test
    void goesOnAtTheGroupBehindAnUnclosedOneIfLenient() {
        NamelistFile file = lenient("&g x=1 y=2\n&h z=3 /\n&i v%q=1 v%x=2 u=(1,2) x=4 &j w=1/");
        assertEquals(
                "{g={x=1, y=2}, h={z=3}, i={v={q=1, x=2}, u=Complex[real=1.0, imaginary=2.0],"
                        + " x=4}, j={w=1}}",
                file.toMap().toString());
        assertEquals(2, file.warnings().size());
        NamelistValues values =
                NamelistGroup.named("i")
                        .with("v", DerivedType.named("t").with("x", IntrinsicType.INTEGER4))
                        .with("x", IntrinsicType.INTEGER4)
                        .values();
        file.read(values);
        assertEquals(2, values.getInt("v%x"));
        assertEquals(4, values.getInt("x"));
        assertTrue(
                file.warnings()
                        .contains(
                                "text, record 3, column 4: found \"v%q\"; expected a component of"
                                        + " type t behind '%'"),
                file.warnings().toString());
    }

    private static NamelistFile lenient(String text) {
        return NamelistFile.of(
                "text", text.getBytes(StandardCharsets.ISO_8859_1), Modes.DEFAULT, true);
    }

    @Test
    void takesAnyNumberOfDuplicatesIfLenient() {
        int count = 30_000;
        NamelistFile file = lenient("&g\n" + "x=1\n".repeat(count) + "/\n");
        assertEquals(1L, file.get("g", "x"));
        assertEquals(Map.of("x", 1L), file.toMap("g"));
        assertEquals(count - 1, file.warnings().size());
    }

    @Test
    void givesNothingToArraysWithoutElements() {
        NamelistGroup group =
                NamelistGroup.named("g")
                        .with("z", IntrinsicType.INTEGER4, "1:0")
                        .with("i", IntrinsicType.INTEGER4);
        NamelistValues values = group.values();
        NamelistFile.of("&g z= i=2 /").read(values);
        assertEquals(2, values.getInt("i"));
        assertEquals(0, values.getLongs("z").length);
        for (String text : List.of("&g z=1 i=2 /", "&g z(1)=1 /", "&g z(1:1)=1 /")) {
            assertThrows(FormworkException.class, () -> NamelistFile.of(text).read(group.values()));
        }
        assertEquals(0, new Shape.Bounds(Integer.MAX_VALUE, Integer.MIN_VALUE).extent());
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

    private static void dropNulls(Object groups) {
        for (Object group : groups instanceof List<?> several ? several : List.of(groups)) {
            ((Map<?, ?>) group).values().removeIf(value -> value == null);
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
            shown.values().forEach(NamelistFileTest::dropNulls); // which are not written
            NamelistFile again = NamelistFile.create(shown);
            assertEquals(shown.toString(), again.toMap().toString(), path.toString());
            assertEquals(shown, again.toMap(), path.toString());
            NamelistFile tidied = file.tidied();
            assertEquals(shown, tidied.toMap(), path.toString());
            assertEquals(tidied.toString(), tidied.tidied().toString(), path.toString());
        }
    }
}
