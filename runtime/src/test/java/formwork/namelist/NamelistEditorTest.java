package formwork.namelist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NamelistEditorTest {
    private static final String FILE =
            """
            title line\r
            &Run ! the run\r
                Steps = 10,     ! how many\r
                name = "old", scale=1.5d0\r
                a = 1, 2,   ! first\r
                    3*4     ! rest\r
                on = .true.\r
                w(2)%x = 5\r
            /\r
            &other x=1 /\r
            the end""";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "steps | 20 | Steps = 10 | Steps = 20",
                "NAME | new text | \"old\" | \"new text\"",
                "name | it's | \"old\" | \"it's\"",
                "scale | 2.5d-8 | 1.5d0 | 2.5d-8",
                "on | F | .true. | F",
                "a(1) | 7 | a = 1, 2 | a = 7, 2",
                "a(2) | 7 | 1, 2, | 1, 7,",
                "a(4) | 7 | 3*4 | 4, 7, 4",
                "a(3) | 7 | 3*4 | 7, 2*4",
                "w(2)%x | 6 | %x = 5 | %x = 6",
            })
    void changesNothingElse(String name, String value, String before, String after) {
        NamelistFile file = NamelistFile.of(FILE).setText("run", name, value);
        assertEquals(FILE.replace(before, after), file.toString());
    }

    @Test
    void writesJavaValuesInTheStyleOfWhatStoodThere() {
        NamelistFile file =
                NamelistFile.of(FILE)
                        .set("run", "scale", 1e-9)
                        .set("run", "on", false)
                        .set("run", "name", "say \"x\"")
                        .set("run", "a", new int[] {9, 8})
                        .set("run", "steps", 30);
        assertEquals(
                FILE.replace("1.5d0", "1.0d-9")
                        .replace(".true.", ".false.")
                        .replace("\"old\"", "\"say \"\"x\"\"\"")
                        .replace("1, 2,   ! first\r\n        3*4", "9, 8")
                        .replace("10", "30"),
                file.toString());
        assertEquals(List.of(9L, 8L), file.get("run", "a"));
    }

    @Test
    void addsWhatIsNotThereAtTheEndOfItsGroup() {
        NamelistFile file = NamelistFile.of(FILE).set("run", "New", 1).set("other", "y(2)", 2.5);
        assertEquals(
                FILE.replace("= 5\r\n/", "= 5\r\n    New = 1\r\n/").replace("x=1", "x=1, y(2)=2.5"),
                file.toString());
        assertEquals("&a x = 1 /", NamelistFile.of("&a /").set("a", "x", 1).toString());
        assertEquals("&a\n  x = 1\n/\n", NamelistFile.of("&a\n/\n").set("a", "x", 1).toString());
        assertEquals("$a x=, y=2 $end", NamelistFile.of("$a x=$end").set("a", "y", 2).toString());
        assertEquals("&a x=5 /", NamelistFile.of("&a x=/").set("a", "x", 5).toString());
        assertEquals(
                "$a x=1, y=2 $end", NamelistFile.of("$a x=1 $end").set("a", "y", 2).toString());
    }

    @Test
    void leavesTheFileAsItIsIfTheNewTextIsNone() {
        NamelistFile file = NamelistFile.of(FILE);
        for (String bad : List.of("1 / 2", "'open", "(1,2", "1 b=2", "1 !")) {
            assertThrows(FormworkException.class, () -> file.setText("run", "steps", bad), bad);
            assertEquals(FILE, file.toString());
        }
        assertThrows(FormworkException.class, () -> file.set("run", "a(", 1));
        assertThrows(FormworkException.class, () -> file.set("none", "a", 1));
        assertThrows(FormworkException.class, () -> file.set("run", "name", "\u20ac"));
    }

    @Test
    void keepsThePlacesOfNullValues() { // both compilers leave x(1) and read x(2)
        NamelistFile file = NamelistFile.of("&g x=1,2,3 y=3 /");
        assertEquals("&g x=1*, 9 y=3 /", file.set("g", "x", Arrays.asList(null, 9)).toString());
        assertEquals(Arrays.asList(null, 9L), file.get("g", "x"));
        assertEquals("&g x=9, 1* y=3 /", file.set("g", "x", Arrays.asList(9, null)).toString());
        assertEquals("&g x=1*, 9 y=3 /", file.set("g", "x", Arrays.asList(null, 9)).toString());
        assertEquals("&g x=7, 9 y=3 /", file.set("g", "x(1)", 7).toString());
        assertEquals("&g x=1*, 9 y=3 /", file.set("g", "x(1)", null).toString());
        assertEquals("&g y=3 /", file.set("g", "x(2)", null).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "&g x=1,2 y=3 /~ | x | &g y=3 /~",
                "&g x=1,2, y=3 /~ | X | &g y=3 /~",
                "&g x=1, y=3 /~ | y | &g x=1, /~",
                "&g~  x=1,~  y=3 ! c~/~ | x | &g~  y=3 ! c~/~",
                "&g~  x=1,~  y=3 ! c~/~ | y | &g~  x=1,~  ! c~/~",
                "&g x=1,~ y=3~/~ | y | &g x=1,~/~",
                "&g x=1,~ 2, ! c~ 3~ y=3~/~ | x | &g ~ y=3~/~",
                "$g x=$end~ | x | $g $end~",
                "&g x= /~ | x | &g /~",
                "&g x=5 /~ | y | &g x=5 /~",
                "&g x=2*5 /~ | x(1) | &g x=1*, 5 /~",
            })
    void takesOutWhatIsGivenNoValue(String before, String name, String after) {
        NamelistFile file = NamelistFile.of(before.replace('~', '\n'));
        assertEquals(after.replace('~', '\n'), file.set("g", name, null).toString());
    }

    @Test
    void refusesToTakeOutWhatAnotherGivesValues() {
        NamelistFile file = NamelistFile.of("&g x=1,2 x(2)=9 /");
        assertThrows(FormworkException.class, () -> file.set("g", "x", null));
        assertThrows(FormworkException.class, () -> file.setText("g", "x(2)", ""));
        assertEquals("&g x=1,2 x(2)=9 /", file.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x=1,2,3 x(2)=9 | x",
                "x(1:2)=1,2 x(2)=9 | x(1:2)",
                "x(1:2)=1,2 x(:)=3*0 | x(1:2)",
                "b(2,1)=1 b(1,1)=2,3,4 | b(2,1)",
                "w%x=1 w(2)%x=5 | w%x",
                "w(2)%x=1 w(2)=5,6 | w(2)%x",
                "w(1)%x=1 w=3*5 | w(1)%x",
            })
    void refusesWhatSomethingBehindOverrides(String objects, String name) {
        NamelistFile file = NamelistFile.of("&g " + objects + " /");
        FormworkException e =
                assertThrows(FormworkException.class, () -> file.setText("g", name, "7"));
        assertEquals(IoStatus.DUPLICATE_NAME, e.status());
        assertEquals("&g " + objects + " /", file.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x(1:2)=1,2 x(3)=9 | x(1:2) | x(1:2)=7 x(3)=9",
                "x(2)=1 x(1)=2,3 | x(2) | x(2)=1 x(1)=2,7",
                "w(1)%x=1 w(2)%x=5 | w(1)%x | w(1)%x=7 w(2)%x=5",
                "w%x=1 w%y=5 | w%x | w%x=7 w%y=5",
                "x(2)=9 x=1,2,3 | x | x(2)=9 x=7",
                "b(1,1)=1 b(2,1)=2 | b(1,1) | b(1,1)=7 b(2,1)=2",
            })
    void changesWhatNothingBehindOverrides(String objects, String name, String changed) {
        NamelistFile file = NamelistFile.of("&g " + objects + " /");
        assertEquals("&g " + changed + " /", file.setText("g", name, "7").toString());
    }

    @Test
    void refusesSeveralValuesForOneAmongSeveral() {
        NamelistFile file = NamelistFile.of("&g x=1,2,3 /");
        assertThrows(FormworkException.class, () -> file.set("g", "x(2)", List.of(7, 8)));
        assertEquals("&g x=1,2,3 /", file.toString());
    }

    @Test
    void refusesLineEndsInStrings() { // read back, they would be gone
        NamelistFile file = NamelistFile.of("&g c='x' n=1 /");
        assertThrows(FormworkException.class, () -> file.set("g", "c", "a\nb"));
        assertThrows(FormworkException.class, () -> file.setText("g", "c", "a\nb"));
        assertThrows(FormworkException.class, () -> file.setText("g", "c", "'a\nb'"));
        assertThrows(
                FormworkException.class,
                () -> NamelistFile.create(Map.of("g", Map.of("c", "a\nb"))));
        assertEquals("&g c='x' n=1 /", file.toString());
    }

    @Test
    void refusesDesignatorsThatAreMore() {
        NamelistFile file = NamelistFile.of("&g x=1 /");
        for (String bad : List.of("y(1 !c\n)", "y(1\n)", "y(1!)")) {
            assertThrows(FormworkException.class, () -> file.set("g", bad, 8), bad);
            assertEquals("&g x=1 /", file.toString());
        }
    }
}
