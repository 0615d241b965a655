package formwork.cli;

import formwork.FieldReader;
import formwork.Unit;
import formwork.edit.ItemKind;
import formwork.error.FieldException;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code formwork check}: reads a whole file and says which fields are bad. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = "Reads a whole file by a format and reports each bad field.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork check '(A10,2F12.8,F6.2)' stars.dat",
            "  formwork check '(I5,3F10.4)' run.txt.gz --skip 2 --types i2,3*r4",
            "",
            "Prints the first 20 and a count; the exit status is 1 if there are any."
        })
final class CheckCommand implements Callable<Integer> {
    private static final int MOST_SHOWN = 20;

    @Mixin private FormatOptions options;
    @Mixin private InputOptions input;

    @Parameters(
            index = "1",
            paramLabel = "FILE",
            description =
                    "The file to read, unpacked if its name ends in .gz; - is standard input.")
    private String file;

    private final Streams streams;

    CheckCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        long rows = 0;
        long fieldCount = 0;
        long bad = 0;
        List<ItemType> types = input.fieldTypes();
        try (Unit unit = InputFile.unit(file, streams, options.unitOptions());
                TextOutput out = TextOutput.standard(streams)) {
            FieldReader fields = unit.fields(options.format());
            RowReader.skip(fields, input.skip());
            while (rows < input.limit() && fields.nextPass()) {
                rows++;
                for (int item = 0; fields.nextField(); item++) {
                    fieldCount++;
                    ItemKind kind =
                            item < types.size() ? types.get(item).kind() : fields.naturalKind();
                    FieldException fault = fault(fields, kind);
                    if (fault != null && ++bad <= MOST_SHOWN) {
                        out.line(message(fields, fault));
                    }
                }
            }
            out.line(summary(bad, fieldCount, rows));
        }
        return bad == 0 ? ExitCode.OK : ExitCode.WRONG;
    }

    /** What is wrong with the field in hand, or null if nothing is. */
    private static FieldException fault(FieldReader fields, ItemKind kind) throws IOException {
        try {
            if (kind == ItemKind.CHARACTER) {
                fields.text();
            } else {
                fields.bits(kind);
            }
            return null;
        } catch (FieldException e) {
            return e;
        }
    }

    private String message(FieldReader fields, FieldException fault) {
        return String.format(
                Locale.ROOT,
                "%s:%d, %s: %s",
                InputFile.shownName(file),
                fields.record(),
                columns(fields.firstColumn(), fields.lastColumn()),
                Faults.withoutPlace(fault));
    }

    static String columns(int first, int last) {
        return last <= first ? "column " + first : "columns " + first + "-" + last;
    }

    private static String summary(long bad, long fieldCount, long rows) {
        return String.format(
                Locale.ROOT,
                "%s in %s of %s",
                bad == 0 ? "no bad field" : counted(bad, "bad field"),
                counted(rows, "row"),
                counted(fieldCount, "field"));
    }

    private static String counted(long count, String what) {
        return String.format(Locale.ROOT, "%,d %s%s", count, what, count == 1 ? "" : "s");
    }
}
