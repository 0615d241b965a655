package formwork.cli.stream;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import formwork.kernels.stream.Loop;
import formwork.kernels.stream.StreamResult;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The results as a JSON object. */
public final class StreamJson {
    private StreamJson() {}

    /** The object, on a line. */
    public static byte[] of(StreamReport report) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = new JsonFactory().createGenerator(bytes)) {
            json.writeStartObject();
            json.writeArrayFieldStart("results");
            for (StreamResult result : report.results()) {
                json.writeStartObject();
                json.writeStringField("placement", result.placement().toString());
                json.writeNumberField("nodes", result.homes());
                json.writeNumberField("threads", result.threads());
                json.writeNumberField("elements", result.length());
                json.writeBooleanField("isPlaced", result.isPlaced());
                json.writeBooleanField("isRight", result.isRight());
                for (Loop loop : Loop.values()) {
                    String name = loop.name().toLowerCase(Locale.ROOT);
                    json.writeNumberField(
                            name + "GigabytesPerSecond", result.gigabytesPerSecond(loop));
                }
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeObjectFieldStart("matrix");
            write("from", report.matrix().homes(), json);
            write("to", report.matrix().nodes(), json);
            json.writeArrayFieldStart("gigabytesPerSecond");
            for (List<Double> row : report.matrix().gigabytesPerSecond()) {
                json.writeArray(
                        row.stream().mapToDouble(Double::doubleValue).toArray(), 0, row.size());
            }
            json.writeEndArray();
            json.writeBooleanField("isRight", report.matrix().isRight());
            json.writeEndObject();
            json.writeEndObject();
        }
        return bytes.toByteArray();
    }

    private static void write(String name, List<Integer> ids, JsonGenerator json)
            throws IOException {
        json.writeFieldName(name);
        json.writeArray(ids.stream().mapToInt(Integer::intValue).toArray(), 0, ids.size());
    }
}
