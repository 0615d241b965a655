package formwork.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Rows as one JSON array, or as JSON lines, a row a line: objects where the columns have names,
 * arrays where not.
 *
 * <p>JSON has no infinity and no NaN: they are strings. Text that is not UTF-8 is taken as ISO
 * 8859-1.
 */
final class JsonSink implements RowSink {
    private final TextOutput out;
    private final JsonGenerator json;
    private final NumberText numbers = new NumberText();
    private final List<String> names;
    private final boolean isLines;
    private boolean isFirstRow = true;
    private int column;

    /** Rows of one array to {@code out}; {@code names} are the keys, or none. */
    JsonSink(TextOutput out, List<String> names) throws IOException {
        this(out, names, false);
        out.put('[');
        out.endPart();
    }

    private JsonSink(TextOutput out, List<String> names, boolean isLines) throws IOException {
        this.out = out;
        this.names = List.copyOf(names);
        this.isLines = isLines;
        json = new JsonFactory().createGenerator(new Rows(out));
        json.setRootValueSeparator(null);
    }

    /** Rows to {@code out}, each a JSON text in its line; {@code names} are the keys, or none. */
    static JsonSink lines(TextOutput out, List<String> names) throws IOException {
        return new JsonSink(out, names, true);
    }

    /** What the generator writes becomes a line when its row is whole. */
    private static final class Rows extends OutputStream {
        private final TextOutput out;

        Rows(TextOutput out) {
            this.out = out;
        }

        @Override
        public void write(int b) throws IOException {
            out.put((char) b);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            out.put(bytes, from, length);
        }
    }

    @Override
    public void beginRow() throws IOException {
        if (!isLines) {
            json.writeRaw(isFirstRow ? "\n" : ",\n");
        }
        column = 0;
        if (names.isEmpty()) {
            json.writeStartArray();
        } else {
            json.writeStartObject();
        }
    }

    private void beginCell() throws IOException {
        if (!names.isEmpty()) {
            json.writeFieldName(names.get(column++));
        }
    }

    @Override
    public void integer(long value) throws IOException {
        beginCell();
        json.writeNumber(value);
    }

    @Override
    public void real(double value) throws IOException {
        beginCell();
        number(value);
    }

    @Override
    public void real(float value) throws IOException {
        beginCell();
        number(value);
    }

    @Override
    public void complex(double real, double imaginary) throws IOException {
        beginCell();
        json.writeStartArray();
        number(real);
        number(imaginary);
        json.writeEndArray();
    }

    @Override
    public void complex(float real, float imaginary) throws IOException {
        beginCell();
        json.writeStartArray();
        number(real);
        number(imaginary);
        json.writeEndArray();
    }

    private void number(double value) throws IOException {
        if (Math.abs(value) <= Double.MAX_VALUE) {
            json.writeNumber(numbers.of(value));
        } else {
            json.writeString(numbers.of(value));
        }
    }

    private void number(float value) throws IOException {
        if (Math.abs(value) <= Float.MAX_VALUE) {
            json.writeNumber(numbers.of(value));
        } else {
            json.writeString(numbers.of(value));
        }
    }

    @Override
    public void logical(boolean value) throws IOException {
        beginCell();
        json.writeBoolean(value);
    }

    @Override
    public void text(byte[] value) throws IOException {
        beginCell();
        json.writeString(decoded(value));
    }

    private static String decoded(byte[] value) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(value)).toString();
        } catch (CharacterCodingException e) {
            return new String(value, StandardCharsets.ISO_8859_1);
        }
    }

    @Override
    public void missing() throws IOException {
        beginCell();
        json.writeNull();
    }

    @Override
    public void endRow() throws IOException {
        if (names.isEmpty()) {
            json.writeEndArray();
        } else {
            json.writeEndObject();
        }
        json.flush();
        isFirstRow = false;
        if (isLines) {
            out.put('\n');
        }
        out.endPart();
    }

    @Override
    public void close() throws IOException {
        try (out) {
            out.dropPart();
            if (!isLines) {
                out.line("\n]");
            }
        }
    }
}
