package formwork.cli;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Standard output, buffered; tells a closed pipe from a failure, and is flushed, not closed. */
final class StandardOutput extends FilterOutputStream {
    private static final int BUFFER_BYTES = 1 << 16;

    StandardOutput(OutputStream out) {
        super(new BufferedOutputStream(new Unclosed(out), BUFFER_BYTES));
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        out.write(bytes, from, length);
    }

    @Override
    public void close() throws IOException {
        flush();
    }

    private static final class Unclosed extends OutputStream {
        private final OutputStream out;

        Unclosed(OutputStream out) {
            this.out = out;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            try {
                out.write(bytes, from, length);
            } catch (IOException e) {
                throw isClosedPipe(e)
                        ? new ClosedPipeException(e)
                        : new IOException("standard output: " + e.getMessage(), e);
            }
        }

        // The JDK has no exception of its own for EPIPE; this is strerror's text for it.
        private static boolean isClosedPipe(IOException e) {
            return e.getMessage() != null && e.getMessage().contains("Broken pipe");
        }
    }
}
