package formwork.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import formwork.Format;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * The rows of a JSON text: one array of them, or one after the other. A row is an array of values
 * or an object, whose values count in their order; null is an empty cell.
 */
final class JsonRows implements Closeable {
    private final String name;
    private final JsonParser json;
    private boolean inOuterArray;
    private boolean isEnded;
    private long number;

    JsonRows(String name, InputStream input) throws IOException {
        this.name = name;
        json = new JsonFactory().createParser(input);
    }

    /** The cells of the next row, or null at the end. */
    List<String> next() throws IOException {
        if (isEnded) {
            return null;
        }
        try {
            return row();
        } catch (JsonProcessingException e) {
            String line = ", line " + e.getLocation().getLineNr();
            String column = ", column " + e.getLocation().getColumnNr();
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    name + line + column + ": found " + oneLine(e) + "; expected JSON",
                    e);
        }
    }

    private static String oneLine(JsonProcessingException e) {
        return e.getOriginalMessage().lines().findFirst().orElse("no JSON");
    }

    private List<String> row() throws IOException {
        JsonToken token = json.nextToken();
        if (token == JsonToken.START_ARRAY && !inOuterArray && number == 0) {
            JsonToken first = json.nextToken();
            if (first == JsonToken.START_ARRAY || first == JsonToken.START_OBJECT) {
                inOuterArray = true;
                number++;
                return cells(json.nextToken());
            }
            isEnded = first == JsonToken.END_ARRAY; // no rows at all
            number++;
            return isEnded ? null : cells(first); // the only array is a row itself
        }
        if (token == null || token == JsonToken.END_ARRAY && inOuterArray) {
            isEnded = true;
            return null;
        }
        number++;
        if (token != JsonToken.START_ARRAY && token != JsonToken.START_OBJECT) {
            throw notARow("an array or an object for a row");
        }
        return cells(json.nextToken());
    }

    private List<String> cells(JsonToken first) throws IOException {
        List<String> cells = new ArrayList<>();
        JsonToken token = first;
        while (token != JsonToken.END_ARRAY && token != JsonToken.END_OBJECT) {
            if (token == null || token.isStructStart()) {
                throw notARow("numbers, strings, booleans or null in a row");
            }
            if (token != JsonToken.FIELD_NAME) {
                if (cells.size() == Format.MOST_VALUES) {
                    throw notARow("at most " + Format.MOST_VALUES + " values in a row");
                }
                cells.add(token == JsonToken.VALUE_NULL ? "" : json.getText());
            }
            token = json.nextToken();
        }
        return cells;
    }

    private FormworkException notARow(String expected) throws IOException {
        String found = json.currentToken() == null ? "the end" : '"' + json.getText() + '"';
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                name + ", row " + number + ": found " + found + "; expected " + expected);
    }

    @Override
    public void close() throws IOException {
        json.close();
    }
}
