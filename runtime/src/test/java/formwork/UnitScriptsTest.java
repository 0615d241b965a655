package formwork;

import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.UnitScript.Outcome;
import formwork.mode.Dialect;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Programs of statements on files, as gfortran and flang ran them ({@code test/oracle/units.py}).
 *
 * <p>Statement by statement we do what both compilers do. Where they part, we are with one of them,
 * or the program is listed in {@code unit-deviations.tsv} with what differs; from there on the
 * files may differ, and the rest of the program is not looked at.
 */
final class UnitScriptsTest {
    @TempDir private Path folder;

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void eachStatementDoesWhatBothCompilersDo(Dialect dialect) throws IOException {
        Set<String> known = known(dialect);
        Set<String> found = new TreeSet<>();
        List<String> faults = new ArrayList<>();
        for (Map<?, ?> script : Json.lines(UnitScriptsTest.class, "unit-answers.jsonl.gz")) {
            String fault = fault(script, dialect);
            if (fault != null) {
                found.add((String) script.get("id"));
                if (!known.contains(script.get("id"))) {
                    faults.add(fault);
                }
            }
        }
        assertEquals("", String.join("\n", faults));
        assertEquals(known, found, "programs that differ no longer are to leave the list");
    }

    /** The programs listed for this dialect. */
    private static Set<String> known(Dialect dialect) throws IOException {
        try (BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(
                                UnitScriptsTest.class.getResourceAsStream("unit-deviations.tsv"),
                                StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> line.startsWith(dialect + "\t"))
                    .map(line -> line.split("\t", -1)[1])
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /** Where we are with neither compiler, or null. */
    private String fault(Map<?, ?> script, Dialect dialect) throws IOException {
        Path file = folder.resolve("f");
        Files.deleteIfExists(file);
        UnitScript run = new UnitScript(script, file, dialect);
        List<Outcome> ours = run.run();
        List<Outcome> gfortran = UnitScript.outcomes(script, "gfortran");
        List<Outcome> flang = UnitScript.outcomes(script, "flang");
        int count = Math.min(ours.size(), Math.min(gfortran.size(), flang.size()));
        for (int i = 0; i < count; i++) {
            boolean isGfortran = ours.get(i).equals(gfortran.get(i));
            boolean isFlang = ours.get(i).equals(flang.get(i));
            if (!isGfortran && !isFlang) {
                return script.get("id")
                        + " as "
                        + dialect
                        + ", outcome "
                        + i
                        + ": "
                        + ours.get(i)
                        + "; gfortran "
                        + gfortran.get(i)
                        + "; flang "
                        + flang.get(i);
            }
            if (!isGfortran || !isFlang) {
                return null;
            }
        }
        if (count == 1) {
            return null; // OPEN failed
        }
        String left = run.left();
        Object byGfortran = ((Map<?, ?>) script.get("gfortran")).get("file");
        Object byFlang = ((Map<?, ?>) script.get("flang")).get("file");
        return left == byGfortran
                        || left != null && (left.equals(byGfortran) || left.equals(byFlang))
                ? null
                : script.get("id")
                        + " as "
                        + dialect
                        + ", file: "
                        + left
                        + "; gfortran "
                        + byGfortran
                        + "; flang "
                        + byFlang;
    }
}
