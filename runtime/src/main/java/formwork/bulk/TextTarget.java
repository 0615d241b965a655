package formwork.bulk;

import java.io.IOException;
import java.io.OutputStream;

/** A text that can be written: a file, a pipe, a buffer. */
public interface TextTarget {
    /** What messages call it. */
    String name();

    /** Begins it anew, in place of what was there. */
    OutputStream create() throws IOException;

    /** Whether {@link #at} can be used. */
    boolean isAddressable();

    /** Writes from a byte on into what {@link #create} began. */
    OutputStream at(long fromByte) throws IOException;
}
