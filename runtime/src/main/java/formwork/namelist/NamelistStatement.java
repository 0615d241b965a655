package formwork.namelist;

import formwork.error.EndOfFileException;
import formwork.mode.Modes;
import formwork.unit.RecordSink;
import formwork.unit.RecordSource;
import java.io.IOException;
import java.util.ArrayList;

/** Namelist statements on the records of a unit; for {@code formwork.Unit}, which calls them. */
@SuppressWarnings("exports") // records are the unit's own
public final class NamelistStatement {
    /** What a growing array may have where nobody knows how long the text is. */
    private static final int MOST_ELEMENTS = 1 << 16;

    private NamelistStatement() {}

    /** Reads the next group of the values' name. */
    public static void read(RecordSource source, Modes modes, NamelistValues values)
            throws IOException {
        GroupInput input = new GroupInput(source, modes, false);
        input.find(values.group().name());
        new GroupReader(input, values, ReadRules.STATEMENT, MOST_ELEMENTS, new ArrayList<>())
                .read();
        if (input.isInside() && !source.isEnded()) { // neither compiler takes it
            throw new EndOfFileException(
                    source.name()
                            + ", record "
                            + source.number()
                            + ": found the end of the file; expected the end of the record");
        }
    }

    /** Writes the group in the layout of the modes' dialect. */
    public static void write(RecordSink sink, Modes modes, NamelistValues values)
            throws IOException {
        boolean done = false;
        try {
            if (modes.dialect().wideNamelists()) {
                new WideGroupOutput(sink, modes).write(values);
            } else {
                new CompactGroupOutput(sink, modes).write(values);
            }
            done = true;
        } finally {
            if (!done) {
                sink.abandon();
            }
        }
    }
}
