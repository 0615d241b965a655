package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import formwork.error.FormworkException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Real files, where they are there: each is recognised as what it is, and read, or refused at the
 * right place. They lie beside the repository ({@code ../shared/samples}) or where {@code
 * FORMWORK_SAMPLES} says, and are no part of it.
 */
final class SamplesTest {
    /** The kinds of the list that are not read yet; who adds one takes it out. */
    private static final Set<String> NOT_YET =
            Set.of(
                    "nist-strd",
                    "rinex-nav",
                    "rinex-obs",
                    "rinex-clk",
                    "sp3",
                    "antex",
                    "eop-finals",
                    "icgem",
                    "grgs-gravity",
                    "ilrs-cpf",
                    "endf6",
                    "njoy-input",
                    "vmec-namelist",
                    "namelist",
                    "daophot",
                    "modflow",
                    "fortran-unformatted",
                    "nastran-bulk",
                    "ghcn-daily");

    /** Not of a kind, but of what a runtime does. */
    private static final Set<String> NO_KIND = Set.of("gfortran-awkward");

    /** Files that have nothing of what their kind begins with. */
    private static final Set<String> UNRECOGNISABLE = Set.of("mps/garbage.mps");

    /** Files that are wrong, and what the message says of them. */
    private static final Map<String, String> REFUSED =
            Map.of(
                    "mps/nan1.mps",
                    "line 9, columns 52-54: found",
                    "mps/garbage.mps",
                    "line 2: found",
                    "cds-readme/cds_malformed.dat", // no line of dashes before its row
                    "cds_malformed.dat, record 29, columns 1-3: found \"Not\"");

    /** Rows whose description is another file: nothing in them says what they are. */
    private static final Set<String> NOT_ALONE = Set.of("cds-readme/lhs2065.dat");

    /** Files that are written again in other bytes though they are right, and the first line. */
    private static final Map<String, Integer> NOT_THE_SAME =
            Map.of(
                    "g-eqdsk/g184833.03600", // written by C, with "e" and eight digits
                    2,
                    "metis/4elt.graph", // its last line has no end
                    15_607);

    private record Sample(String kind, String file) {}

    static Path folder() {
        String named = System.getenv("FORMWORK_SAMPLES");
        if (named != null) {
            return Path.of(named);
        }
        Path root = Path.of("").toAbsolutePath();
        while (root != null && !Files.exists(root.resolve("shared/samples/MANIFEST.tsv"))) {
            root = root.getParent();
        }
        assumeTrue(root != null, "found no shared/samples beside the repository; nothing is read");
        return root.resolve("shared/samples");
    }

    private static List<Sample> samples() throws IOException {
        List<Sample> samples = new ArrayList<>();
        List<String> lines = Files.readAllLines(folder().resolve("MANIFEST.tsv"));
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split("\t", -1);
            samples.add(new Sample(cells[0], cells[1]));
        }
        return samples;
    }

    private static List<Sample> samplesOfKinds() throws IOException {
        return samples().stream()
                .filter(sample -> !NOT_YET.contains(sample.kind()))
                .filter(sample -> !NO_KIND.contains(sample.kind()))
                .filter(sample -> !NOT_ALONE.contains(sample.file()))
                .toList();
    }

    @Test
    void everyKindOfTheListIsKnownOrSaidNotToBe() throws IOException {
        for (Sample sample : samples()) {
            boolean isKnown = Kinds.named(sample.kind()).isPresent();
            boolean isListed = NOT_YET.contains(sample.kind()) || NO_KIND.contains(sample.kind());
            assertTrue(isKnown != isListed, sample.toString());
        }
    }

    @Test
    void isRecognised() throws IOException {
        for (Sample sample : samplesOfKinds()) {
            Detection detection = Kinds.detect(folder().resolve(sample.file()));
            assertEquals(
                    UNRECOGNISABLE.contains(sample.file())
                            ? Optional.empty()
                            : Optional.of(sample.kind()),
                    detection.best().map(finding -> finding.kind().name()),
                    () -> sample + ": " + detection);
        }
    }

    @Test
    void noFileOfAnotherKindIsTakenForOneThatIsRead() throws IOException {
        for (Sample sample : samples()) {
            if (NOT_YET.contains(sample.kind()) || NO_KIND.contains(sample.kind())) {
                Detection detection = Kinds.detect(folder().resolve(sample.file()));
                assertTrue(detection.best().isEmpty(), () -> sample + ": " + detection);
            }
        }
    }

    @Test
    void isReadOrRefusedAtItsPlace() throws IOException {
        for (Sample sample : samplesOfKinds()) {
            Kind<?> kind = Kinds.named(sample.kind()).orElseThrow();
            String refusal = "";
            try (Source source = Source.open(folder().resolve(sample.file()))) {
                kind.read(source, ReadOptions.STRICT);
            } catch (FormworkException e) {
                refusal = e.getMessage();
            }
            String expected = REFUSED.getOrDefault(sample.file(), "");
            boolean isAsExpected =
                    expected.isEmpty() ? refusal.isEmpty() : refusal.contains(expected);
            String found = refusal;
            assertTrue(isAsExpected, () -> sample + ": found \"" + found + "\"");
        }
    }

    @Test
    void isWrittenAgainToTheSameBytes() throws IOException {
        for (Sample sample : samplesOfKinds()) {
            Kind<?> kind = Kinds.named(sample.kind()).orElseThrow();
            if (kind instanceof WritableKind<?> writable && !REFUSED.containsKey(sample.file())) {
                Path path = folder().resolve(sample.file());
                byte[] before = Files.readAllBytes(path);
                byte[] after = rewritten(writable, path);
                Integer different = NOT_THE_SAME.get(sample.file());
                int mismatch = Arrays.mismatch(before, after);
                int line = mismatch < 0 ? -1 : lineOf(before, mismatch);
                assertEquals(different == null ? -1 : different, line, sample.toString());
            }
        }
    }

    private static int lineOf(byte[] bytes, int offset) {
        String before = new String(bytes, 0, offset, StandardCharsets.ISO_8859_1);
        return 1 + (int) before.chars().filter(c -> c == '\n').count();
    }

    private static <T> byte[] rewritten(WritableKind<T> kind, Path path) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Source source = Source.open(path);
                Target target = Target.of("text", out)) {
            kind.write(kind.read(source, ReadOptions.STRICT), target);
        }
        return out.toByteArray();
    }
}
