package formwork.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random source texts: whatever comes, lists that hold together and no exception. */
final class SourceFuzzTest {
    private static final int TEXTS = 5_000;
    private static final int REPEATS = 30_000;

    private static final String[] PIECES = {
        "program p\n",
        "      SUBROUTINE S(X)\n",
        "real function f(x)\n",
        "module m\n",
        "interface\n",
        "end interface\n",
        "contains\n",
        "end\n",
        "      END\n",
        "end module m\n",
        "module procedure q\n",
        "10 format(",
        "   20 FORMAT(",
        "i5,",
        "5hab!cd",
        "3H';&",
        "'it''s'",
        "\"x",
        "'",
        ")",
        "(",
        ",",
        "//",
        "&\n",
        "&",
        "\n     1",
        "\n\t1",
        "\n",
        "\r\n",
        ";",
        "!",
        "C",
        " ",
        "\t",
        "write(*,10) ",
        "read(5,fmt=f,end=20) x",
        "print f, x",
        "      READ 20, Y\n",
        "if (a) print '(i5)', x\n",
        "character(len=5), parameter :: f='(i5)'\n",
        "      CHARACTER*3 F\n      PARAMETER (F=F//'x')\n",
        "assign 10 to f\n",
        "namelist /n/ x /m/ y\n",
        "use m, only: f\n",
        "include 'x'\n",
        "#if\n",
        "x = 3",
        "99999999999",
        "*",
        "=",
        "::",
        "\u00e9",
        "\f"
    };

    @Test
    void anyTextGivesListsThatHoldTogether() {
        for (long seed = 0; seed < TEXTS; seed++) {
            String text = text(new SplittableRandom(seed));
            for (SourceForm form : SourceForm.values()) {
                check(seed, text, form);
            }
        }
    }

    private static String text(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(40); i >= 0; i--) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        return text.toString();
    }

    private static void check(long seed, String text, SourceForm form) {
        SourceFormats found = parse(text, form);
        String where = "seed " + seed + " " + form + ": " + text;
        int lines = text.split("\n", -1).length;
        List<SourceUnit> used = new ArrayList<>();
        for (FormatStatement format : found.formats()) {
            used.add(format.unit());
            assertTrue(format.text().startsWith("("), where);
            assertTrue(format.firstLine() <= format.lastLine(), where);
            assertTrue(format.lastLine() <= lines, where);
            assertTrue(
                    format.fault() == null || format.fault().line() >= format.firstLine(), where);
        }
        for (TransferStatement statement : found.statements()) {
            used.add(statement.unit());
            boolean isUnformatted = statement.format().kind() == FormatUse.Kind.UNFORMATTED;
            assertEquals(isUnformatted, statement.format().text().isEmpty(), where);
        }
        assertTrue(found.units().containsAll(used), where);
        for (SourceUnit unit : found.units()) {
            assertTrue(unit.firstLine() <= unit.lastLine() && unit.lastLine() <= lines, where);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(",
                "((",
                "'",
                "&",
                "& ",
                "&\n",
                "&\n&",
                "! x\n",
                ";",
                "1h",
                "a,",
                "x=",
                "if(",
                "subroutine s\n",
                "subroutine s\ncontains\n",
                "interface\n",
                "end\n",
                "10 format((\n",
                "10 format(i\n",
                "print (((\n",
                "print f//f//\n",
                "character f(1),f(1),",
                "real(",
                "parameter(f=f//f)\n",
                "assign 10 to f\nprint f\n",
                "use m,",
                "'//'",
                "\n     1",
                "\t"
            })
    void longTextsTakeNoMoreTimeThanTheirLength(String piece) {
        String text = "print '(i5)'\ncharacter(*), parameter :: f='xx'\n" + piece.repeat(REPEATS);
        for (SourceForm form : SourceForm.values()) {
            SourceFormats found =
                    assertTimeoutPreemptively(Duration.ofSeconds(30), () -> parse(text, form));
            assertEquals(form, found.form());
        }
    }

    private static SourceFormats parse(String text, SourceForm form) {
        return SourceFormats.parse("text", text.getBytes(StandardCharsets.ISO_8859_1), form);
    }
}
