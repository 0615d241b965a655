package formwork.formats.hydrology;

import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.Kind;
import formwork.formats.Lines;
import formwork.formats.Place;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Splitting;
import java.io.IOException;

/**
 * Input of MODFLOW and MT3D that has arrays, each behind a line that says by what format it is
 * read: a basic, discretization or flow package. What the file does not say, how many rows and
 * columns there are, is got from its lines; {@link ArrayReader} is for those who know.
 */
public final class Modflow implements Kind<ModflowFile> {
    private static final int MOST_FACTS = 200;

    @Override
    public String name() {
        return "modflow";
    }

    @Override
    public String title() {
        return "arrays of MODFLOW or MT3D";
    }

    @Override
    public String specification() {
        return "Harbaugh 2005, MODFLOW-2005, U.S. Geological Survey Techniques and Methods 6-A16,"
                + " chapter 8, array reading utilities";
    }

    @Override
    public Splitting splitting() {
        return Splitting.WHOLE;
    }

    @Override
    public Evidence recognise(Head head) {
        ControlRecord first = null;
        int controls = 0;
        int formats = 0;
        for (int number = 1; number <= head.lineCount(); number++) {
            ControlRecord control = control(head.line(number), number);
            if (control != null) {
                controls++;
                formats += control.format() != null || control.isFree() ? 1 : 0;
                first = first == null ? control : first;
            }
        }
        if (first == null) {
            return Evidence.none("no line that says by what format an array is read");
        }
        int at = (int) first.place().line();
        String seen =
                "line " + at + ": the control record \"" + head.columns(at, 1, 40).strip() + "\"";
        return formats == 0 && controls < 2
                ? Evidence.possible(seen)
                : Evidence.likely(seen, controls + " control records");
    }

    private static ControlRecord control(String line, int number) {
        try {
            return line.length() > 1000 ? null : ControlRecord.of(line, Place.of("", number));
        } catch (formwork.error.FormworkException e) {
            return null; // by a format that is none
        }
    }

    @Override
    public ModflowFile read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return new ModflowReading(lines, options).read();
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        ModflowFile file = read(source, options);
        Facts facts = Facts.NONE.with("arrays", file.arrays().size());
        int listed = 0;
        for (ModflowArray array : file.arrays()) {
            if (listed++ == MOST_FACTS) {
                break;
            }
            facts = facts.with(array.name(), size(array));
            facts = array.control().format() == null ? facts : facts.with(array.control().format());
        }
        return facts;
    }

    private static String size(ModflowArray array) {
        if (array.columns() > 0) {
            return array.rows() + " rows of " + array.columns();
        }
        return switch (array.control().source()) {
            case CONSTANT -> "all " + array.control().constant();
            case OTHER_FILE, BINARY -> "in another file";
            case INTERNAL, UNIT ->
                    array.hasValues() ? array.length() + " values" : "in another file";
        };
    }
}
