package formwork;

import formwork.error.IoStatus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * READ statements on a unit, and a line for each value read; {@code readers.f90} prints the same.
 */
final class FileDump {
    /** What a READ statement does, putting its values here. */
    interface Body {
        void read(ReadStatement read) throws IOException;
    }

    private final Unit unit;
    private final List<String> lines = new ArrayList<>();

    FileDump(Unit unit) {
        this.unit = unit;
    }

    List<String> lines() {
        return lines;
    }

    // ---- statements ----

    /** One READ statement; what it put is dropped if it fails. */
    IoStatus read(String format, Body body) throws IOException {
        return read(unit, format, body);
    }

    /** A READ statement that must succeed. */
    void need(String format, Body body) throws IOException {
        IoStatus status = read(format, body);
        if (status != IoStatus.OK) {
            throw new AssertionError(unit.name() + ": found " + status + "; expected success");
        }
    }

    /** A READ statement on the text as an internal file. */
    IoStatus readFrom(String text, String format, Body body) throws IOException {
        byte[] record = text.getBytes(StandardCharsets.ISO_8859_1);
        try (Unit internal = Unit.internal(record)) {
            return read(internal, format, body);
        }
    }

    private IoStatus read(Unit from, String format, Body body) throws IOException {
        int before = lines.size();
        IoResult result = from.tryRead(Format.of(format), body::read);
        if (!result.isOk()) {
            lines.subList(before, lines.size()).clear();
        }
        return result.status();
    }

    /** The next record, or null at the end of the file. */
    String line() throws IOException {
        String[] text = new String[1];
        IoStatus status = read("(A)", read -> text[0] = read.nextString());
        return status == IoStatus.OK ? text[0] : null;
    }

    /** Goes to the record after the first that has {@code text} at {@code column}, from 1. */
    void skipPast(int column, String text) throws IOException {
        String line = line();
        while (!line.startsWith(text, column - 1)) {
            line = line();
        }
    }

    void skip(int records) throws IOException {
        for (int i = 0; i < records; i++) {
            need("()", read -> {});
        }
    }

    // ---- values ----

    void integer(long value) {
        lines.add("i " + value);
    }

    void integers(ReadStatement read, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            integer(read.nextInt());
        }
    }

    void real(double value) {
        lines.add(String.format(Locale.ROOT, "r %016X", Double.doubleToRawLongBits(value)));
    }

    void reals(ReadStatement read, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            real(read.nextDouble());
        }
    }

    void single(float value) {
        lines.add(String.format(Locale.ROOT, "s %08X", Float.floatToRawIntBits(value)));
    }

    void text(String value) {
        lines.add("c |" + value + "|");
    }

    void text(ReadStatement read, int length) throws IOException {
        text(read.nextString(length));
    }

    void status(IoStatus status) {
        lines.add(
                switch (status) {
                    case OK -> "ok";
                    case END_OF_FILE -> "end of file";
                    case END_OF_RECORD -> "end of record";
                    default -> "error";
                });
    }
}
