package formwork.cli;

import formwork.FieldReader;
import formwork.Format;
import formwork.Unit;
import formwork.UnitOptions;
import formwork.WriteStatement;
import formwork.error.FormworkException;
import formwork.error.Quoted;
import formwork.formats.Kind;
import formwork.formats.Kinds;
import formwork.formats.LineEnds;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code formwork roundtrip}: whether files are written again as they were read. */
@Command(
        name = "roundtrip",
        mixinStandardHelpOptions = true,
        description = "Reads files and writes them again, byte for byte, or says where not.",
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:all were written as they were read",
            "1:some were not, or could not be read",
            "2:some are of a kind that has no writer, or the command line is wrong"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork roundtrip west0479.rua",
            "  formwork roundtrip --as matrix-market *.mtx",
            "  formwork roundtrip --format '(I5,3F10.4)' points.dat",
            "",
            "Nothing is written to any file: what would be is compared. With --format each READ of",
            "a pass over it is followed by a WRITE of the items that the record had. How lines end is",
            "not a kind's affair: they are ended as the file's first one is, and its last one."
        })
final class RoundtripCommand implements Callable<Integer> {
    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "The files to read, unpacked if a name ends in .gz; - is standard input.")
    private List<String> files;

    @Option(names = "--as", paramLabel = "KIND", description = "Take them for files of this kind.")
    private String kindName;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "Take them for records of this format.")
    private String formatText;

    @Option(
            names = "--types",
            paramLabel = "TYPE,...",
            description = "With --format, the types of a row's items: " + ItemType.NAMES + ".")
    private String types;

    @Option(names = "--lenient", description = "Let pass what does not change the values.")
    private boolean isLenient;

    @Option(names = "--quiet", description = "Show no progress on standard error.")
    private boolean isQuiet;

    private final Streams streams;

    RoundtripCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (kindName != null && formatText != null) {
            throw new UsageException("found --as and --format; expected one of them");
        }
        if (types != null && formatText == null) {
            throw new UsageException("found --types; expected it with --format");
        }
        Format format = formatText == null ? null : Format.of(formatText);
        int status = ExitCode.OK;
        try (TextOutput out = TextOutput.standard(streams)) {
            for (String file : files) {
                status = Math.max(status, compare(file, format, out));
            }
        }
        return status;
    }

    private int compare(String file, Format format, TextOutput out) throws IOException {
        String shown = InputFile.shownName(file);
        try (Source source = KindFiles.open(file, streams.quiet(isQuiet))) {
            try (InputStream again = source.stream(0)) {
                ComparedOutput compared = new ComparedOutput(again);
                String as;
                if (format != null) {
                    rewrite(source, format, compared);
                    as = formatText;
                } else {
                    Kind<?> kind =
                            kindName == null
                                    ? Kinds.detect(source).kind()
                                    : KindFiles.named("--as", kindName);
                    if (!(kind instanceof WritableKind<?> writable)) {
                        out.line(
                                shown
                                        + ": found "
                                        + kind.title()
                                        + ", a kind without a writer; expected one with it");
                        return ExitCode.USAGE;
                    }
                    rewrite(source, writable, compared);
                    as = kind.name();
                }
                return tell(shown, as, compared, out);
            }
        } catch (FormworkException e) {
            out.line(shown + ": not read: " + e.getMessage());
            return ExitCode.WRONG;
        }
    }

    private <T> void rewrite(Source source, WritableKind<T> kind, ComparedOutput compared)
            throws IOException {
        T value = kind.read(source, isLenient ? ReadOptions.LENIENT : ReadOptions.STRICT);
        try (Target target = Target.of(source.name(), LineEnds.of(source).over(compared))) {
            kind.write(value, target);
        }
    }

    /** Each pass over the format is read, and the items that its records have are written. */
    private void rewrite(Source source, Format format, ComparedOutput compared) throws IOException {
        List<ItemType> fieldTypes = ItemType.fields(types);
        try (Unit in = Unit.reading(source.name(), source.stream(0), UnitOptions.DEFAULT);
                Unit out = Unit.writing(source.name(), compared, UnitOptions.DEFAULT)) {
            FieldReader fields = in.fields(format);
            List<Object> row = new ArrayList<>();
            while (fields.nextPass()) {
                row.clear();
                int present = 0;
                while (fields.nextField()) {
                    ItemType type =
                            row.size() < fieldTypes.size() ? fieldTypes.get(row.size()) : null;
                    row.add(type == null ? fields.value() : value(fields, type));
                    boolean isThere =
                            fields.lastColumn() >= fields.firstColumn()
                                    || fields.firstColumn() <= fields.recordText().length();
                    present = isThere ? row.size() : present;
                }
                try (WriteStatement write = out.write(format)) {
                    for (Object item : row.subList(0, present)) {
                        put(write, item);
                    }
                }
            }
        }
    }

    private static Object value(FieldReader fields, ItemType type) throws IOException {
        return type.length() > 0 ? fields.text(type.length()) : fields.value(type.kind());
    }

    private static void put(WriteStatement write, Object item) throws IOException {
        if (item instanceof Integer value) {
            write.put(value.intValue());
        } else if (item instanceof Long value) {
            write.put(value.longValue());
        } else if (item instanceof Short value) {
            write.put(value.shortValue());
        } else if (item instanceof Byte value) {
            write.put(value.byteValue());
        } else if (item instanceof Float value) {
            write.put(value.floatValue());
        } else if (item instanceof Double value) {
            write.put(value.doubleValue());
        } else if (item instanceof Boolean value) {
            write.put(value.booleanValue());
        } else {
            write.put((String) item);
        }
    }

    private static int tell(String shown, String as, ComparedOutput compared, TextOutput out)
            throws IOException {
        ComparedOutput.Difference difference = compared.difference();
        if (difference == null) {
            out.line(shown + ": the same, " + compared.sameBytes() + " bytes (" + as + ")");
            return ExitCode.OK;
        }
        out.line(
                shown
                        + ", line "
                        + difference.line()
                        + ", column "
                        + difference.column()
                        + ": not the same from byte "
                        + (difference.offset() + 1)
                        + " on ("
                        + as
                        + ")");
        out.line("  read     " + shown(difference.read()));
        out.line("  written  " + shown(difference.written()));
        // Under the opening quote stands the place before column 1.
        if (difference.column() <= Math.max(width(difference.read()), width(difference.written()))
                && isPlain(difference.read())
                && isPlain(difference.written())) {
            out.line(" ".repeat((int) difference.column() + "  written  ".length()) + "^");
        }
        return ExitCode.WRONG;
    }

    private static int width(String line) {
        return line == null ? 0 : line.length() + 1; // also just past it
    }

    private static boolean isPlain(String line) {
        return line == null || line.chars().allMatch(c -> c >= ' ' && c < 0x7f && c != '"');
    }

    private static String shown(String line) {
        if (line == null) {
            return "the end of the file";
        }
        return isPlain(line) ? '"' + line + '"' : Quoted.text(line);
    }
}
