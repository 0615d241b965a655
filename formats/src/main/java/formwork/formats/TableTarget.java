package formwork.formats;

import java.io.IOException;

/** Takes the rows of a file while it is read, some thousand at a time. */
@FunctionalInterface
public interface TableTarget {
    /**
     * Takes rows that follow those of the last table of this name. The table is only lent: it is
     * emptied then, and filled again.
     */
    void rows(Table table) throws IOException;
}
