package formwork.cli;

import formwork.Format;
import formwork.ListWriteStatement;
import formwork.Unit;
import formwork.WriteStatement;
import formwork.edit.DataEdit;
import formwork.error.FieldException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code formwork write}: rows of a table, or one value a line, to records. */
@Command(
        name = "write",
        mixinStandardHelpOptions = true,
        description = "Writes records by a format: each row of a table is one WRITE.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork write '(4D24.15)' numbers.txt --from flat -o values.dat",
            "  formwork write '(A10,2F12.8,F6.2)' stars.csv --skip 1 -o stars.dat",
            "  formwork read '(I5,F8.3)' a.dat | formwork write '(I8,F12.3)' -o b.dat",
            "  formwork write '*' table.csv    list-directed; 42 is an INTEGER, 1.5 a REAL*8",
            "",
            "Empty cells at the end of a row are left out, as READ found them; with flat all lines are",
            "the items of one WRITE."
        })
final class WriteCommand implements Callable<Integer> {
    /** The form of the input. */
    enum Form {
        /** Commas between cells. */
        CSV,
        /** Tabs between cells. */
        TSV,
        /** Arrays or objects. */
        JSON,
        /** One value a line. */
        FLAT
    }

    @Mixin private FormatOptions options;
    @Mixin private OutputFile output;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            defaultValue = "-",
            description =
                    "The file to read, unpacked if its name ends in .gz; - is standard input.")
    private String file;

    @Option(
            names = "--from",
            paramLabel = "csv|tsv|json|flat",
            defaultValue = "CSV",
            description = "The form of the input (csv).")
    private Form form;

    @Option(
            names = "--types",
            paramLabel = "TYPE,...",
            description = "The types of a row's items: " + ItemType.NAMES + "; 3*r8 is three.")
    private String types;

    @Option(
            names = "--skip",
            paramLabel = "N",
            defaultValue = "0",
            description = "Leave out the first N rows or lines, such as the names of the columns.")
    private long skip;

    private final Streams streams;

    WriteCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Format format = options.isListDirected() ? null : options.format();
        if (format == null && types != null) {
            throw new UsageException(
                    "found --types with *; expected values that say their kind, such as 1.5_4");
        }
        InputOptions.natural("--skip", skip);
        List<ItemType> itemTypes = ItemType.fields(types);
        try (InputStream input = InputFile.stream(file, streams);
                Unit unit =
                        Unit.writing(output.name(), output.open(streams), options.unitOptions())) {
            if (form == Form.FLAT) {
                writeValues(
                        unit, format, itemTypes, new LineReader(InputFile.shownName(file), input));
            } else if (form == Form.JSON) {
                writeJson(unit, format, itemTypes, input);
            } else {
                writeRows(unit, format, itemTypes, input);
            }
        }
        return ExitCode.OK;
    }

    private void writeValues(Unit unit, Format format, List<ItemType> itemTypes, LineReader lines)
            throws IOException {
        boolean hasLine = lines.next();
        while (hasLine && lines.number() <= skip) {
            hasLine = lines.next();
        }
        if (!hasLine) {
            return; // no values, no record
        }
        if (format == null) {
            writeListValues(unit, lines);
            return;
        }
        EditSequence edits = new EditSequence(format.list());
        int item = 0;
        try (WriteStatement write = unit.write(format)) {
            CellWriter cells = new CellWriter(write);
            for (; hasLine; hasLine = lines.next()) {
                DataEdit edit = edits.next();
                ItemType type = itemTypes.isEmpty() ? ItemType.of(edit) : itemTypes.get(item);
                item = item + 1 < itemTypes.size() ? item + 1 : 0;
                try {
                    cells.put(lines.bytes(), lines.from(), lines.to(), type, edit);
                } catch (FieldException e) {
                    write.abandon();
                    throw badCell(e, edit, "line " + lines.number());
                }
            }
        }
    }

    /** All lines from the one in hand on, as items of the types that they show. */
    private static void writeListValues(Unit unit, LineReader lines) throws IOException {
        try (ListWriteStatement write = unit.writeList()) {
            do {
                Charset charset = StandardCharsets.ISO_8859_1;
                int length = lines.to() - lines.from();
                String line = new String(lines.bytes(), lines.from(), length, charset);
                ListTable.put(write, ItemValue.of(line, charset));
            } while (lines.next());
        }
    }

    private void writeRows(Unit unit, Format format, List<ItemType> itemTypes, InputStream input)
            throws IOException {
        CSVFormat csv =
                CSVFormat.RFC4180
                        .builder()
                        .setDelimiter(form == Form.TSV ? '\t' : ',')
                        .setIgnoreEmptyLines(false)
                        .get();
        try (CSVParser rows =
                CSVParser.builder()
                        .setReader(new InputStreamReader(input, StandardCharsets.ISO_8859_1))
                        .setFormat(csv)
                        .get()) {
            for (CSVRecord row : rows) {
                if (row.getRecordNumber() > skip) {
                    writeRow(
                            unit,
                            format,
                            itemTypes,
                            row.toList(),
                            row.getRecordNumber(),
                            StandardCharsets.ISO_8859_1);
                }
            }
        } catch (UncheckedIOException e) {
            throw new IOException(
                    InputFile.shownName(file)
                            + ": found "
                            + e.getCause().getMessage()
                            + "; expected a row of "
                            + form,
                    e.getCause());
        }
    }

    private void writeJson(Unit unit, Format format, List<ItemType> itemTypes, InputStream input)
            throws IOException {
        try (JsonRows rows = new JsonRows(InputFile.shownName(file), input)) {
            long number = 0;
            for (List<String> row = rows.next(); row != null; row = rows.next()) {
                number++;
                if (number > skip) {
                    writeRow(unit, format, itemTypes, row, number, StandardCharsets.UTF_8);
                }
            }
        }
    }

    /** One row by one WRITE; {@code charset} is how the bytes of the input became its cells. */
    private void writeRow(
            Unit unit,
            Format format,
            List<ItemType> itemTypes,
            List<String> row,
            long number,
            Charset charset)
            throws IOException {
        int last = row.size();
        while (last > 0 && row.get(last - 1).isEmpty()) {
            last--;
        }
        if (format == null) {
            writeListRow(unit, row.subList(0, last), charset);
            return;
        }
        EditSequence edits = new EditSequence(format.list());
        try (WriteStatement write = unit.write(format)) {
            CellWriter cells = new CellWriter(write);
            int item = 0;
            for (int i = 0; i < last; i++) {
                String cell = row.get(i);
                String[] parts = isComplex(cell) ? parts(cell) : new String[] {cell};
                for (String part : parts) {
                    DataEdit edit = edits.next();
                    ItemType type = itemTypes.isEmpty() ? ItemType.of(edit) : at(itemTypes, item);
                    item++;
                    byte[] bytes = part.getBytes(charset);
                    try {
                        cells.put(bytes, 0, bytes.length, type, edit);
                    } catch (FieldException e) {
                        write.abandon();
                        throw badCell(e, edit, "row " + number + ", cell " + (i + 1));
                    }
                }
            }
        }
    }

    private static void writeListRow(Unit unit, List<String> cells, Charset charset)
            throws IOException {
        try (ListWriteStatement write = unit.writeList()) {
            for (String cell : cells) {
                ListTable.put(write, ItemValue.of(cell, charset));
            }
        }
    }

    private static boolean isComplex(String cell) {
        return cell.startsWith("(") && cell.endsWith(")") && cell.indexOf(',') > 0;
    }

    private static String[] parts(String cell) {
        int comma = cell.indexOf(',');
        return new String[] {
            cell.substring(1, comma), cell.substring(comma + 1, cell.length() - 1)
        };
    }

    private static ItemType at(List<ItemType> itemTypes, int item) {
        if (item >= itemTypes.size()) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    "types: found fewer than a row has items; expected one for each");
        }
        return itemTypes.get(item);
    }

    private FormworkException badCell(FieldException e, DataEdit edit, String place) {
        return new FormworkException(
                e.status(),
                InputFile.shownName(file)
                        + ", "
                        + place
                        + ": "
                        + e.getMessage()
                        + " for "
                        + edit.canonical(),
                e);
    }
}
