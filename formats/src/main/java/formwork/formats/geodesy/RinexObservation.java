package formwork.formats.geodesy;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Count;
import formwork.formats.Evidence;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.Outcome;
import formwork.formats.Policy;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import formwork.formats.Splitting;
import formwork.formats.WritableRecordKind;
import java.io.IOException;

/**
 * Observations of satellites by a receiver, RINEX 2 and 3: the tables {@code header}, {@code
 * epochs} and, with the row of their epoch, {@code observations} (of each system in version 3:
 * {@code observations G}), {@code slips} and {@code events}, the header lines among the data.
 *
 * <p>A type of observation is three columns, {@code L1}, {@code L1 lli} and {@code L1 ssi}. Blank
 * fields and values of 0 are null.
 */
public final class RinexObservation extends WritableRecordKind {
    private static final String VERSIONS = "23";
    private static final int VERSION_3 = 300;
    private static final int SATELLITES_PER_LINE = 12;
    private static final int SATELLITE_COLUMNS = 3;
    private static final int FIRST_OF_LIST = 33;
    private static final int FIRST_EVENT = 2;
    private static final int SLIPS = 6;
    private static final int COLUMN_OF_SECOND = 20;

    private static final Policy MAY_BE_BLANK = Policy.STRICT.blank(Outcome.NULL);
    private static final RowLayout BLANK = RowLayout.of("blank lines", "(A)", Column.text("text"));

    private static final RowLayout EVENTS =
            RinexHeader.LINES.named("events").given(Column.integer("epoch"));

    private static final RowLayout SATELLITES =
            RowLayout.of("more satellites", "(32X,A36)", Column.text("satellites"))
                    .given(Column.integer("epoch"))
                    .exact();

    private static RowLayout epochs(RowLayout beginning) {
        return beginning
                .times(1, Column.integer("year").with(MAY_BE_BLANK))
                .times(1, Column.integer("month").with(MAY_BE_BLANK))
                .times(1, Column.integer("day").with(MAY_BE_BLANK))
                .times(1, Column.integer("hour").with(MAY_BE_BLANK))
                .times(1, Column.integer("minute").with(MAY_BE_BLANK))
                .times(1, Column.real("second", "s").with(MAY_BE_BLANK));
    }

    private static final RowLayout SECOND_EPOCHS =
            epochs(RowLayout.of("epochs", "(1X,I2,4(1X,I2),F11.7,2X,I1,I3,A36,F12.9)"))
                    .times(1, Column.integer("flag"), Column.integer("satellites"))
                    .times(1, Column.text("list"))
                    .times(1, Column.real("clock offset", "s").with(MAY_BE_BLANK))
                    .writtenBy("(1X,I2.2,4(1X,I2),F11.7,2X,I1,I3,A36,F12.9)")
                    .exact();

    /**
     * The second is read twice, as the whole of it may be written with a zero before it, which no
     * real is.
     */
    private static RowLayout thirdEpochs(boolean hasZeros) {
        String format = "(A1,1X,I4,4(1X,I2),F11.7,T20,I2,T30,2X,I1,I3,6X,F15.12)";
        return epochs(RowLayout.of("epochs", format, Column.text("symbol")))
                .times(1, Column.integer("whole second").with(MAY_BE_BLANK))
                .times(1, Column.integer("flag"), Column.integer("satellites"))
                .times(1, Column.real("clock offset", "s").with(MAY_BE_BLANK))
                .writtenBy(
                        format.replace("1X,I2)", "1X,I2.2)")
                                .replace("T20,I2", hasZeros ? "T20,I2.2" : "T20,I2"))
                .exact();
    }

    @Override
    public String name() {
        return "rinex-obs";
    }

    @Override
    public String title() {
        return "observations of satellites (RINEX observation)";
    }

    @Override
    public String specification() {
        return "IGS, RINEX 2.11, tables A1, A2; RINEX 3.05, tables A2, A3";
    }

    @Override
    public Splitting splitting() {
        return Splitting.RECORDS;
    }

    @Override
    public Evidence recognise(Head head) {
        return RinexHeader.recognise(head, "O", VERSIONS);
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        Reading reading = new Reading(records);
        Lines lines = records.lines();
        int version =
                RinexHeader.read(
                        records, VERSIONS, (label, line) -> reading.types.line(label, line, false));
        if (!reading.types.isAny()) {
            throw lines.fault(IoStatus.BAD_HEADER, "types of observations before it");
        }
        boolean isThird = version >= VERSION_3;
        RowLayout epochs = isThird ? thirdEpochs(hasZeros(lines.source().head())) : SECOND_EPOCHS;
        records.declare(epochs);
        while (lines.next()) {
            if (lines.isBlank()) {
                records.readHere(BLANK);
            } else if (isThird) {
                reading.third(epochs);
            } else {
                reading.second(epochs);
            }
        }
    }

    private static boolean hasZeros(Head head) {
        for (int line = 1; line <= head.lineCount(); line++) {
            if (head.line(line).startsWith("> ")) {
                String digit = head.columns(line, COLUMN_OF_SECOND, COLUMN_OF_SECOND);
                if (digit.equals("0") || digit.equals(" ")) {
                    return digit.equals("0");
                }
            }
        }
        return true;
    }

    /** One reading. */
    private static final class Reading {
        private final RecordReader records;
        private final Lines lines;
        private final ObservationTypes types = new ObservationTypes();
        private int epoch = -1;
        private int flag;
        private Count count;

        Reading(RecordReader records) {
            this.records = records;
            lines = records.lines();
        }

        private void begin(RowLayout epochs, int firstOfCount) throws IOException {
            records.readHere(epochs);
            epoch++;
            flag = (int) lines.integer(firstOfCount - 1, firstOfCount - 1);
            count = lines.count("satellites or lines", firstOfCount, firstOfCount + 2);
            count.requireWithin(lines.bytesLeft() + lines.to() - lines.from(), 1);
        }

        private boolean isEvent() {
            return flag >= FIRST_EVENT && flag != SLIPS;
        }

        private String table() {
            return flag == SLIPS ? "slips" : "observations";
        }

        private void require(int index) throws IOException {
            lines.require(
                    (isEvent() ? "line " : "satellite ")
                            + (index + 1)
                            + " of "
                            + count.value()
                            + ", as "
                            + count.place()
                            + " says");
        }

        void second(RowLayout epochs) throws IOException {
            begin(epochs, 30);
            if (isEvent()) {
                events();
                return;
            }
            String[] satellites = new String[(int) count.value()];
            for (int i = 0; i < satellites.length; i++) {
                int inLine = i % SATELLITES_PER_LINE;
                if (i > 0 && inLine == 0) {
                    require(i);
                    records.readHere(SATELLITES, epoch);
                }
                satellites[i] = satellite(FIRST_OF_LIST + inLine * SATELLITE_COLUMNS);
            }
            for (int i = 0; i < satellites.length; i++) {
                require(i);
                records.readHere(types.second(table()), epoch, satellites[i]);
            }
        }

        /** The satellite in these columns, with the G and the zero that may be left out. */
        private String satellite(int first) {
            String found = lines.columns(first, first + SATELLITE_COLUMNS - 1);
            if (!found.matches("[A-Z ][ \\d]\\d")) {
                throw lines.fault(
                        IoStatus.BAD_STRUCTURE,
                        first,
                        first + SATELLITE_COLUMNS - 1,
                        "a satellite, a letter and a number");
            }
            String system = found.charAt(0) == ' ' ? "G" : found.substring(0, 1);
            return system + found.substring(1).replace(' ', '0');
        }

        void third(RowLayout epochs) throws IOException {
            if (!lines.columns(1, 1).equals(">")) {
                throw lines.fault(IoStatus.BAD_STRUCTURE, 1, 1, "\">\", an epoch");
            }
            begin(epochs, 33);
            if (isEvent()) {
                events();
                return;
            }
            for (int i = 0; i < count.value(); i++) {
                require(i);
                String system = lines.columns(1, 1);
                if (!types.knows(system)) {
                    throw lines.fault(
                            IoStatus.BAD_STRUCTURE,
                            1,
                            1,
                            "a system with types of observations, satellite "
                                    + (i + 1)
                                    + " of "
                                    + count.value());
                }
                records.readHere(types.third(table(), system), epoch);
            }
        }

        private void events() throws IOException {
            for (int i = 0; i < count.value(); i++) {
                require(i);
                records.readHere(EVENTS, epoch);
                types.line(RinexHeader.label(lines), lines, true);
            }
            types.check();
        }
    }
}
