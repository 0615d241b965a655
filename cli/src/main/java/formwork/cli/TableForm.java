package formwork.cli;

import java.util.Locale;
import java.util.Optional;

/** In what form {@code convert} writes a table. */
enum TableForm {
    /** Commas between cells. */
    CSV("csv"),
    /** Tabs between cells. */
    TSV("tsv", "tab"),
    /** A JSON object a line. */
    JSONL("jsonl", "ndjson"),
    /** A NumPy array: structured, unless it is one column. */
    NPY("npy"),
    /** A NumPy array a column, in a zip file. */
    NPZ("npz"),
    /** Arrow IPC, a file of batches. */
    ARROW("arrow", "feather"),
    /** Arrow IPC, a stream of batches. */
    ARROWS("arrows");

    private final String ending;
    private final String otherEnding; // the same if there is no other

    TableForm(String ending) {
        this(ending, ending);
    }

    TableForm(String ending, String otherEnding) {
        this.ending = ending;
        this.otherEnding = otherEnding;
    }

    /** Whether it is written in a file only, where it goes back to. */
    boolean needsFile() {
        return this == NPY || this == NPZ;
    }

    /** Whether it is text, which can be packed. */
    boolean isText() {
        return this == CSV || this == TSV || this == JSONL;
    }

    /** The form that a file's ending, or a name on the command line, stands for. */
    static Optional<TableForm> of(String ending) {
        String lower = ending.toLowerCase(Locale.ROOT);
        for (TableForm form : values()) {
            if (lower.equals(form.ending) || lower.equals(form.otherEnding)) {
                return Optional.of(form);
            }
        }
        return Optional.empty();
    }
}
