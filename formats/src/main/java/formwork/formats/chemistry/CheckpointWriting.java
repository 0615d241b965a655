package formwork.formats.chemistry;

import formwork.Format;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.formats.Target;
import java.io.IOException;
import java.util.Arrays;

/** Writes a formatted checkpoint file. */
final class CheckpointWriting {
    static final Format REAL_FIELD = Format.of("(49X,E22.15)");

    private static final Format COUNT = Format.of("(A40,3X,A1,3X,'N=',I12)");
    private static final Format NAME = Format.of("(A40,3X,A1,'     ')");
    private static final String BLANKS = " ".repeat(CheckpointEntry.NAME_WIDTH);
    private static final int LOGICALS_PER_LINE = 72;

    private CheckpointWriting() {}

    static void write(Checkpoint checkpoint, Target target) throws IOException {
        target.line(checkpoint.title());
        target.line(checkpoint.job());
        for (CheckpointEntry entry : checkpoint.entries()) {
            if (entry.name().length() > CheckpointEntry.NAME_WIDTH) {
                throw nameTooLong(entry, target);
            }
            String padded = entry.name() + BLANKS.substring(entry.name().length());
            if (entry.isArray()) {
                array(padded, entry, target);
            } else {
                target.line(NAME.write(padded, entry.type().name()) + entry.written());
            }
        }
    }

    private static FormworkException nameTooLong(CheckpointEntry entry, Target target) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                target.name()
                        + ": found the name "
                        + Quoted.text(entry.name())
                        + "; expected at most "
                        + CheckpointEntry.NAME_WIDTH
                        + " characters");
    }

    private static void array(String padded, CheckpointEntry entry, Target target)
            throws IOException {
        String name = entry.table().columns().get(0).name();
        target.line(COUNT.write(padded, entry.type().name(), entry.table().rowCount()));
        Format format = Format.of(entry.written());
        switch (entry.type()) {
            case I -> target.longs(format, entry.table().longs(name));
            case R -> target.doubles(format, entry.table().doubles(name));
            case L -> logicals(entry.table().logicals(name), target);
            default -> target.texts(format, entry.table().strings(name));
        }
    }

    private static void logicals(boolean[] values, Target target) throws IOException {
        byte[] line = new byte[LOGICALS_PER_LINE];
        for (int from = 0; from < values.length; from += LOGICALS_PER_LINE) {
            int count = Math.min(LOGICALS_PER_LINE, values.length - from);
            for (int i = 0; i < count; i++) {
                line[i] = (byte) (values[from + i] ? 'T' : 'F');
            }
            target.stream().write(Arrays.copyOf(line, count));
            target.stream().write('\n');
        }
    }
}
