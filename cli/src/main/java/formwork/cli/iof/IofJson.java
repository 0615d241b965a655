package formwork.cli.iof;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The results as JSON: an array with an object for each type and direction. */
public final class IofJson {
    private IofJson() {}

    /** Writes the file. */
    public static void write(IofReport report, Path path) throws IOException {
        try (OutputStream stream = Files.newOutputStream(path);
                JsonGenerator json = new JsonFactory().createGenerator(stream)) {
            json.useDefaultPrettyPrinter();
            json.writeStartArray();
            for (Row row : report.rows()) {
                write(row, json);
            }
            json.writeEndArray();
        }
    }

    private static void write(Row row, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("type", row.typeName());
        json.writeStringField("direction", row.direction());
        json.writeNumberField("elements", row.elements());
        json.writeNumberField("threads", row.threads());
        json.writeNumberField("bytes", row.bytes());
        json.writeNumberField("bestSeconds", row.whole().bestSeconds());
        json.writeNumberField("medianSeconds", row.whole().medianSeconds());
        json.writeNumberField("nsPerValue", row.nanosPerValue());
        json.writeNumberField("megabytesPerSecond", row.megabytesPerSecond());
        json.writeNumberField("runtimeShare", row.runtimeShare());
        json.writeNumberField("memorySeconds", row.runtime().medianSeconds());
        json.writeNumberField("systemSeconds", row.system().medianSeconds());
        write("arrayShares", row.array(), json);
        write("itemShares", row.items(), json);
        for (Row.Opponent opponent : row.opponents()) {
            String name = opponent.label();
            json.writeNumberField(name + "MedianSeconds", opponent.whole().medianSeconds());
            json.writeNumberField(name + "Ratio", opponent.ratio(row.whole().medianSeconds()));
            json.writeBooleanField(name + "SameBytes", opponent.hasSameBytes());
        }
        json.writeEndObject();
    }

    private static void write(String name, Shares shares, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart(name);
        json.writeNumberField("nanos", shares.nanos());
        json.writeNumberField("format", shares.walking());
        json.writeNumberField("editing", shares.editing());
        json.writeNumberField("conversion", shares.conversion());
        json.writeNumberField("transfer", shares.transfer());
        json.writeEndObject();
    }
}
