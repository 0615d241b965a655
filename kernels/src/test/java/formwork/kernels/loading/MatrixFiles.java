package formwork.kernels.loading;

import formwork.Format;
import formwork.formats.Kinds;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import formwork.formats.matrix.BoeingMatrix;
import formwork.formats.matrix.CompressedMatrix;
import formwork.formats.matrix.CoordinateMatrix;
import formwork.formats.matrix.ElementalMatrix;
import formwork.formats.matrix.FullMatrix;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.MarketMatrix;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.RightHandSides;
import formwork.formats.matrix.Symmetry;
import formwork.formats.matrix.Values;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Files of matrices and vectors that are large enough to be divided. */
final class MatrixFiles {
    private static final int SIDE = 300;
    private static final int PER_COLUMN = 7;

    /**
     * A file.
     *
     * @param kind the name of its kind
     * @param text what is in it, a byte a character
     */
    record MatrixFile(String kind, String name, String text) {
        byte[] bytes() {
            return text.getBytes(StandardCharsets.ISO_8859_1);
        }

        @Override
        public String toString() {
            return kind + " " + name;
        }
    }

    private final Random random = new Random(20_261_201);
    private final List<MatrixFile> files = new ArrayList<>();

    private MatrixFiles() {}

    static List<MatrixFile> all() throws IOException {
        MatrixFiles made = new MatrixFiles();
        for (Symmetry symmetry : Symmetry.values()) {
            made.boeing(symmetry);
            made.market(symmetry);
        }
        made.vectors();
        return made.files;
    }

    private <T> void add(String kind, String name, T value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        @SuppressWarnings("unchecked") // the caller knows what the kind writes
        WritableKind<T> writer = (WritableKind<T>) Kinds.named(kind).orElseThrow();
        try (Target target = Target.of(name, bytes)) {
            writer.write(value, target);
        }
        files.add(new MatrixFile(kind, name, bytes.toString(StandardCharsets.ISO_8859_1)));
    }

    private double[] reals(int count) {
        double[] reals = new double[count];
        for (int i = 0; i < count; i++) {
            reals[i] = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(40) - 20);
        }
        return reals;
    }

    private List<Values> values(int count) {
        return List.of(
                new Values.Reals(reals(count)),
                new Values.Complexes(reals(2 * count)),
                new Values.Integers(random.longs(count, -(1L << 40), 1L << 40).toArray()),
                new Values.Pattern(count));
    }

    /** Rows of each column: of the lower triangle if only a half is there. */
    private CompressedMatrix byColumns(Symmetry symmetry) {
        int rows = symmetry == Symmetry.RECTANGULAR ? 2 * SIDE + 1 : SIDE;
        int[] offsets = new int[SIDE + 1];
        List<Integer> indices = new ArrayList<>();
        for (int column = 0; column < SIDE; column++) {
            int first = symmetry.isHalf() ? column + (symmetry == Symmetry.SKEW ? 1 : 0) : 0;
            for (int k = 0; k < random.nextInt(2 * PER_COLUMN) && first < rows; k++) {
                indices.add(first + random.nextInt(rows - first));
            }
            offsets[column + 1] = indices.size();
        }
        int[] array = indices.stream().mapToInt(Integer::intValue).toArray();
        return new CompressedMatrix(
                rows,
                SIDE,
                symmetry,
                true,
                Indices.of(offsets),
                Indices.of(array),
                new Values.Pattern(array.length));
    }

    private RightHandSides right(long rows) {
        int count = (int) (2 * rows);
        return new RightHandSides(
                2,
                null,
                null,
                new Values.Reals(reals(count)),
                new Values.Reals(reals(count)),
                new Values.Reals(reals(count)));
    }

    private void boeing(Symmetry symmetry) throws IOException {
        CompressedMatrix pattern = byColumns(symmetry);
        for (Values values : values(pattern.indices().length() > 0 ? count(pattern) : 0)) {
            CompressedMatrix matrix =
                    new CompressedMatrix(
                            pattern.rows(),
                            pattern.columns(),
                            symmetry,
                            true,
                            pattern.offsets(),
                            pattern.indices(),
                            values);
            String name = symmetry + " " + values.getClass().getSimpleName();
            boolean hasRight = values instanceof Values.Reals;
            RightHandSides right = hasRight ? right(matrix.rows()) : null;
            add("harwell-boeing", name, BoeingMatrix.of("made", "MADE", matrix, right));
            if (hasRight) {
                add("rutherford-boeing", name, BoeingMatrix.of("made", "MADE", matrix, null));
            }
        }
        BoeingMatrix.Form form =
                new BoeingMatrix.Form("(8I10)", "(8I10)", "(4D20.12)", null, List.of());
        Matrix real =
                new CompressedMatrix(
                        pattern.rows(),
                        pattern.columns(),
                        symmetry,
                        true,
                        pattern.offsets(),
                        pattern.indices(),
                        new Values.Reals(reals(count(pattern))));
        add("harwell-boeing", symmetry + " 4D20.12", new BoeingMatrix("m", "M", real, null, form));
        if (symmetry == Symmetry.SYMMETRIC || symmetry == Symmetry.UNSYMMETRIC) {
            elements(symmetry);
        }
    }

    private static int count(CompressedMatrix matrix) {
        return (int) matrix.indices().length();
    }

    private void elements(Symmetry symmetry) throws IOException {
        int size = 4;
        int[] offsets = new int[SIDE + 1];
        int[] variables = new int[SIDE * size];
        for (int element = 0; element < SIDE; element++) {
            offsets[element + 1] = (element + 1) * size;
            for (int i = 0; i < size; i++) {
                variables[element * size + i] = random.nextInt(SIDE);
            }
        }
        int count = SIDE * (int) ElementalMatrix.valuesOf(size, symmetry);
        Matrix matrix =
                new ElementalMatrix(
                        SIDE,
                        symmetry,
                        Indices.of(offsets),
                        Indices.of(variables),
                        new Values.Reals(reals(count)));
        add("harwell-boeing", symmetry + " elements", BoeingMatrix.of("e", "E", matrix, null));
    }

    private void market(Symmetry symmetry) throws IOException {
        if (symmetry == Symmetry.UNSYMMETRIC) {
            return; // such files know general ones only
        }
        int side = 31;
        int rows = symmetry == Symmetry.RECTANGULAR ? SIDE : side;
        int count = (int) FullMatrix.valuesOf(rows, side, symmetry);
        int[] places = new int[SIDE * PER_COLUMN];
        int[] columns = new int[places.length];
        for (int i = 0; i < places.length; i++) {
            columns[i] = random.nextInt(SIDE);
            places[i] = symmetry.isHalf() ? columns[i] + 1 + random.nextInt(3) : random.nextInt(9);
        }
        for (Values values : values(places.length)) {
            Matrix matrix =
                    new CoordinateMatrix(
                            SIDE + 3,
                            SIDE + 3,
                            symmetry,
                            Indices.of(places),
                            Indices.of(columns),
                            values);
            String name = symmetry + " " + values.getClass().getSimpleName();
            add("matrix-market", name, MarketMatrix.of(matrix));
            if (values instanceof Values.Reals) {
                add(
                        "matrix-market",
                        name + " as C has it",
                        new MarketMatrix(matrix, List.of(), 16));
            }
        }
        for (Values values : values(count)) {
            if (!(values instanceof Values.Pattern)) {
                Matrix full = new FullMatrix(rows, side, symmetry, values);
                String name = symmetry + " full " + values.getClass().getSimpleName();
                add("matrix-market", name, MarketMatrix.of(full));
            }
        }
        MatrixFile last = files.get(files.size() - 1);
        String loose =
                last.text()
                        .replace("\n7", "\n\t 7")
                        .replace("\n-1", "\n%\n  \n-1")
                        .replace("9\n", "9\r\n")
                        .replaceFirst("\n%\n  \n", "\n% a comment\n");
        files.add(new MatrixFile(last.kind(), symmetry + " loose", loose));
    }

    private void vectors() throws IOException {
        double[] values = reals(3 * 500);
        StringBuilder text = new StringBuilder();
        text.append(String.format("%-72s%-8s%n", "Right-hand sides", "MADE"));
        text.append(String.format("rhsrd case 1   r%14d%14d%14d%n", 500, 3, 1500));
        text.append(String.format("%-20s%n", "(3D24.16)"));
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        try (Target target = Target.of("body", body)) {
            target.doubles(Format.of("(3D24.16)"), values);
        }
        text.append(body.toString(StandardCharsets.ISO_8859_1));
        files.add(new MatrixFile("rutherford-boeing-supplement", "dense", text.toString()));
    }
}
