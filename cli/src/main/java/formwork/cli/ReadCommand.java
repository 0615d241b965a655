package formwork.cli;

import formwork.FieldReader;
import formwork.Unit;
import formwork.edit.ItemKind;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code formwork read}: records to rows of a table, or to one value a line. */
@Command(
        name = "read",
        mixinStandardHelpOptions = true,
        description = "Reads a file by a format, a row for each pass over the format.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork read '(4D24.15)' values.dat --flat",
            "  formwork read '(A10,2F12.8,F6.2)' stars.dat --names name,ra,dec,mag",
            "  formwork read '(I5,3F10.4)' run.txt.gz --types i4,3*r4 --skip 2 --to json",
            "  zcat big.gz | formwork read '(6E13.5)' - --flat -o numbers.txt",
            "  formwork read '*' list.txt --types i4,2*r8,ch    a list-directed READ a row",
            "",
            "Numbers are the shortest text that reads back to the same number. Text keeps its blanks.",
            "Without --types an I, B, O or Z gives an INTEGER*4, or *8 where its field is wide; F, E,",
            "D and G give a REAL*8, A a CHARACTER and L a LOGICAL. A cell is empty where its record",
            "had ended before the field, or a list has a null value; a list wants --types."
        })
final class ReadCommand implements Callable<Integer> {
    /** The form of the output. */
    enum Form {
        /** Commas between cells. */
        CSV,
        /** Tabs between cells. */
        TSV,
        /** One array of objects or arrays. */
        JSON
    }

    @Mixin private FormatOptions options;
    @Mixin private InputOptions input;
    @Mixin private OutputFile output;

    @Parameters(
            index = "1",
            paramLabel = "FILE",
            description =
                    "The file to read, unpacked if its name ends in .gz; - is standard input.")
    private String file;

    @Option(
            names = "--names",
            split = ",",
            paramLabel = "NAME,...",
            hideParamSyntax = true,
            description =
                    "The names of a row's columns: a first line, or the keys of JSON objects.")
    private List<String> names = List.of();

    @Option(
            names = "--to",
            paramLabel = "csv|tsv|json",
            description = "The form of the output (csv).")
    private Form form;

    @Option(
            names = "--flat",
            description =
                    "One value a line, over all records; one that ends early gives only what it has.")
    private boolean isFlat;

    private final Streams streams;

    ReadCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (isFlat && (form != null || !names.isEmpty())) {
            throw new UsageException("found --flat with --to or --names; expected one of them");
        }
        try (Unit unit = InputFile.unit(file, streams, options.unitOptions())) {
            if (options.isListDirected()) {
                copyList(new ListTable(unit, listTypes()));
            } else if (isFlat) {
                copyValues(unit);
            } else {
                copyRows(unit);
            }
        }
        return ExitCode.OK;
    }

    private void copyRows(Unit unit) throws IOException {
        RowReader rows = new RowReader(unit, options.format(), input.types(), names.size());
        rows.skip(input.skip());
        try (RowSink sink = sink(new TextOutput(output.name(), output.open(streams)))) {
            for (long left = input.limit(); left > 0 && rows.next(sink); left--) {
                // each row has gone to the sink
            }
        }
    }

    private List<ItemType> listTypes() {
        List<ItemType> types = input.types();
        if (types.isEmpty()) {
            throw new UsageException("found * and no --types; expected the types of a row's items");
        }
        if (!names.isEmpty() && names.size() != types.size()) {
            throw new UsageException(
                    "found "
                            + names.size()
                            + " names and "
                            + types.size()
                            + " types; expected as many");
        }
        return types;
    }

    private void copyList(ListTable list) throws IOException {
        list.skip(input.skip());
        TextOutput out = new TextOutput(output.name(), output.open(streams));
        try (RowSink sink = isFlat ? new DelimitedSink(out, '\n', names) : sink(out)) {
            if (isFlat) {
                list.copyAll(sink, input.lastRecord());
            } else {
                for (long left = input.limit(); left > 0 && list.next(sink); left--) {
                    // each row has gone to the sink
                }
            }
        }
    }

    private RowSink sink(TextOutput out) throws IOException {
        if (form == Form.JSON) {
            return new JsonSink(out, names);
        }
        return new DelimitedSink(out, form == Form.TSV ? '\t' : ',', names);
    }

    private void copyValues(Unit unit) throws IOException {
        FieldReader fields = unit.fields(options.format());
        RowReader.skip(fields, input.skip());
        List<ItemType> types = input.fieldTypes();
        int item = 0;
        long last = input.lastRecord();
        try (TextOutput out = new TextOutput(output.name(), output.open(streams))) {
            while (fields.nextPresent() && fields.record() <= last) {
                if (types.isEmpty()) {
                    copyValue(fields, fields.naturalKind(), out);
                } else {
                    copyValue(fields, types.get(item).kind(), out);
                    item = item + 1 == types.size() ? 0 : item + 1;
                }
            }
        }
    }

    private static void copyValue(FieldReader fields, ItemKind kind, TextOutput out)
            throws IOException {
        switch (kind) {
            case REAL8 -> out.put(Double.longBitsToDouble(fields.bits(kind)));
            case REAL4 -> out.put(Float.intBitsToFloat((int) fields.bits(kind)));
            case LOGICAL4 -> out.put(fields.bits(kind) != 0 ? "true" : "false");
            case CHARACTER -> out.put(fields.text());
            default -> out.put(fields.bits(kind));
        }
        out.endLine();
    }
}
