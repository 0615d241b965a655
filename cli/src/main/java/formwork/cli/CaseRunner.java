package formwork.cli;

import formwork.Format;
import formwork.ReadStatement;
import formwork.Unit;
import formwork.UnitOptions;
import formwork.WriteStatement;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Blank;
import formwork.mode.DecimalSymbol;
import formwork.mode.Delimiter;
import formwork.mode.Dialect;
import formwork.mode.Modes;
import formwork.mode.Pad;
import formwork.mode.Round;
import formwork.mode.SignMode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Does what a case asks, in memory, and answers as a compiler did. */
final class CaseRunner {
    private final Dialect dialect;

    CaseRunner(Dialect dialect) {
        this.dialect = dialect;
    }

    /** The answer of this runtime; "thrown" if it did what it never should. */
    CompilerCase.Answer answer(CompilerCase question) throws IOException {
        try {
            UnitOptions options = UnitOptions.DEFAULT.with(modes(question.open()));
            return new CompilerCase.Answer("ok", results(question, options));
        } catch (FormworkException e) {
            return new CompilerCase.Answer(iostat(e.status()), List.of());
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return new CompilerCase.Answer("thrown " + e, List.of());
        }
    }

    private List<String> results(CompilerCase question, UnitOptions options) throws IOException {
        if (question.isListDirected()) {
            return question.isWrite()
                    ? ListCaseRunner.write(question, options)
                    : ListCaseRunner.read(question, options);
        }
        Format format = FormatOptions.of(question.format(), dialect);
        return question.isWrite()
                ? write(question, format, options)
                : read(question, format, options);
    }

    private static String iostat(IoStatus status) {
        return switch (status) {
            case END_OF_FILE -> "eof";
            case END_OF_RECORD -> "eor";
            default -> "error";
        };
    }

    private Modes modes(Map<String, String> open) {
        Modes modes = Modes.DEFAULT.with(dialect);
        for (Map.Entry<String, String> keyword : open.entrySet()) {
            String value = keyword.getValue().toUpperCase(Locale.ROOT);
            modes =
                    switch (keyword.getKey()) {
                        case "sign" -> modes.with(SignMode.valueOf(value));
                        case "decimal" -> modes.with(DecimalSymbol.valueOf(value));
                        case "round" -> modes.with(Round.valueOf(value));
                        case "blank" -> modes.with(Blank.valueOf(value));
                        case "pad" -> modes.with(Pad.valueOf(value));
                        case "delim" -> modes.with(Delimiter.valueOf(value));
                        default ->
                                throw new FormworkException(
                                        IoStatus.NOT_ALLOWED,
                                        "case: found the keyword "
                                                + keyword.getKey()
                                                + "; expected one of OPEN that changes a mode");
                    };
        }
        return modes;
    }

    private static List<String> write(CompilerCase question, Format format, UnitOptions options)
            throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Unit unit = Unit.writing(question.id(), bytes, options)) {
            try (WriteStatement write = unit.write(format)) {
                for (CompilerCase.Item item : question.items()) {
                    put(write, item);
                }
            }
        }
        return records(bytes.toString(StandardCharsets.ISO_8859_1));
    }

    static List<String> records(String text) {
        String body = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        List<String> records = new ArrayList<>();
        for (String record : body.split("\n", -1)) {
            records.add(CompilerCase.recordText(record));
        }
        return records;
    }

    private static void put(WriteStatement write, CompilerCase.Item item) throws IOException {
        String text = item.value().get(0);
        if (item.type().startsWith("ch")) {
            byte[] bytes = CompilerCase.bytes(text);
            write.putCharacters(bytes, 0, bytes.length);
            return;
        }
        ItemType type = ItemType.list(item.type()).get(0);
        for (String part : item.value()) {
            ItemBits.put(write, type.kind(), bits(type.kind(), part));
        }
    }

    private static long bits(ItemKind kind, String text) {
        if (kind == ItemKind.LOGICAL4) {
            return Boolean.parseBoolean(text) ? 1 : 0;
        }
        return kind.isReal() ? Long.parseUnsignedLong(text, 16) : Long.parseLong(text);
    }

    private static List<String> read(CompilerCase question, Format format, UnitOptions options)
            throws IOException {
        List<String> values = new ArrayList<>();
        byte[] input = CompilerCase.bytes(question.input());
        try (Unit unit = Unit.reading(question.id(), new ByteArrayInputStream(input), options)) {
            try (ReadStatement read = unit.read(format)) {
                for (CompilerCase.Item item : question.items()) {
                    values.add(next(read, item.type()));
                }
            }
        }
        return Collections.unmodifiableList(values);
    }

    private static String next(ReadStatement read, String type) throws IOException {
        return switch (type) {
            case "i1" -> String.valueOf(read.nextByte());
            case "i2" -> String.valueOf(read.nextShort());
            case "i4" -> String.valueOf(read.nextInt());
            case "i8" -> String.valueOf(read.nextLong());
            case "r4" -> real4(read);
            case "r8" -> real8(read);
            case "c8" -> real4(read) + "," + real4(read);
            case "c16" -> real8(read) + "," + real8(read);
            case "l4" -> String.valueOf(read.nextBoolean());
            default -> {
                byte[] text = new byte[Integer.parseInt(type.substring(2))];
                read.nextCharacters(text, 0, text.length);
                yield CompilerCase.recordText(new String(text, StandardCharsets.ISO_8859_1));
            }
        };
    }

    private static String real4(ReadStatement read) throws IOException {
        int bits = Float.floatToRawIntBits(read.nextFloat());
        return CompilerCase.realText("r4", Integer.toHexString(bits));
    }

    private static String real8(ReadStatement read) throws IOException {
        long bits = Double.doubleToRawLongBits(read.nextDouble());
        return CompilerCase.realText("r8", Long.toHexString(bits));
    }
}
