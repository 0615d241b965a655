package formwork.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import formwork.Format;
import formwork.Unit;
import formwork.UnitOptions;
import formwork.WriteStatement;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.matrix.Matrix;
import formwork.kernels.loading.NodeArrays;
import formwork.kernels.loading.NodeStorage;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.solve.ConjugateGradients;
import formwork.kernels.solve.Convergence;
import formwork.kernels.solve.ProductCheck;
import formwork.kernels.solve.SparseRows;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code formwork solve}: a linear system of a file, by conjugate gradients. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = "Solves the linear system of a symmetric positive definite matrix.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork solve bcsstk01.rsa --jacobi",
            "  formwork solve laplace.mtx --rhs b.dat --rhs-format '(4D24.15)' -o x.dat",
            "  formwork solve laplace.rsa --format '(1P,5E16.8)' -o x.dat --json",
            "",
            "MATRIX is a Harwell-Boeing, Rutherford-Boeing or Matrix Market file. The right-hand side"
                    + " is that of",
            "--rhs, or the first one in MATRIX, or all ones. The solution is one WRITE statement by"
                    + " --format; what it",
            "took is told on standard error, or with --json on standard output. It has the same"
                    + " bytes whatever the",
            "number of parts and threads."
        })
final class SolveCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "MATRIX",
            description = "The file of the matrix; - is standard input.")
    private String input;

    @Option(
            names = "--rhs",
            paramLabel = "FILE",
            description =
                    "The right-hand side: values of --rhs-format, or a Matrix Market file of one"
                            + " column.")
    private String rightInput;

    @Option(
            names = "--rhs-format",
            paramLabel = "FORMAT",
            description = "The format of the file of --rhs.")
    private String rightFormat;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "The format of the solution (${DEFAULT-VALUE}).",
            defaultValue = "(4D24.15)")
    private String format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            description = "Write the solution to this file, not to standard output.")
    private String output;

    @Option(
            names = "--tolerance",
            paramLabel = "R",
            description =
                    "How long b - A x may be, as a part of the length of b (${DEFAULT-VALUE}).",
            defaultValue = "1e-10")
    private double tolerance;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            description = "After which it is given up (10 for each row, and 100).")
    private Integer iterations;

    @Option(names = "--jacobi", description = "Take the diagonal as preconditioner.")
    private boolean hasPreconditioner;

    @Mixin private PoolOptions pools;

    @Option(names = "--json", description = "What it took as one JSON object; it wants --output.")
    private boolean isJson;

    private final Streams streams;

    SolveCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        checkOptions();
        Format solutionFormat = Format.of(format);
        try (NodePool pool = pools.pool(PoolOptions.machine(streams));
                NodeStorage nodes = new NodeStorage(pool)) {
            return solved(system(nodes), pool, nodes, solutionFormat);
        }
    }

    private LinearSystem system(NodeStorage nodes) throws IOException {
        try (Source source = KindFiles.open(input, streams)) {
            return LinearSystem.read(
                    source,
                    InputFile.shownName(input),
                    ReadOptions.STRICT.withStorage(nodes.storage()));
        }
    }

    private int solved(LinearSystem system, NodePool pool, NodeStorage nodes, Format solutionFormat)
            throws IOException {
        try (SparseRows rows = rows(system, pool);
                NodeVector b = right(system, pool, nodes);
                NodeVector x = NodeVector.allocate(pool, ItemKind.REAL8, rows.rowCount())) {
            long most = iterations == null ? 10 * rows.rowCount() + 100 : iterations;
            Convergence convergence =
                    solved(
                            rows,
                            b,
                            x,
                            new ConjugateGradients.Limits(
                                    tolerance,
                                    (int) Math.min(most, Integer.MAX_VALUE),
                                    hasPreconditioner));
            double residual = ProductCheck.of(system.matrix(), x).relativeResidual(b);
            if (!convergence.isConverged()) {
                streams.err().println("formwork: " + failure(convergence));
                return ExitCode.WRONG;
            }
            write(solutionFormat, pool, x);
            report(rows, convergence, residual, pool);
        }
        return ExitCode.OK;
    }

    private SparseRows rows(LinearSystem system, NodePool pool) {
        try {
            return SparseRows.of(pool, system.matrix());
        } catch (FormworkException e) {
            throw named(e);
        }
    }

    private Convergence solved(
            SparseRows rows, NodeVector b, NodeVector x, ConjugateGradients.Limits limits) {
        try {
            return ConjugateGradients.solve(rows, b, x, limits);
        } catch (FormworkException e) {
            throw named(e);
        }
    }

    /** The kernels know of no files. */
    private FormworkException named(FormworkException e) {
        return new FormworkException(
                e.status(), InputFile.shownName(input) + ": " + e.getMessage(), e);
    }

    private void checkOptions() {
        if (rightFormat != null && rightInput == null) {
            throw new UsageException("found --rhs-format without --rhs; expected both");
        }
        if (!(tolerance > 0 && tolerance < 1)) {
            throw new UsageException(
                    "--tolerance: found " + tolerance + "; expected it between 0 and 1");
        }
        if ("-".equals(rightInput) && (rightFormat != null || input.equals("-"))) {
            throw new UsageException(
                    "--rhs: found -; expected a file"
                            + (rightFormat != null
                                    ? " with --rhs-format"
                                    : " where MATRIX is standard input"));
        }
        PoolOptions.requireWithin("--iterations", iterations, 1, Integer.MAX_VALUE);
        pools.check();
        if (isJson && (output == null || output.equals("-"))) {
            throw new UsageException("found --json without a file of --output; expected both");
        }
    }

    private NodeVector right(LinearSystem system, NodePool pool, NodeStorage nodes)
            throws IOException {
        if (rightInput == null) {
            return RightHandSide.of(system, pool);
        }
        if (rightFormat == null) {
            try (Source source = KindFiles.open(rightInput, streams)) {
                String name = InputFile.shownName(rightInput);
                ReadOptions options = ReadOptions.STRICT.withStorage(nodes.storage());
                Matrix column = LinearSystem.column(source, name, options);
                system.requireLength(name, column.rows());
                return RightHandSide.of(column, pool);
            }
        }
        NodeVector b =
                NodeArrays.read(
                        pool, Format.of(rightFormat).arrays(Path.of(rightInput)), ItemKind.REAL8);
        boolean isRight = false;
        try {
            system.requireLength(rightInput, b.length());
            isRight = true;
            return b;
        } finally {
            if (!isRight) {
                b.close();
            }
        }
    }

    // ---- what comes out ----

    private void write(Format solutionFormat, NodePool pool, NodeVector x) throws IOException {
        if (output != null && !output.equals("-")) {
            try (PartialFile file = new PartialFile(Path.of(output))) {
                NodeArrays.write(pool, solutionFormat.arrays(file.path()), x);
                file.end();
            }
            return;
        }
        try (Unit unit =
                        Unit.writing(
                                "standard output",
                                new StandardOutput(streams.out()),
                                UnitOptions.DEFAULT);
                WriteStatement statement = unit.write(solutionFormat)) {
            for (long i = 0; i < x.length(); i++) {
                statement.put(x.doubleAt(i));
            }
        }
    }

    private String failure(Convergence convergence) {
        String after =
                InputFile.shownName(input)
                        + ": found "
                        + switch (convergence.outcome()) {
                            case NOT_POSITIVE_DEFINITE ->
                                    "a direction p in which p'Ap is not above 0";
                            case OVERFLOWN -> "numbers that are too large";
                            default -> "a residual of " + convergence.residual();
                        }
                        + " after "
                        + convergence.iterations()
                        + " iterations; expected ";
        return switch (convergence.outcome()) {
            case NOT_POSITIVE_DEFINITE -> after + "a positive definite matrix";
            case OVERFLOWN -> after + "a system that is nearer to 1";
            default -> after + tolerance + " or less, as a part of the length of b";
        };
    }

    private void report(SparseRows rows, Convergence convergence, double residual, NodePool pool)
            throws IOException {
        if (!isJson) {
            streams.err()
                    .println(
                            "formwork: "
                                    + rows.rowCount()
                                    + " unknowns, "
                                    + rows.entryCount()
                                    + " entries: "
                                    + convergence.iterations()
                                    + " iterations, residual "
                                    + String.format(Locale.ROOT, "%.1e", residual)
                                    + " of the right-hand side");
            return;
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = new JsonFactory().createGenerator(bytes)) {
            json.writeStartObject();
            json.writeNumberField("unknowns", rows.rowCount());
            json.writeNumberField("entries", rows.entryCount());
            json.writeNumberField("iterations", convergence.iterations());
            json.writeNumberField("restarts", convergence.restarts());
            json.writeNumberField("residual", residual);
            json.writeNumberField("parts", pool.homes().size());
            json.writeNumberField("threads", pool.threads());
            json.writeEndObject();
        }
        try (TextOutput out = TextOutput.standard(streams)) {
            out.put(bytes.toByteArray());
            out.endLine();
        }
    }
}
