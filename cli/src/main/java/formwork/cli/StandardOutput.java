package formwork.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Standard output; tells a closed pipe from a failure, and is not closed. */
final class StandardOutput extends FilterOutputStream {
    StandardOutput(OutputStream out) {
        super(new Unclosed(out));
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
                throw isClosedPipe(e) ? new ClosedPipeException(e) : e;
            }
        }

        // The JDK has no exception of its own for EPIPE; this is strerror's text for it.
        private static boolean isClosedPipe(IOException e) {
            return e.getMessage() != null && e.getMessage().contains("Broken pipe");
        }
    }
}
