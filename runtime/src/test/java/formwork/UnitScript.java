package formwork;

import formwork.error.EndOfFileException;
import formwork.error.EndOfRecordException;
import formwork.error.FormworkException;
import formwork.mode.Action;
import formwork.mode.Dialect;
import formwork.mode.Modes;
import formwork.mode.Pad;
import formwork.mode.Position;
import formwork.mode.Status;
import formwork.unformatted.RecordForm;
import formwork.unformatted.UnformattedRead;
import formwork.unformatted.UnformattedUnit;
import formwork.unformatted.UnformattedWrite;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A program of input and output statements on one file, and what each of them came to. */
final class UnitScript {
    /**
     * What a statement came to: {@code ok}, {@code eof}, {@code eor} or {@code error}, with the
     * values it read and, without advancing, how many characters it took.
     */
    record Outcome(String status, List<Object> values, long size) {
        /** Of {@code values} only what the status leaves defined (F2018 12.11). */
        Outcome {
            boolean isDefined = status.equals("ok") || status.equals("eor");
            values = isDefined ? List.copyOf(values) : List.of();
            size = isDefined ? size : -1;
        }

        /** What the oracle says that a statement came to. */
        static Outcome of(Map<?, ?> answer, Map<?, ?> statement) {
            List<Object> values = new ArrayList<>();
            if (answer.get("values") instanceof List<?> given) {
                for (Object value : given) {
                    if (value == null || value.toString().startsWith("\u0001")) {
                        break; // left alone: the statement had ended
                    }
                    values.add(value);
                }
            }
            String status = (String) answer.get("iostat");
            boolean isWrite = "write".equals(statement.get("do"));
            return new Outcome(
                    isWrite && status.equals("eor") ? "error" : status, // F2018 12.11.4
                    values,
                    answer.get("size") instanceof Long size ? size : -1);
        }

        @Override
        public String toString() {
            return status + (values.isEmpty() ? "" : " " + values) + (size < 0 ? "" : " " + size);
        }
    }

    private final Map<?, ?> source;
    private final Path file;
    private final Dialect dialect;
    private final List<Outcome> outcomes = new ArrayList<>();
    private Unit formatted;
    private UnformattedUnit unformatted;
    private boolean isScratch;

    UnitScript(Map<?, ?> source, Path file, Dialect dialect) {
        this.source = source;
        this.file = file;
        this.dialect = dialect;
    }

    /** Runs the program: what OPEN and then, if it went well, each statement came to. */
    List<Outcome> run() throws IOException {
        if (source.get("file") instanceof String bytes) {
            Files.write(file, HexFormat.of().parseHex(bytes));
        }
        Map<?, ?> keys = source.get("open") instanceof Map<?, ?> given ? given : Map.of();
        outcomes.add(outcome(() -> open(keys)));
        if (formatted != null || unformatted != null) {
            for (Object step : (List<?>) source.get("steps")) {
                step((Map<?, ?>) step);
            }
            close();
        }
        return outcomes;
    }

    /** The bytes that the file has in the end, in hexadecimal, or null if there is none. */
    String left() throws IOException {
        return isScratch || !Files.exists(file)
                ? null
                : HexFormat.of().formatHex(Files.readAllBytes(file));
    }

    /** What a compiler's program came to, as {@link #run} has it. */
    static List<Outcome> outcomes(Map<?, ?> script, String compiler) {
        Map<?, ?> answer = (Map<?, ?>) script.get(compiler);
        List<Outcome> outcomes = new ArrayList<>();
        outcomes.add(new Outcome((String) answer.get("open"), List.of(), -1));
        if (answer.get("steps") instanceof List<?> answers) {
            List<?> steps = (List<?>) script.get("steps");
            for (int i = 0; i < answers.size(); i++) {
                outcomes.add(Outcome.of((Map<?, ?>) answers.get(i), (Map<?, ?>) steps.get(i)));
            }
        }
        return outcomes;
    }

    private interface Statement {
        void execute() throws IOException;
    }

    private static Outcome outcome(Statement statement) {
        return new Outcome(status(statement), List.of(), -1);
    }

    private static String status(Statement statement) {
        try {
            statement.execute();
            return "ok";
        } catch (EndOfFileException e) {
            return "eof";
        } catch (EndOfRecordException e) {
            return "eor";
        } catch (FormworkException | IOException | IllegalArgumentException e) {
            return "error";
        }
    }

    private void open(Map<?, ?> keys) throws IOException {
        isScratch = "scratch".equals(keys.get("status"));
        Open open = isScratch ? Open.scratch() : Open.file(file);
        if (!isScratch && keys.get("status") instanceof String status) {
            open.status(Status.valueOf(status.toUpperCase(Locale.ROOT)));
        }
        if (keys.get("action") instanceof String action) {
            open.action(Action.valueOf(action.toUpperCase(Locale.ROOT)));
        }
        if (keys.get("position") instanceof String position) {
            open.position(Position.valueOf(position.toUpperCase(Locale.ROOT)));
        }
        Modes modes = Modes.DEFAULT.with(dialect);
        if ("no".equals(keys.get("pad"))) {
            modes = modes.with(Pad.NO);
        }
        UnitOptions options = UnitOptions.DEFAULT.with(modes);
        int recordLength = keys.get("recl") instanceof Long bytes ? bytes.intValue() : 0;
        if (recordLength > 0) {
            options = options.withRecordLength(recordLength);
        }
        open.with(options);
        if ("direct".equals(keys.get("access"))) {
            open.direct(recordLength);
        } else if ("stream".equals(keys.get("access"))) {
            open.stream();
        }
        if ("unformatted".equals(keys.get("form"))) {
            ByteOrder order =
                    "big_endian".equals(keys.get("convert"))
                            ? ByteOrder.BIG_ENDIAN
                            : ByteOrder.LITTLE_ENDIAN;
            unformatted = open.with(new RecordForm(4, order)).unformatted();
        } else {
            formatted = open.formatted();
        }
    }

    private void close() throws IOException {
        if (formatted != null) {
            formatted.close();
        } else {
            unformatted.close();
        }
    }

    private void step(Map<?, ?> step) {
        outcomes.add(
                switch ((String) step.get("do")) {
                    case "read" -> read(step);
                    case "write" -> outcome(() -> write(step));
                    case "close" -> outcome(() -> close(step));
                    default -> outcome(() -> position((String) step.get("do")));
                });
    }

    private void close(Map<?, ?> step) throws IOException {
        if ("delete".equals(step.get("status"))) {
            formatted.closeAndDelete();
        } else {
            formatted.close();
        }
    }

    private void position(String how) throws IOException {
        if (formatted == null) {
            switch (how) {
                case "backspace" -> unformatted.backspace();
                case "rewind" -> unformatted.rewind();
                case "endfile" -> unformatted.endfile();
                default -> throw new IllegalArgumentException(how);
            }
        } else {
            switch (how) {
                case "backspace" -> formatted.backspace();
                case "rewind" -> formatted.rewind();
                case "endfile" -> formatted.endfile();
                case "flush" -> formatted.flush();
                case "inquire" -> formatted.inquire();
                default -> throw new IllegalArgumentException(how);
            }
        }
    }

    private void place(Map<?, ?> step) throws IOException {
        if (step.get("rec") instanceof Long number) {
            if (formatted == null) {
                unformatted.record(number);
            } else {
                formatted.record(number);
            }
        }
        if (step.get("pos") instanceof Long position) {
            if (formatted == null) {
                unformatted.at(position);
            } else {
                formatted.at(position);
            }
        }
    }

    private Outcome readUnformatted(Map<?, ?> step) {
        List<Object> values = new ArrayList<>();
        String status =
                status(
                        () -> {
                            place(step);
                            try (UnformattedRead read = unformatted.read()) {
                                for (Object kind : (List<?>) step.get("items")) {
                                    values.add(next(read, (String) kind));
                                }
                            }
                        });
        return new Outcome(status, values, -1);
    }

    private static Object next(UnformattedRead read, String kind) throws IOException {
        return switch (kind) {
            case "i1" -> (long) read.nextByte();
            case "i2" -> (long) read.nextShort();
            case "i4" -> (long) read.nextInt();
            case "i8" -> read.nextLong();
            case "r4" -> String.format("%08x", Float.floatToRawIntBits(read.nextFloat()));
            case "r8" -> String.format("%016x", Double.doubleToRawLongBits(read.nextDouble()));
            case "l4" -> read.nextBoolean();
            default -> read.nextString(Integer.parseInt(kind.substring(2)));
        };
    }

    private Outcome read(Map<?, ?> step) {
        if (formatted == null) {
            return readUnformatted(step);
        }
        if ("*".equals(step.get("fmt"))) {
            return readList(step);
        }
        List<Object> values = new ArrayList<>();
        long[] size = {-1};
        boolean advances = !"no".equals(step.get("advance"));
        String status =
                status(
                        () -> {
                            place(step);
                            Format format = Format.of((String) step.get("fmt"));
                            try (ReadStatement read =
                                    advances
                                            ? formatted.read(format)
                                            : formatted.readWithoutAdvancing(format)) {
                                for (Object kind : (List<?>) step.get("items")) {
                                    try {
                                        values.add(next(read, (String) kind));
                                    } finally {
                                        size[0] = advances ? -1 : read.size();
                                    }
                                }
                                size[0] = advances ? -1 : read.size();
                                if (read.isEndOfRecord()) {
                                    throw new EndOfRecordException("", 0, 0, 0, "");
                                }
                            }
                        });
        return new Outcome(status, values, size[0]);
    }

    private Outcome readList(Map<?, ?> step) {
        List<Object> values = new ArrayList<>();
        boolean[] isWhole = {true};
        String status =
                status(
                        () -> {
                            place(step);
                            try (ListReadStatement read = formatted.readList()) {
                                for (Object kind : (List<?>) step.get("items")) {
                                    Object value = next(read, (String) kind);
                                    isWhole[0] &= !read.isNull();
                                    if (isWhole[0]) { // as the answers have it
                                        values.add(value);
                                    }
                                }
                            }
                        });
        return new Outcome(status, values, -1);
    }

    private static Object next(ListReadStatement read, String kind) throws IOException {
        return switch (kind) {
            case "i4" -> (long) read.nextInt();
            case "r8" -> String.format("%016x", Double.doubleToRawLongBits(read.nextDouble()));
            default -> read.nextString(Integer.parseInt(kind.substring(2)));
        };
    }

    private static Object next(ReadStatement read, String kind) throws IOException {
        return switch (kind) {
            case "i1" -> (long) read.nextByte();
            case "i2" -> (long) read.nextShort();
            case "i4" -> (long) read.nextInt();
            case "i8" -> read.nextLong();
            case "r4" -> String.format("%08x", Float.floatToRawIntBits(read.nextFloat()));
            case "r8" -> String.format("%016x", Double.doubleToRawLongBits(read.nextDouble()));
            case "l4" -> read.nextBoolean();
            default -> read.nextString(Integer.parseInt(kind.substring(2)));
        };
    }

    private void write(Map<?, ?> step) throws IOException {
        place(step);
        if (formatted == null) {
            writeUnformatted((List<?>) step.get("items"));
            return;
        }
        Format format = Format.of((String) step.get("fmt"));
        boolean advances = !"no".equals(step.get("advance"));
        try (WriteStatement write =
                advances ? formatted.write(format) : formatted.writeWithoutAdvancing(format)) {
            boolean done = false;
            try {
                for (Object item : (List<?>) step.get("items")) {
                    put(write, (String) ((List<?>) item).get(0), ((List<?>) item).get(1));
                }
                done = true;
            } finally {
                if (!done) {
                    write.abandon();
                }
            }
        }
    }

    private void writeUnformatted(List<?> items) throws IOException {
        try (UnformattedWrite write = unformatted.write()) {
            for (Object item : items) {
                put(write, (String) ((List<?>) item).get(0), ((List<?>) item).get(1));
            }
        }
    }

    private static void put(UnformattedWrite write, String kind, Object value) throws IOException {
        switch (kind) {
            case "i1" -> write.put(((Long) value).byteValue());
            case "i2" -> write.put(((Long) value).shortValue());
            case "i4" -> write.put(((Long) value).intValue());
            case "i8" -> write.put((long) value);
            case "r4" ->
                    write.put(Float.intBitsToFloat(Integer.parseUnsignedInt((String) value, 16)));
            case "r8" ->
                    write.put(Double.longBitsToDouble(Long.parseUnsignedLong((String) value, 16)));
            case "c8" -> {
                put(write, "r4", ((List<?>) value).get(0));
                put(write, "r4", ((List<?>) value).get(1));
            }
            case "l4" -> write.put((boolean) value);
            default -> write.put((String) value);
        }
    }

    private static void put(WriteStatement write, String kind, Object value) throws IOException {
        switch (kind) {
            case "i1" -> write.put(((Long) value).byteValue());
            case "i2" -> write.put(((Long) value).shortValue());
            case "i4" -> write.put(((Long) value).intValue());
            case "i8" -> write.put((long) value);
            case "r4" ->
                    write.put(Float.intBitsToFloat(Integer.parseUnsignedInt((String) value, 16)));
            case "r8" ->
                    write.put(Double.longBitsToDouble(Long.parseUnsignedLong((String) value, 16)));
            case "l4" -> write.put((boolean) value);
            default -> write.put((String) value);
        }
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
