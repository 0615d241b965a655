package formwork.formats.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Source;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;

/** The edges of a Graph500 file, one after the other. */
final class Tuples implements Closeable {
    private static final int CHUNK_TUPLES = 1 << 13;

    private final String name;
    private final InputStream stream;
    private final TupleForm form;
    private final byte[] bytes;
    private int limit;
    private int at;
    private long number;
    private long source;
    private long target;

    Tuples(Source file, TupleForm form) throws IOException {
        name = file.name();
        stream = file.stream(0);
        this.form = form;
        bytes = new byte[CHUNK_TUPLES * form.bytes()];
        at = 0;
        limit = 0;
    }

    /** Goes to the next, or returns false where there is none. */
    boolean next() throws IOException {
        if (at == limit) {
            limit = stream.readNBytes(bytes, 0, bytes.length) / form.bytes() * form.bytes();
            at = 0;
            if (limit == 0) {
                return false;
            }
        }
        source = form.source(bytes, at);
        target = form.target(bytes, at);
        number++;
        if ((source | target) < 0) {
            throw negative();
        }
        at += form.bytes();
        return true;
    }

    private FormworkException negative() {
        long offset = (number - 1) * form.bytes();
        return new FormworkException(
                IoStatus.BAD_INDEX,
                name
                        + ", bytes "
                        + (offset + 1)
                        + "-"
                        + (offset + form.bytes())
                        + ": found vertex "
                        + Math.min(source, target)
                        + " of edge "
                        + number
                        + "; expected 0 or more");
    }

    long source() {
        return source;
    }

    long target() {
        return target;
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
