package formwork.formats;

import formwork.bulk.FileText;
import formwork.bulk.TextTarget;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * A file that is written from its beginning to its end, parts of it by several threads where they
 * know the places of their bytes.
 */
final class FileOutput extends OutputStream {
    private static final int BUFFER_BYTES = 1 << 16;

    private final FileText file;
    private OutputStream stream;
    private long offset;

    /** The file in place of what it has. */
    FileOutput(FileText file) throws IOException {
        this.file = file;
        stream = new BufferedOutputStream(file.create(), BUFFER_BYTES);
    }

    /** Whether parts of it can be written. */
    boolean isAddressable() {
        return file.isAddressable();
    }

    /** What follows what is written so far, from 0 on. */
    TextTarget rest() {
        return new Rest(offset);
    }

    /** Ends what is written so far; parts of the rest come next, and then its last one. */
    void beginParts() throws IOException {
        stream.close();
    }

    @Override
    public void write(int b) throws IOException {
        stream.write(b);
        offset++;
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        stream.write(bytes, from, count);
        offset += count;
    }

    @Override
    public void flush() throws IOException {
        stream.flush();
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }

    /** Parts of it behind the byte {@code begin}; behind the last one it goes on. */
    private final class Rest implements TextTarget {
        private final long begin;

        Rest(long begin) {
            this.begin = begin;
        }

        @Override
        public String name() {
            return file.name();
        }

        @Override
        public OutputStream create() throws IOException {
            return endingAt(0);
        }

        @Override
        public boolean isAddressable() {
            return true;
        }

        @Override
        public OutputStream at(long fromByte) throws IOException {
            return file.at(begin + fromByte);
        }

        @Override
        public OutputStream endingAt(long fromByte) throws IOException {
            stream = new BufferedOutputStream(file.endingAt(begin + fromByte), BUFFER_BYTES);
            offset = begin + fromByte;
            return new Kept();
        }
    }

    /** This one, which stays open. */
    private final class Kept extends OutputStream {
        @Override
        public void write(int b) throws IOException {
            FileOutput.this.write(b);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            FileOutput.this.write(bytes, from, count);
        }
    }
}
