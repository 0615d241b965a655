package formwork.cli;

import formwork.formats.Table;
import java.io.Closeable;
import java.io.IOException;

/** Where tables of the same columns go, the rows of each behind those before. */
interface TableSink extends Closeable {
    /** Takes the rows of {@code table}. */
    void rows(Table table) throws IOException;

    /** Nothing more comes: what is written is whole. Without it, closing leaves no sound file. */
    void end() throws IOException;
}
