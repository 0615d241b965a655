package formwork.bulk;

import java.io.IOException;
import java.io.InputStream;

/** A text that can be read: a file, a pipe, a buffer. */
public interface TextSource {
    /** What messages call it. */
    String name();

    /** How many bytes it has, if it can be read from any place; else -1. */
    long sizeBytes() throws IOException;

    /** Its bytes from {@code fromByte} on; from another place than 0 only if it has a size. */
    InputStream open(long fromByte) throws IOException;

    /** The number of its first record: more than 1 if it is a part of a file. */
    default long firstRecord() {
        return 1;
    }
}
