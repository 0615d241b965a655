package formwork.cli;

import java.io.Closeable;
import java.io.IOException;

/** Where the rows of a table go, a value at a time. */
interface RowSink extends Closeable {
    /** Begins a row. */
    void beginRow() throws IOException;

    void integer(long value) throws IOException;

    void real(double value) throws IOException;

    void real(float value) throws IOException;

    void complex(double real, double imaginary) throws IOException;

    void complex(float real, float imaginary) throws IOException;

    void logical(boolean value) throws IOException;

    /** A CHARACTER value, its bytes as they stand in the file. */
    void text(byte[] value) throws IOException;

    /** The record ended before the field. */
    void missing() throws IOException;

    /** Ends the row. */
    void endRow() throws IOException;
}
