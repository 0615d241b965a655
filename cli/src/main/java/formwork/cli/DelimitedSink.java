package formwork.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Rows as lines of cells between commas or tabs, quoted where they must be (RFC 4180, with line
 * feeds).
 */
final class DelimitedSink implements RowSink {
    private final TextOutput out;
    private final char delimiter;
    private boolean isFirstCell;

    /** Rows to {@code out}, after a row of {@code names} unless there are none. */
    DelimitedSink(TextOutput out, char delimiter, List<String> names) throws IOException {
        this.out = out;
        this.delimiter = delimiter;
        if (!names.isEmpty()) {
            beginRow();
            for (String name : names) {
                text(name.getBytes(StandardCharsets.UTF_8));
            }
            endRow();
        }
    }

    @Override
    public void beginRow() {
        isFirstCell = true;
    }

    private void beginCell() throws IOException {
        if (!isFirstCell) {
            out.put(delimiter);
        }
        isFirstCell = false;
    }

    @Override
    public void integer(long value) throws IOException {
        beginCell();
        out.put(value);
    }

    @Override
    public void real(double value) throws IOException {
        beginCell();
        out.put(value);
    }

    @Override
    public void real(float value) throws IOException {
        beginCell();
        out.put(value);
    }

    @Override
    public void complex(double real, double imaginary) throws IOException {
        beginComplex();
        out.put(real);
        out.put(',');
        out.put(imaginary);
        endComplex();
    }

    @Override
    public void complex(float real, float imaginary) throws IOException {
        beginComplex();
        out.put(real);
        out.put(',');
        out.put(imaginary);
        endComplex();
    }

    private void beginComplex() throws IOException {
        beginCell();
        out.put(delimiter == ',' ? "\"(" : "(");
    }

    private void endComplex() throws IOException {
        out.put(delimiter == ',' ? ")\"" : ")");
    }

    @Override
    public void logical(boolean value) throws IOException {
        beginCell();
        out.put(value ? "true" : "false");
    }

    @Override
    public void text(byte[] value) throws IOException {
        beginCell();
        if (!needsQuotes(value)) {
            out.put(value);
            return;
        }
        out.put('"');
        for (byte b : value) {
            if (b == '"') {
                out.put('"');
            }
            out.put((char) (b & 0xff));
        }
        out.put('"');
    }

    private boolean needsQuotes(byte[] value) {
        for (byte b : value) {
            if (b == delimiter || b == '"' || b == '\n' || b == '\r') {
                return true;
            }
        }
        return false;
    }

    @Override
    public void missing() throws IOException {
        beginCell();
    }

    @Override
    public void endRow() throws IOException {
        out.endLine();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
