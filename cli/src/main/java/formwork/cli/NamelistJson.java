package formwork.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import formwork.namelist.Complex;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * What the text of a namelist shows, as JSON: groups and structures are objects, a complex value is
 * an array of two numbers; infinities and NaN, which JSON does not have, are strings.
 */
final class NamelistJson {
    private final JsonGenerator json;
    private final NumberText numbers = new NumberText();

    private NamelistJson(JsonGenerator json) {
        this.json = json;
    }

    /** Writes a value and the end of the line. */
    static void write(Object value, TextOutput out) throws IOException {
        OutputStream stream =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        out.put((char) (b & 0xff));
                    }

                    @Override
                    public void write(byte[] bytes, int from, int length) throws IOException {
                        out.put(bytes, from, length);
                    }
                };
        try (JsonGenerator json = new JsonFactory().createGenerator(stream)) {
            new NamelistJson(json).put(value);
        }
        out.endLine();
    }

    private void put(Object value) throws IOException {
        if (value instanceof Map<?, ?> map) {
            json.writeStartObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                json.writeFieldName((String) entry.getKey());
                put(entry.getValue());
            }
            json.writeEndObject();
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            for (Object element : list) {
                put(element);
            }
            json.writeEndArray();
        } else if (value instanceof Complex complex) {
            json.writeStartArray();
            putNumber(complex.real());
            putNumber(complex.imaginary());
            json.writeEndArray();
        } else if (value instanceof Double number) {
            putNumber(number);
        } else if (value instanceof Long number) {
            json.writeNumber(number);
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else if (value == null) {
            json.writeNull();
        } else {
            json.writeString(decoded((String) value));
        }
    }

    private void putNumber(double value) throws IOException {
        if (Math.abs(value) <= Double.MAX_VALUE) {
            json.writeNumber(numbers.of(value));
        } else {
            json.writeString(numbers.of(value));
        }
    }

    /** Text that is UTF-8 byte by byte, or ISO 8859-1. */
    private static String decoded(String bytes) {
        byte[] text = bytes.getBytes(StandardCharsets.ISO_8859_1);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text)).toString();
        } catch (CharacterCodingException e) {
            return bytes;
        }
    }

    /** Writes one value as the other commands show values. */
    static void putText(Object value, TextOutput out) throws IOException {
        if (value instanceof Double number) {
            out.put(number.doubleValue());
        } else if (value instanceof Complex complex) {
            out.put('(');
            out.put(complex.real());
            out.put(',');
            out.put(complex.imaginary());
            out.put(')');
        } else {
            out.put(value == null ? "" : value.toString());
        }
    }
}
