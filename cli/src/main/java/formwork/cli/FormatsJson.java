package formwork.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import formwork.source.FormatFault;
import formwork.source.FormatStatement;
import formwork.source.FormatUse;
import formwork.source.SourceFormats;
import formwork.source.SourceRemark;
import formwork.source.SourceUnit;
import formwork.source.TransferStatement;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** What is found in a source file, as a JSON object. */
final class FormatsJson {
    private final JsonGenerator json;
    private final Predicate<SourceUnit> isWanted;

    private FormatsJson(JsonGenerator json, Predicate<SourceUnit> isWanted) {
        this.json = json;
        this.isWanted = isWanted;
    }

    /** Writes the object and the end of the line. */
    static void write(SourceFormats source, Predicate<SourceUnit> isWanted, TextOutput out)
            throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = new JsonFactory().createGenerator(bytes)) {
            new FormatsJson(json, isWanted).put(source);
        }
        out.put(bytes.toByteArray());
        out.endLine();
    }

    private void put(SourceFormats source) throws IOException {
        json.writeStartObject();
        json.writeStringField("file", source.name());
        json.writeStringField("form", source.form().name().toLowerCase(Locale.ROOT));
        json.writeStringField("reason", source.reason());
        json.writeArrayFieldStart("units");
        for (SourceUnit unit : source.units()) {
            if (isWanted.test(unit)) {
                put(unit);
            }
        }
        json.writeEndArray();
        json.writeArrayFieldStart("formats");
        for (FormatStatement format : source.formats()) {
            if (isWanted.test(format.unit())) {
                put(format);
            }
        }
        json.writeEndArray();
        json.writeArrayFieldStart("statements");
        for (TransferStatement statement : source.statements()) {
            if (isWanted.test(statement.unit())) {
                put(statement);
            }
        }
        json.writeEndArray();
        json.writeArrayFieldStart("remarks");
        for (SourceRemark remark : source.remarks()) {
            json.writeStartObject();
            json.writeNumberField("line", remark.line());
            json.writeStringField("text", remark.text());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void put(SourceUnit unit) throws IOException {
        json.writeStartObject();
        json.writeStringField("kind", unit.kind().toString());
        json.writeStringField("name", unit.name());
        json.writeStringField("path", unit.path());
        putLines(unit.firstLine(), unit.lastLine());
        json.writeEndObject();
    }

    private void put(FormatStatement format) throws IOException {
        json.writeStartObject();
        json.writeStringField("unit", format.unit().path());
        json.writeNumberField("label", format.label());
        putLines(format.firstLine(), format.lastLine());
        json.writeStringField("text", format.text());
        putNumbers("usedOnLines", format.usedOnLines());
        put(format.fault());
        json.writeEndObject();
    }

    private void put(TransferStatement statement) throws IOException {
        FormatUse format = statement.format();
        json.writeStartObject();
        json.writeStringField("keyword", statement.keyword().name());
        json.writeStringField("unit", statement.unit().path());
        putLines(statement.firstLine(), statement.lastLine());
        json.writeStringField("external", statement.external());
        json.writeStringField("kind", format.kind().name().toLowerCase(Locale.ROOT));
        json.writeStringField("format", format.text());
        putNumbers("labels", format.labels());
        json.writeStringField("controls", statement.controls());
        json.writeStringField("items", statement.items());
        put(format.fault());
        json.writeEndObject();
    }

    private void putLines(int first, int last) throws IOException {
        json.writeNumberField("firstLine", first);
        json.writeNumberField("lastLine", last);
    }

    private void putNumbers(String name, List<Integer> numbers) throws IOException {
        json.writeArrayFieldStart(name);
        for (int number : numbers) {
            json.writeNumber(number);
        }
        json.writeEndArray();
    }

    private void put(FormatFault fault) throws IOException {
        if (fault != null) {
            json.writeObjectFieldStart("fault");
            json.writeNumberField("line", fault.line());
            json.writeNumberField("column", fault.column());
            json.writeStringField("message", fault.message());
            json.writeEndObject();
        }
    }
}
