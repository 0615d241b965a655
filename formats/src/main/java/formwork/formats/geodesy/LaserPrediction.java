package formwork.formats.geodesy;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.FreeFields;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import formwork.formats.Splitting;
import formwork.formats.WritableRecordKind;
import java.io.IOException;
import java.util.List;

/**
 * Predicted positions of a target of laser ranging, ILRS consolidated prediction format 1 and 2:
 * the tables {@code positions} and {@code velocities}, with {@code others} for all other lines.
 */
public final class LaserPrediction extends WritableRecordKind {
    private static final RowLayout OTHERS =
            RowLayout.of("others", "(A)", Column.text("line")).given(Column.text("record"));

    private static final List<Column> POSITIONS =
            List.of(
                    Column.text("record"),
                    Column.integer("direction"),
                    Column.integer("modified julian day"),
                    Column.real("second of day", "s"),
                    Column.integer("leap second"),
                    Column.real("x", "m"),
                    Column.real("y", "m"),
                    Column.real("z", "m"));

    private static final List<Column> VELOCITIES =
            List.of(
                    Column.text("record"),
                    Column.integer("direction"),
                    Column.real("x velocity", "m/s"),
                    Column.real("y velocity", "m/s"),
                    Column.real("z velocity", "m/s"));

    @Override
    public String name() {
        return "ilrs-cpf";
    }

    @Override
    public String title() {
        return "predicted positions for laser ranging (CPF)";
    }

    @Override
    public String specification() {
        return "ILRS, Consolidated Laser Ranging Prediction Format, versions 1.01 and 2.00";
    }

    @Override
    public Splitting splitting() {
        return Splitting.LINES;
    }

    @Override
    public Evidence recognise(Head head) {
        if (!head.line(1).matches("(?i)H1 +CPF +[12] .*")) {
            return Evidence.none("line 1: no \"H1 CPF\" and version 1 or 2");
        }
        String seen = "line 1: \"" + head.columns(1, 1, 9) + "\"";
        return head.line(2).startsWith("H2") || head.line(2).startsWith("h2")
                ? Evidence.certain(seen, "line 2: \"H2\"")
                : Evidence.likely(seen);
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        Lines lines = records.lines();
        FreeFields fields = new FreeFields(records);
        Column[] none = {};
        lines.require("H1 CPF");
        if (!lines.columns(1, 2).equalsIgnoreCase("H1")) {
            throw lines.fault(IoStatus.BAD_HEADER, 1, 2, "H1");
        }
        boolean isEnded = false;
        do {
            String record = lines.columns(1, 2);
            switch (record) {
                case "10" -> fields.read("positions", POSITIONS, POSITIONS.size(), none);
                case "20" -> fields.read("velocities", VELOCITIES, VELOCITIES.size(), none);
                default -> {
                    if (!record.matches("[Hh0-9][0-9]") && !lines.isBlank()) {
                        throw lines.fault(
                                IoStatus.BAD_STRUCTURE, 1, 2, "H and a digit, or two digits");
                    }
                    records.readHere(OTHERS, record);
                }
            }
            isEnded |= record.equals("99");
        } while (lines.next());
        if (!isEnded && !records.options().isLenient()) {
            throw lines.atEnd("99, the end of the predictions");
        }
    }
}
