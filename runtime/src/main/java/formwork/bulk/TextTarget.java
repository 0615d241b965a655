package formwork.bulk;

import java.io.IOException;
import java.io.OutputStream;

/** A text that can be written: a file, a pipe, a buffer. */
public interface TextTarget {
    /** What messages call it. */
    String name();

    /** Begins it anew, in place of what was there. */
    OutputStream create() throws IOException;

    /** Whether {@link #at} and {@link #endingAt} can be used, in place of {@link #create}. */
    boolean isAddressable();

    /** Writes a part of it from a byte on. */
    OutputStream at(long fromByte) throws IOException;

    /** Writes its last part from a byte on. */
    OutputStream endingAt(long fromByte) throws IOException;
}
