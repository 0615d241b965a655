package formwork.formats.nuclear;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

/**
 * A section of an ENDF-6 tape: all that is said of one reaction (MT) in one sort of data (MF) of a
 * material (MAT).
 */
public final class EndfSection {
    /** A section that has no line in a file yet has no number either: they begin with 1. */
    static final int UNNUMBERED = -1;

    private final EndfKey key;
    private final List<EndfRecord> records;
    private final boolean isRead;
    private final Written written;

    /**
     * How a section stands in a file.
     *
     * @param styles of its fields, from {@code firstField} on; null if they have none
     * @param groupEnds what ends behind it in a groupwise file, where NJOY leaves some of these
     *     lines out; else null
     * @param firstNumber NS of its first line; {@link #UNNUMBERED} if that is blank
     */
    record Written(
            String file,
            long firstLine,
            int firstNumber,
            EndfStyles styles,
            int firstField,
            Set<EndfForm.End> groupEnds) {}

    EndfSection(EndfKey key, List<EndfRecord> records, boolean isRead, Written written) {
        this.key = key;
        this.records = List.copyOf(records);
        this.isRead = isRead;
        this.written = written;
    }

    /** A section of these records, which is written as the manual shows. */
    public static EndfSection of(EndfKey key, List<? extends EndfRecord> records) {
        return new EndfSection(
                key,
                List.copyOf(records),
                true,
                new Written("section " + key, 1, 1, null, 0, null));
    }

    /** The same section with other records; what does not change is written as it was. */
    public EndfSection with(List<? extends EndfRecord> others) {
        return new EndfSection(key, List.copyOf(others), true, written);
    }

    /** Its material, file and reaction. */
    public EndfKey key() {
        return key;
    }

    /** Its records in their order; TEXT records only, a line each, unless {@link #isRead}. */
    public List<EndfRecord> records() {
        return records;
    }

    /**
     * Whether its records were read as what they are; else their sequence is not known here, and
     * {@link #cursor} reads it as the caller says.
     */
    public boolean isRead() {
        return isRead;
    }

    /** How many lines it has, the one that ends it not counted. */
    public int lineCount() {
        return records.stream().mapToInt(EndfRecord::lineCount).sum();
    }

    /** Its records from the first on, each as the caller says what it is. */
    public EndfCursor cursor() {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        EndfLine line = new EndfLine(written.styles(), written.firstField());
        try {
            for (EndfRecord record : records) {
                line.write(
                        record,
                        columns ->
                                text.write(
                                        columns.toString().getBytes(StandardCharsets.ISO_8859_1)));
            }
        } catch (IOException e) {
            throw new AssertionError(e); // memory does not fail
        }
        return new EndfCursor(
                written.file(), text.toByteArray(), lineCount(), written.firstLine(), null);
    }

    Written written() {
        return written;
    }

    /** The line of the file in which it begins, from 1. */
    public long firstLine() {
        return written.firstLine();
    }

    @Override
    public String toString() {
        return key + ", " + records.size() + " records";
    }
}
