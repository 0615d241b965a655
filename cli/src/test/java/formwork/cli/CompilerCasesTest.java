package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import formwork.mode.Dialect;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What gfortran and flang answered, asked again here; {@code cases/README.md} says how they were
 * asked.
 */
final class CompilerCasesTest {
    private static final List<String> FILES =
            List.of("semantics", "semantics-lists", "corpus", "lists", "seed977", "seed4242");
    private static final Path WHOLE_CORPUS = Path.of("../../shared/cases/cases.jsonl.gz");
    private static final Path DEVIATIONS = Path.of("../runtime/deviations.md");

    /** Descriptors that neither compiler has, so that both agree on refusing them. */
    private static final String UNKNOWN_TO_BOTH = "characters-left";

    /** A row of the table of deviations: its kind, gfortran's number of cases, flang's. */
    private static final Pattern KIND =
            Pattern.compile("\\| `([a-z0-9-]+)` \\| ([0-9]+) \\| ([0-9]+) \\|.*");

    /** The share of cases that may differ, in a thousand. */
    private static int mostInThousand(Dialect dialect) {
        return dialect == Dialect.GFORTRAN ? 5 : 10;
    }

    @ParameterizedTest
    @EnumSource
    void answersAsTheCompilerButForTheListedDeviations(Dialect dialect) throws IOException {
        Tally tally = new Tally(dialect);
        for (String file : FILES) {
            try (InputStream stream = resource(file + ".jsonl.gz")) {
                tally.addAll(stream);
            }
        }
        Set<String> listed = deviations(dialect).keySet();
        tally.shown.keySet().removeAll(listed);
        assertEquals(
                "",
                String.join("\n", tally.shown.values()),
                "cases that differ and are not in deviations.tsv");
        Set<String> gone = new TreeSet<>(listed);
        gone.removeAll(tally.different);
        assertEquals(Set.of(), gone, "cases of deviations.tsv that do not differ any more");
    }

    @ParameterizedTest
    @EnumSource
    void listsNoCaseOnWhichBothCompilersAgree(Dialect dialect) throws IOException {
        Map<String, String> kinds = deviations(dialect);
        kinds.values().removeIf(UNKNOWN_TO_BOTH::equals);
        Set<String> listed = kinds.keySet();
        for (String file : FILES) {
            try (InputStream stream = resource(file + ".jsonl.gz")) {
                forEach(
                        stream,
                        question ->
                                assertFalse(
                                        listed.contains(question.id()) && isAgreed(question),
                                        () -> "both compilers agree on " + question));
            }
        }
    }

    @Test
    void documentsEachKindOfDeviationWithItsCount() throws IOException {
        Map<String, String> counts = new TreeMap<>();
        Map<String, String> gfortran = deviations(Dialect.GFORTRAN);
        Map<String, String> flang = deviations(Dialect.FLANG);
        Set<String> kinds = new TreeSet<>(gfortran.values());
        kinds.addAll(flang.values());
        for (String kind : kinds) {
            counts.put(kind, count(kind, gfortran) + " " + count(kind, flang));
        }
        Map<String, String> documented = new TreeMap<>();
        for (String line : Files.readAllLines(DEVIATIONS)) {
            Matcher row = KIND.matcher(line);
            if (row.matches()) {
                documented.put(row.group(1), row.group(2) + " " + row.group(3));
            }
        }
        assertEquals(counts, documented, "kinds and counts in runtime/deviations.md");
    }

    private static long count(String kind, Map<String, String> deviations) {
        return deviations.values().stream().filter(kind::equals).count();
    }

    @ParameterizedTest
    @EnumSource
    void answersTheWholeCorpusWithinBounds(Dialect dialect) throws IOException {
        assumeTrue(
                Files.exists(WHOLE_CORPUS),
                "the whole corpus of 13,597 cases is not beside this repository; a part of it ran");
        Tally tally = new Tally(dialect);
        try (InputStream stream = Files.newInputStream(WHOLE_CORPUS)) {
            tally.addAll(stream);
        }
        assertEquals(List.of(), tally.agreedDifferent, "cases on which both compilers agree");
        int most = tally.compared * mostInThousand(dialect) / 1000;
        assertTrue(
                tally.different.size() <= most,
                () -> tally.different.size() + " cases differ, at most " + most + " may");
    }

    // ---- cases ----

    private static boolean isAgreed(CompilerCase question) {
        CompilerCase.Answer gfortran = question.answers().get("gfortran");
        CompilerCase.Answer flang = question.answers().get("flang");
        return gfortran.isUsable() && gfortran.isSameAs(flang);
    }

    /** What became of cases. */
    private static final class Tally {
        final Set<String> different = new TreeSet<>();
        final Map<String, String> shown = new TreeMap<>();
        final List<String> agreedDifferent = new ArrayList<>();
        int compared;
        private final CaseComparison comparison;

        Tally(Dialect dialect) {
            comparison = new CaseComparison(dialect);
        }

        void addAll(InputStream packed) throws IOException {
            forEach(packed, this::add);
        }

        private void add(CompilerCase question) throws IOException {
            CaseComparison.Verdict verdict = comparison.of(question);
            if (verdict != CaseComparison.Verdict.LEFT_OUT) {
                compared++;
            }
            if (verdict == CaseComparison.Verdict.DIFFERENT) {
                different.add(question.id());
                String text =
                        question
                                + "\n  "
                                + comparison.compiler()
                                + " "
                                + comparison.expected(question)
                                + "\n  formwork "
                                + comparison.answer();
                shown.put(question.id(), text);
                if (isAgreed(question)) {
                    agreedDifferent.add(text);
                }
            }
        }
    }

    /** What is done with a case. */
    private interface CaseAction {
        void with(CompilerCase question) throws IOException;
    }

    private static void forEach(InputStream packed, CaseAction action) throws IOException {
        try (JsonParser json = new JsonFactory().createParser(new GZIPInputStream(packed))) {
            CompilerCase question = CompilerCase.next(json);
            while (question != null) {
                action.with(question);
                question = CompilerCase.next(json);
            }
        }
    }

    // ---- the list of deviations ----

    /** The kinds of deviation from the compiler of {@code dialect}, by case. */
    private static Map<String, String> deviations(Dialect dialect) throws IOException {
        Map<String, String> kinds = new TreeMap<>();
        String compiler = dialect.name().toLowerCase(Locale.ROOT);
        try (BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(
                                resource("deviations.tsv"), StandardCharsets.UTF_8))) {
            for (String line : reader.lines().toList()) {
                String[] cells = line.split("\t", -1);
                if (cells.length == 3 && cells[1].equals(compiler)) {
                    kinds.put(cells[0], cells[2]);
                }
            }
        }
        return kinds;
    }

    private static InputStream resource(String name) {
        InputStream stream = CompilerCasesTest.class.getResourceAsStream("cases/" + name);
        assertTrue(stream != null, () -> "no test resource cases/" + name);
        return stream;
    }
}
