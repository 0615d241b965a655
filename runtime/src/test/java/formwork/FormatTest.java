package formwork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Dialect;
import formwork.mode.Modes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FormatTest {
    @TempDir private Path folder;

    @Test
    void takesArraysOfEveryKind() {
        Format format = Format.of("(9I3)");
        assertEquals("  1  2", format.write(new short[] {1, 2}));
        assertEquals("  1 -2", format.write(new byte[] {1, -2}));
        assertEquals("  1  2  3", format.write(new int[] {1}, List.of(2L, new short[] {3})));
        assertEquals("  T  F", Format.of("(9L3)").write((Object) new boolean[] {true, false}));
    }

    @Test
    void comesFromAFortranProgram() throws IOException {
        Path program = folder.resolve("prog.f");
        Files.writeString(
                program,
                """
                      SUBROUTINE A
                   10 FORMAT('N=',I3)
                   20 FORMAT(F9.)
                      END
                      SUBROUTINE B
                   10 FORMAT(I5)
                      END
                """);
        assertEquals("N=  7", Format.fromSource(program, "a", 10).write(7));
        FormworkException several =
                assertThrows(FormworkException.class, () -> Format.fromSource(program, 10));
        assertEquals(IoStatus.NO_SUCH_FORMAT, several.status());
        FormworkException wrong =
                assertThrows(FormworkException.class, () -> Format.fromSource(program, 20));
        assertEquals(IoStatus.FORMAT_SYNTAX, wrong.status());
        assertEquals(
                program
                        + ", line 3, column 17: found \")\"; expected digits after \".\" of an F"
                        + " edit descriptor",
                wrong.getMessage());
    }

    @Test
    void itemsThatContainThemselvesAreAnError() {
        List<Object> items = new ArrayList<>();
        items.add(items);
        FormworkException e =
                assertThrows(FormworkException.class, () -> Format.of("(I3)").write(items));
        assertEquals(IoStatus.ITEM_MISMATCH, e.status());
    }

    @Test
    void writesConstantsOfAnyCharacters() {
        assertEquals("\u03b1  5", Format.of("('\u03b1',I3)").write(5));
    }

    @Test
    void aClassThatIsNoRecordIsAnError() throws IOException {
        Path path = Files.writeString(folder.resolve("a"), "  1\n");
        FormworkException e =
                assertThrows(
                        FormworkException.class,
                        () -> Format.of("(I3)").records(path, Record.class));
        assertEquals(IoStatus.BAD_SHAPE, e.status());
    }

    /** As flang 19.1 writes them: a digit after the point only where no digit stands before it. */
    @ParameterizedTest
    @CsvSource({
        "'(ES0.0)', 1.2E+01",
        "'(-1P,ES0.0)', 1.2E+01",
        "'(1P,ES0.0)', 1.E+01",
        "'(RU,3P,ES0.0)', 2.E+01"
    })
    void scaleFactorDecidesTheDigitsOfMinimalScientificFields(String format, String expected) {
        Modes flang = Modes.DEFAULT.with(Dialect.FLANG);
        assertEquals(expected, Format.of(format).write(flang, 12.5));
    }
}
