package formwork.formats;

import formwork.formats.graph.ArcSink;
import formwork.formats.graph.DimacsShortestPaths;
import formwork.formats.graph.EdgeList;
import formwork.formats.graph.Graph500;
import formwork.formats.matrix.HarwellBoeing;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.MatrixMarket;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Long files, and a program that goes through one of them in a JVM with little memory. */
final class StreamedFiles {
    static final List<String> KINDS =
            List.of("matrix-market", "harwell-boeing", "dimacs-sp", "edge-list", "graph500");

    private static final int PER_COLUMN = 10;

    private StreamedFiles() {}

    /** Writes a file of {@code entries} and returns the sum that {@link #main} prints of it. */
    static long write(Path path, String kind, int entries) throws IOException {
        if (kind.equals("graph500")) {
            return writeTuples(path, entries);
        }
        int side = entries / PER_COLUMN;
        long sum = 0;
        try (BufferedWriter out = Files.newBufferedWriter(path)) {
            switch (kind) {
                case "matrix-market" -> {
                    out.write("%%MatrixMarket matrix coordinate real general\n");
                    out.write(side + " " + side + " " + entries + "\n");
                }
                case "dimacs-sp" -> out.write("p sp " + side + " " + entries + "\n");
                case "edge-list" -> out.write("# Nodes: " + side + " Edges: " + entries + "\n");
                default -> writeHead(out, side, entries);
            }
            for (int i = 0; i < entries; i++) {
                long row = row(i, side);
                long column = i / PER_COLUMN;
                sum += row + 2 * column + 3L * (i % 1000);
                switch (kind) {
                    case "matrix-market" ->
                            out.write((row + 1) + " " + (column + 1) + " " + i % 1000 + "\n");
                    case "dimacs-sp" ->
                            out.write(
                                    "a " + (row + 1) + " " + (column + 1) + " " + i % 1000 + "\n");
                    case "edge-list" -> out.write(row + "\t" + column + "\t" + i % 1000 + "\n");
                    default -> out.write(String.format(Locale.ROOT, "%14d", row + 1) + end(i, 5));
                }
            }
            for (int i = 0; kind.equals("harwell-boeing") && i < entries; i++) {
                out.write(String.format(Locale.ROOT, "%14d.0", i % 1000) + end(i, 5));
            }
        }
        return sum;
    }

    private static String end(int position, int perLine) {
        return position % perLine == perLine - 1 ? "\n" : "";
    }

    private static void writeHead(BufferedWriter out, int side, int entries) throws IOException {
        int pointers = side / 5 + 1;
        int lines = entries / 5;
        out.write(" ".repeat(72) + "LONG\n");
        out.write(
                String.format(
                        Locale.ROOT,
                        "%14d%14d%14d%14d%14d\nRUA           %14d%14d%14d%14d\n%-16s%-16s%-20s\n",
                        pointers + 2 * lines,
                        pointers,
                        lines,
                        lines,
                        0,
                        side,
                        side,
                        entries,
                        0,
                        "(5I14)",
                        "(5I14)",
                        "(5F16.1)"));
        for (int column = 0; column <= side; column++) {
            out.write(String.format(Locale.ROOT, "%14d", column * PER_COLUMN + 1));
            out.write(column == side ? "\n" : end(column, 5));
        }
    }

    private static long writeTuples(Path path, int edges) throws IOException {
        long sum = 0;
        byte[] bytes = new byte[16];
        ByteBuffer tuple = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        try (OutputStream out =
                new java.io.BufferedOutputStream(Files.newOutputStream(path), 1 << 16)) {
            for (int i = 0; i < edges; i++) {
                long source = row(i, edges);
                tuple.clear().putLong(source).putLong(i);
                out.write(bytes);
                sum += source + 2L * i + 3;
            }
        }
        return sum;
    }

    private static long row(int entry, int side) {
        return (entry * 7919L + entry % 13) % side;
    }

    private static final class Sum implements ArcSink, Matrix.EntryVisitor {
        private long sum;

        @Override
        public void arc(long source, long target, long weight) {
            sum += source + 2 * target + 3 * weight;
        }

        @Override
        public void entry(long row, long column, double real, double imaginary) {
            sum += row + 2 * column + 3 * (long) real;
        }
    }

    /** Prints the sum of the file of a kind. */
    public static void main(String[] arguments) throws IOException {
        Sum sum = new Sum();
        try (Source source = Source.open(Path.of(arguments[1]))) {
            switch (arguments[0]) {
                case "matrix-market" -> new MatrixMarket().forEach(source, sum);
                case "harwell-boeing" ->
                        new HarwellBoeing().forEach(source, ReadOptions.STRICT, sum);
                case "dimacs-sp" ->
                        new DimacsShortestPaths().stream(source, ReadOptions.STRICT, sum);
                case "edge-list" -> new EdgeList().stream(source, ReadOptions.STRICT, sum);
                default -> new Graph500().stream(source, sum);
            }
        }
        System.out.println(sum.sum);
    }
}
