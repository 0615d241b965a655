package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of every kind that has a graph, spoilt: an answer, or one line that says what is wrong. */
final class SpoiltGraphsTest {
    private static final Duration LONGEST = Duration.ofSeconds(60); // of a run, on a busy machine
    private static final int VERTICES = 30;
    private static final Pattern NUMBER = Pattern.compile("[0-9.eE+-]+");
    private static final String CHARACTERS = " 0123456789\n\t-.ae%#";
    private static final List<String> NUMBERS =
            List.of(
                    "2147483647",
                    "2147483648",
                    "-1",
                    "0",
                    "99999999999999999999",
                    "4294967296",
                    "1e308",
                    "-2147483648",
                    "9223372036854775807",
                    "NaN",
                    "16777217",
                    "1.5",
                    "-",
                    "*");
    private static final List<String> MEASURES =
            List.of(
                    "bfs",
                    "sssp",
                    "bc --samples=3",
                    "cc",
                    "pr --tolerance=1e-3",
                    "closeness --samples=3");

    @TempDir private Path folder;

    /** A character stands for a byte. */
    private record GraphText(String kind, String text) {
        byte[] bytes() {
            return text.getBytes(StandardCharsets.ISO_8859_1);
        }
    }

    /** Lines of three numbers each: two vertices and a length. */
    private static String lines(String format, int count) {
        Random random = new Random(5);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            int from = 1 + random.nextInt(VERTICES);
            int to = 1 + (from + random.nextInt(VERTICES - 2)) % VERTICES;
            text.append(String.format(format, from, to, random.nextInt(50)));
        }
        return text.toString();
    }

    private static String metis() {
        StringBuilder text = new StringBuilder("%% a ring\n30 30 1\n");
        for (int vertex = 0; vertex < VERTICES; vertex++) {
            int before = (vertex + VERTICES - 1) % VERTICES;
            int after = (vertex + 1) % VERTICES;
            text.append(
                    String.format("%d %d %d %d\n", before + 1, before + 1, after + 1, vertex + 1));
        }
        return text.toString();
    }

    private static List<GraphText> graphs() throws IOException {
        List<GraphText> graphs = new ArrayList<>();
        add(graphs, "dimacs-sp", "c of a test\np sp 30 60\n" + lines("a %d %d %d\n", 60));
        add(graphs, "dimacs-col", "p edge 30 60\n" + lines("e %d %d\n", 60));
        add(graphs, "dimacs-max", "p max 30 60\nn 1 s\nn 30 t\n" + lines("a %d %d %d\n", 60));
        add(
                graphs,
                "dimacs-min",
                "p min 30 60\nn 1 4\nn 30 -4\n" + lines("a %1$d %2$d 0 %3$d %3$d\n", 60));
        add(graphs, "edge-list", "# Directed graph\n" + lines("%d\t%d\n", 60));
        add(graphs, "edge-list", "# Undirected graph\n" + lines("%d\t%d\t%d\n", 60));
        add(graphs, "metis", metis());
        String market = "%%MatrixMarket matrix coordinate ";
        add(
                graphs,
                "matrix-market",
                market + "integer general\n30 30 60\n" + lines("%d %d %d\n", 60));
        add(graphs, "matrix-market", market + "pattern general\n30 30 60\n" + lines("%d %d\n", 60));
        Path boeing = CommandRun.repositoryFile("examples/laplace.rsa");
        add(graphs, "harwell-boeing", Files.readString(boeing));
        add(graphs, "graph500-packed", tuples(12, 4));
        add(graphs, "graph500", tuples(16, 8));
        return graphs;
    }

    /** Both ends of an edge stand {@code step} bytes from one another, the first byte lowest. */
    private static String tuples(int size, int step) {
        byte[] tuples = new byte[60 * size];
        for (int i = 0; i < tuples.length; i += size) {
            tuples[i] = (byte) (i / size * 7 % VERTICES);
            tuples[i + step] = (byte) (i / size * 11 % VERTICES);
        }
        return new String(tuples, StandardCharsets.ISO_8859_1);
    }

    private static void add(List<GraphText> graphs, String kind, String text) {
        graphs.add(new GraphText(kind, text));
    }

    private static byte[] spoilt(byte[] bytes, Random random) {
        byte[] changed = bytes;
        for (int times = 1 + random.nextInt(3); times > 0 && changed.length > 0; times--) {
            changed = spoiltOnce(changed, random);
        }
        return changed;
    }

    private static byte[] spoiltOnce(byte[] bytes, Random random) {
        int at = random.nextInt(bytes.length);
        int way = random.nextInt(6);
        if (way == 0) {
            byte[] changed = bytes.clone();
            changed[at] ^= (byte) (1 << random.nextInt(8));
            return changed;
        }
        if (way == 1) {
            return Arrays.copyOf(bytes, at);
        }
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        if (way == 2 || way == 3) { // a line twice, or none
            List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
            int line = random.nextInt(lines.size());
            if (way == 2) {
                lines.add(random.nextInt(lines.size()), lines.get(line));
            } else {
                lines.remove(line);
            }
            text = String.join("\n", lines);
        } else if (way == 4) {
            Matcher number = NUMBER.matcher(text);
            if (number.find(at) || number.find(0)) {
                String other = NUMBERS.get(random.nextInt(NUMBERS.size()));
                text = text.substring(0, number.start()) + other + text.substring(number.end());
            }
        } else {
            StringBuilder more = new StringBuilder();
            for (int i = random.nextInt(5); i >= 0; i--) {
                more.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
            }
            text = text.substring(0, at) + more + text.substring(at);
        }
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private void assertAnswered(GraphText graph, long seed) throws IOException {
        Random random = new Random(seed);
        Path file = folder.resolve("graph");
        Files.write(file, spoilt(graph.bytes(), random));
        List<String> arguments = new ArrayList<>();
        if (random.nextInt(7) == 0) {
            arguments.addAll(List.of("graph500", "--roots=2", "--warm-up=0", "--input=" + file));
        } else {
            String measure = MEASURES.get(random.nextInt(MEASURES.size()));
            arguments.addAll(List.of(("graph " + measure).split(" ")));
            arguments.add(file.toString());
            if (random.nextBoolean()) {
                arguments.add("--by-degree");
            }
        }
        arguments.add("--parts=" + (1 + random.nextInt(2)));
        if (random.nextBoolean()) {
            arguments.add("--as=" + graph.kind);
        }
        String what = graph.kind + ", seed " + seed + ": " + arguments;
        CommandRun run =
                assertTimeoutPreemptively(
                        LONGEST, () -> CommandRun.of(arguments.toArray(new String[0])), what);
        if (run.status() == ExitCode.OK) {
            return;
        }
        assertEquals(ExitCode.WRONG, run.status(), what + run.err());
        assertEquals(1, run.err().lines().count(), what + run.err());
        assertFalse(run.err().contains("a fault of its own"), what);
        assertTrue(run.err().startsWith("formwork: " + file), what + run.err());
        assertTrue(run.err().contains(" found "), what + run.err());
        assertTrue(run.err().contains("; expected "), what + run.err());
    }

    @Test
    void areAnsweredOrSayWhatIsWrong() throws IOException {
        for (GraphText graph : graphs()) {
            for (int seed = 0; seed < 12; seed++) {
                assertAnswered(graph, seed);
            }
        }
    }

    @Test
    @Tag("slow")
    void manyAreAnsweredOrSayWhatIsWrong() throws IOException {
        for (GraphText graph : graphs()) {
            for (int seed = 12; seed < 2000; seed++) {
                assertAnswered(graph, seed);
            }
        }
    }

    /** Else nothing would be spoilt that was right before. */
    @Test
    void areRightBeforeTheyAreSpoilt() throws IOException {
        for (GraphText graph : graphs()) {
            Path file = Files.write(folder.resolve("right"), graph.bytes());
            CommandRun run = CommandRun.of("graph", "cc", file.toString(), "--as=" + graph.kind);
            assertEquals(ExitCode.OK, run.status(), graph.kind + ": " + run.err());
        }
    }
}
