package formwork.formats.program;

import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.LineTarget;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.Remarks;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import java.io.IOException;

/**
 * MPS files: linear programs, in fixed columns or, if a line does not keep to them, with blanks
 * between the fields.
 */
public final class Mps implements WritableKind<LinearProgram> {
    @Override
    public String name() {
        return "mps";
    }

    @Override
    public String title() {
        return "a linear program in MPS";
    }

    @Override
    public String specification() {
        return "IBM, Mathematical Programming System/360, 1969; fields by"
                + " (1X,A2,1X,A8,2X,A8,2X,F12.0,3X,A8,2X,F12.0)";
    }

    @Override
    public Splitting splitting() {
        return Splitting.WHOLE;
    }

    @Override
    public Evidence recognise(Head head) {
        int rows = 0;
        for (int number = 1; number <= head.lineCount(); number++) {
            String line = head.line(number);
            if (line.isBlank() || line.startsWith("*") || Character.isWhitespace(line.charAt(0))) {
                continue;
            }
            MpsSection section = MpsSection.of(line);
            if (section == null) {
                return Evidence.none("line " + number + " begins no section of MPS");
            }
            if (section == MpsSection.ROWS) {
                rows = number;
            } else if (section == MpsSection.COLUMNS && rows > 0) {
                return Evidence.certain(
                        "line " + rows + ": the section ROWS",
                        "line " + number + ": the section COLUMNS");
            }
        }
        return rows > 0
                ? Evidence.likely("line " + rows + ": the section ROWS")
                : Evidence.none("no section ROWS");
    }

    @Override
    public LinearProgram read(Source source, ReadOptions options) throws IOException {
        ProgramCollector collector = new ProgramCollector();
        boolean isFixed = MpsReading.isFixed(source);
        try (Lines lines = source.lines()) {
            MpsReading reading = new MpsReading(lines, options, isFixed, collector);
            MpsForm form = reading.read();
            return collector.program(reading.name(), reading.isMaximized(), form);
        }
    }

    /** Hands on the parts as they stand, without keeping more of them than the names. */
    public void stream(Source source, ReadOptions options, MpsSink sink) throws IOException {
        boolean isFixed = MpsReading.isFixed(source);
        try (Lines lines = source.lines()) {
            new MpsReading(lines, options, isFixed, sink).read();
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        LinearProgram program = read(source, options);
        return Facts.NONE
                .with("name", program.name())
                .with("objective", program.isMaximized() ? "maximized" : "minimized")
                .with("rows", program.rowNames().size())
                .with("columns", program.columnNames().size())
                .with("integer columns", program.integers().cardinality())
                .with("entries", program.matrix().entryCount())
                .with("bounds", program.bounds().size())
                .with("layout", program.form().isFixed() ? "fixed columns" : "free");
    }

    @Override
    public void write(LinearProgram program, Target target) throws IOException {
        Remarks remarks = program.form() == null ? Remarks.NONE : program.form().remarks();
        try (LineTarget lines = new LineTarget(target, remarks)) {
            new MpsWriting(program, target, lines).write();
        }
    }
}
