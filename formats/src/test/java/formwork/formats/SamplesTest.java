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
import java.util.LinkedHashMap;
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
    private static final Set<String> NOT_YET = Set.of();

    /** Files and kinds of the list that are of another kind here. */
    private static final Map<String, String> KINDS =
            Map.of(
                    // what MT3D prints, while the others of "modflow" are what it reads
                    "modflow/mt3d-p2.excerpt.m3d", "mt3d-listing",
                    // what NJOY has written: plots, and data for Monte Carlo programs
                    "njoy-input/test50-referenceTape33", "njoy-plot",
                    "njoy-input/test62-referenceTape33", "njoy-plot",
                    "njoy-input/test62-referenceTape34", "ace",
                    "gfortran-awkward/namelist-out.nml", "namelist",
                    "gfortran-awkward/unf-le.bin", "fortran-unformatted",
                    "gfortran-awkward/unf-be.bin", "fortran-unformatted",
                    "gfortran-awkward/unf-le-marker8.bin", "fortran-unformatted",
                    "vmec-namelist", "namelist");

    /** Of no kind: {@link AwkwardFilesTest} reads them by their FORMATs. */
    private static final Set<String> NO_KIND = Set.of("gfortran-awkward");

    /** Files that have nothing of what their kind begins with. */
    private static final Set<String> UNRECOGNISABLE =
            Set.of(
                    "mps/garbage.mps",
                    "sp3/blank.sp3",
                    // a table that another program reads, without any group
                    "vmec-namelist/input.NCSX_c09r00_halfTeslaTF");

    /** Files that are wrong, and what the message says of them. */
    private static final Map<String, String> REFUSED =
            Map.ofEntries(
                    Map.entry("mps/nan1.mps", "line 9, columns 52-54: found"),
                    Map.entry("mps/garbage.mps", "line 2: found"),
                    Map.entry(
                            "vmec-namelist/input.NCSX_c09r00_halfTeslaTF", ": found no group; exp"),
                    // a text stands behind its only record
                    Map.entry(
                            "fortran-unformatted/fortran-3x3d-2i.dat",
                            ", record 2, byte 89: found the marker 1631854625"),
                    // no line of dashes before its row
                    Map.entry(
                            "cds-readme/cds_malformed.dat",
                            "cds_malformed.dat, record 29, columns 1-3: found \"Not\""),
                    // "   *" stands for lines that were left out
                    Map.entry(
                            "sp3/example1.sp3a",
                            ", line 28, columns 1-2: found \"  \"; expected one of P, V, EP, EV, *"
                                    + " or EOF"),
                    Map.entry(
                            "sp3/truncated-line.sp3",
                            ", line 27, columns 47-60: found \"    617.\"; expected \"clock\" as far"
                                    + " as column 60"),
                    Map.entry(
                            "modflow/mt3d-p2.excerpt.m3d",
                            ", record 47, columns 54-61: found \" *******\""),
                    Map.entry(
                            "rinex-obs/number-format-error.06o",
                            ", record 33, columns 20-33: found \"   -45####.120\""),
                    Map.entry(
                            "sp3/blank.sp3",
                            ", line 1: found its end; expected #, version and mode of an SP3"));

    /** Rows whose description is another file: nothing in them says what they are. */
    private static final Set<String> NOT_ALONE = Set.of("cds-readme/lhs2065.dat");

    /** Files that are written again in other bytes though they are right, and the first line. */
    private static final Map<String, Integer> NOT_THE_SAME =
            Map.ofEntries(
                    // written by C, with "e" and eight digits
                    Map.entry("g-eqdsk/g184833.03600", 2),
                    // "10.07E0" has no sign in its exponent, which no FORMAT writes
                    Map.entry("nist-strd/Misra1a.dat", 61),
                    // ". 000000000000D+00" has a blank inside, which counts for nothing
                    Map.entry("rinex-nav/galileo3.15n", 29),
                    // its clock offset has fewer digits than it should have
                    Map.entry("rinex-obs/demo.10o", 39),
                    // its second clock offset stands a column too far left
                    Map.entry("rinex-obs/demo3.10o", 82),
                    // 16 digits are more than a real of 8 bytes always keeps
                    Map.entry("icgem/shgj180ua01.truncated", 59));

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
            assertEquals(cells[0], cells[1].substring(0, cells[1].indexOf('/')));
            samples.add(new Sample(kindOf(cells[1]), cells[1]));
        }
        return samples;
    }

    /** The files of kinds that are read, by their names in the list. */
    static Map<String, Path> filesByName() throws IOException {
        Map<String, Path> files = new LinkedHashMap<>();
        for (Sample sample : samplesOfKinds()) {
            files.put(sample.file(), folder().resolve(sample.file()));
        }
        return files;
    }

    /** Of what kind a file of the list is, by the folder it lies in. */
    static String kindOf(String file) {
        String folder = file.substring(0, file.indexOf('/'));
        return KINDS.getOrDefault(file, KINDS.getOrDefault(folder, folder));
    }

    /** The files of the list that lie in this folder. */
    static List<String> files(String folder) throws IOException {
        return samples().stream()
                .map(Sample::file)
                .filter(file -> file.startsWith(folder + "/"))
                .toList();
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
                Target target = Target.of("text", LineEnds.of(source).over(out))) {
            kind.write(kind.read(source, ReadOptions.STRICT), target);
        }
        return out.toByteArray();
    }
}
