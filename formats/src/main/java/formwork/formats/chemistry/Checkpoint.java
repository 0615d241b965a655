package formwork.formats.chemistry;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.formats.Tables;
import formwork.formats.Tabular;
import java.util.List;

/**
 * What a formatted checkpoint file says of a molecule, a table for each of its entries, by its
 * name; the second of the same name is the table {@code name #2}.
 *
 * @param file what messages call it
 * @param title its first line
 * @param job its second line: the type of the calculation, the method and the basis
 * @param entries in their order
 */
public record Checkpoint(String file, String title, String job, List<CheckpointEntry> entries)
        implements Tabular {
    private static final int JOB_TYPE_WIDTH = 10;

    /** Keeps a copy of the list. */
    public Checkpoint {
        entries = List.copyOf(entries);
    }

    /** The type of the calculation, for instance {@code SP} or {@code FOPT}. */
    public String jobType() {
        return job.substring(0, Math.min(JOB_TYPE_WIDTH, job.length())).strip();
    }

    /**
     * The entry of this name; the first if there are several.
     *
     * @throws FormworkException if there is none
     */
    public CheckpointEntry entry(String name) {
        for (CheckpointEntry entry : entries) {
            if (entry.name().equals(name)) {
                return entry;
            }
        }
        throw new FormworkException(
                IoStatus.BAD_SHAPE,
                file
                        + ": found no entry "
                        + Quoted.text(name)
                        + "; expected one of "
                        + entries.size()
                        + " that it has");
    }

    /** The values of an entry that is of reals. */
    public double[] doubles(String name) {
        return entry(name).table().doubles(name);
    }

    /** The values of an entry that is of integers. */
    public long[] longs(String name) {
        return entry(name).table().longs(name);
    }

    /** The values of an entry that is of characters, with their blanks. */
    public String[] strings(String name) {
        return entry(name).table().strings(name);
    }

    /** The values of an entry that is logical. */
    public boolean[] logicals(String name) {
        return entry(name).table().logicals(name);
    }

    @Override
    public Tables tables() {
        Tables tables = Tables.of(file);
        for (CheckpointEntry entry : entries) {
            tables.and(entry.table());
        }
        return tables;
    }
}
