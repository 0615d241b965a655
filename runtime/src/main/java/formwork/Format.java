package formwork;

import static java.util.Objects.requireNonNull;

import formwork.bulk.BufferText;
import formwork.bulk.FileText;
import formwork.edit.FormatList;
import formwork.edit.FormatParser;
import formwork.error.FormatException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Encoding;
import formwork.mode.Modes;
import formwork.source.FormatFault;
import formwork.source.FormatStatement;
import formwork.source.SourceFormats;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A Fortran format, parsed and checked once; immutable, and safe for all threads.
 *
 * <pre>{@code
 * Format point = Format.of("(I5, 3F10.4)");
 * String line = point.write(7, 1.0, 2.0, 3.0);
 * Object[] row = point.read(line);
 * double[] all = Format.of("(4D24.15)").readDoubles(path);
 * }</pre>
 *
 * <p><b>Source.</b> Fortran 2018, clause 13, with the extensions that gfortran or flang have.
 */
public final class Format {
    /** A pass over a format gives at most this many values to {@link #read}. */
    public static final int MOST_VALUES = 1 << 24;

    private final FormatList list;

    private Format(FormatList list) {
        this.list = list;
    }

    /**
     * The format that {@code text} says, with all that gfortran or flang take.
     *
     * @throws FormatException if the text is wrong; it says where and shows it
     */
    public static Format of(String text) {
        return new Format(FormatParser.parse(requireNonNull(text, "text")));
    }

    /**
     * The format that {@code text} says, with nothing that the standard does not allow: commas
     * where they belong, widths and digits given, no extensions.
     *
     * @throws FormatException at the first thing that is not standard
     */
    public static Format strict(String text) {
        return new Format(FormatParser.parseStrict(requireNonNull(text, "text")));
    }

    /**
     * The format that {@code text} says, up to the first fault; the fault is raised when a
     * statement gets there, as flang does it.
     */
    public static Format late(String text) {
        return new Format(FormatParser.parseLate(requireNonNull(text, "text")));
    }

    /**
     * The format of the FORMAT statement {@code label} of a Fortran program, as {@link
     * SourceFormats#parse(Path)} finds it. A byte of the source is a character.
     *
     * @throws FormworkException if no program unit has such a FORMAT, several have one, or it is
     *     wrong; it says where
     * @throws IOException if the system fails
     */
    public static Format fromSource(Path source, int label) throws IOException {
        SourceFormats formats = SourceFormats.parse(source);
        return new Format(parse(formats, formats.format(label)));
    }

    /**
     * The format of the FORMAT statement {@code label} in the program unit {@code unit}: its name
     * in any case, or with those around it, as in {@code "heat::step"}; {@code "program"} for a
     * main program without a name.
     *
     * @throws FormworkException if there is no such FORMAT, several units have this name and one,
     *     or it is wrong; it says where
     * @throws IOException if the system fails
     */
    public static Format fromSource(Path source, String unit, int label) throws IOException {
        SourceFormats formats = SourceFormats.parse(source);
        return new Format(parse(formats, formats.format(unit, label)));
    }

    private static FormatList parse(SourceFormats source, FormatStatement format) {
        if (format.fault() != null) {
            throw wrongInSource(source.name(), format.fault());
        }
        return FormatParser.parse(format.text());
    }

    private static FormworkException wrongInSource(String name, FormatFault fault) {
        return new FormworkException(
                IoStatus.FORMAT_SYNTAX,
                name
                        + ", line "
                        + fault.line()
                        + ", column "
                        + fault.column()
                        + ": "
                        + fault.message(),
                fault.cause());
    }

    /**
     * This format with DEC's widths where it gives none, by the kind of the item: I, B, O and Z 7,
     * 12 or 23 columns, F E D and G 15.7 or 25.16, as gfortran has with {@code
     * -fdec-format-defaults}.
     */
    public Format withDecWidths() {
        return new Format(list.withDecWidths());
    }

    /** The parsed format. */
    public FormatList list() {
        return list;
    }

    /** The text as it was given. */
    @Override
    public String toString() {
        return list.text();
    }

    // ---- a line of text ----

    /**
     * Writes the items and returns the records, with a line feed between two.
     *
     * @param items Byte, Short, Integer, Long: INTEGER; Float, Double: REAL; Boolean: LOGICAL; a
     *     CharSequence: CHARACTER; arrays and lists of these: as many items. COMPLEX is two reals
     * @throws FormworkException if the format does not suit the items
     */
    public String write(Object... items) {
        return write(Modes.DEFAULT, items);
    }

    /** As {@link #write(Object...)}, in other modes. */
    public String write(Modes modes, Object... items) {
        requireNonNull(items, "items");
        boolean isLatin1 = TextBytes.isLatin1(list.text()) && ItemWriter.isLatin1(items);
        Modes used = isLatin1 ? modes : modes.with(Encoding.UTF_8);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Unit unit = Unit.writing("text", bytes, UnitOptions.DEFAULT.with(used))) {
            try (WriteStatement statement = unit.write(this)) {
                for (Object item : items) {
                    ItemWriter.put(statement, item);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory does not fail
        }
        byte[] text = bytes.toByteArray();
        boolean isEnded = text.length > 0 && text[text.length - 1] == '\n';
        return TextBytes.text(text, 0, isEnded ? text.length - 1 : text.length, used);
    }

    /**
     * Reads one pass over the format from the lines of {@code text}, and returns its values:
     * Integer or Long by width for I, Double for F E D G, String for A, Boolean for L, as {@link
     * FieldReader} has it.
     *
     * @throws FormworkException if a field is not what its descriptor takes
     */
    public Object[] read(String text) {
        return read(Modes.DEFAULT, text);
    }

    /** As {@link #read(String)}, in other modes. */
    public Object[] read(Modes modes, String text) {
        Modes used =
                TextBytes.isLatin1(requireNonNull(text, "text"))
                        ? modes
                        : modes.with(Encoding.UTF_8);
        try (Unit unit = Unit.text(text.isEmpty() ? "\n" : text, used)) {
            FieldReader fields = unit.fields(this);
            fields.nextPass();
            return row(fields);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory does not fail
        }
    }

    static Object[] row(FieldReader fields) throws IOException {
        List<Object> values = new ArrayList<>();
        while (fields.nextField()) {
            if (values.size() == MOST_VALUES) {
                throw new FormworkException(
                        IoStatus.BAD_SHAPE,
                        "format: found more than "
                                + MOST_VALUES
                                + " values in a pass; expected fewer");
            }
            values.add(fields.value());
        }
        return values.toArray();
    }

    // ---- whole files ----

    /**
     * Reads every REAL*8 that the file has. The file says how many there are: a record that ends
     * early gives only the fields that it has.
     *
     * @throws FormworkException if a field is no real, or the format has descriptors for other
     *     items
     * @throws IOException if the system fails
     */
    public double[] readDoubles(Path path) throws IOException {
        return arrays(path).readDoubles();
    }

    /** Reads every REAL*4 that the file has, as {@link #readDoubles} does. */
    public float[] readFloats(Path path) throws IOException {
        return arrays(path).readFloats();
    }

    /** Reads every INTEGER*4 that the file has, as {@link #readDoubles} does. */
    public int[] readInts(Path path) throws IOException {
        return arrays(path).readInts();
    }

    /** Reads every INTEGER*8 that the file has, as {@link #readDoubles} does. */
    public long[] readLongs(Path path) throws IOException {
        return arrays(path).readLongs();
    }

    /** Writes the array with one WRITE statement into a new file, or in place of an old one. */
    public void writeDoubles(Path path, double[] values) throws IOException {
        arrays(path).writeDoubles(values);
    }

    /** Writes the array of REAL*4 as {@link #writeDoubles} does. */
    public void writeFloats(Path path, float[] values) throws IOException {
        arrays(path).writeFloats(values);
    }

    /** Writes the array of INTEGER*4 as {@link #writeDoubles} does. */
    public void writeInts(Path path, int[] values) throws IOException {
        arrays(path).writeInts(values);
    }

    /** Writes the array of INTEGER*8 as {@link #writeDoubles} does. */
    public void writeLongs(Path path, long[] values) throws IOException {
        arrays(path).writeLongs(values);
    }

    /**
     * The file's records as the elements of an array: by threads, in parts, into arrays and buffers
     * that are there.
     */
    public ArrayFile arrays(Path path) {
        FileText file = new FileText(path);
        return new ArrayFile(this, file, file);
    }

    /** As {@link #arrays(Path)}, of the text in a buffer from its position to its limit. */
    public ArrayFile arrays(ByteBuffer text) {
        BufferText buffer = new BufferText(text);
        return new ArrayFile(this, buffer, buffer);
    }

    /** The file's records as rows of mixed columns, each with an array of its own. */
    public ColumnFile columns(Path path) {
        FileText file = new FileText(path);
        return new ColumnFile(this, file, file);
    }

    /** As {@link #columns(Path)}, of the text in a buffer from its position to its limit. */
    public ColumnFile columns(ByteBuffer text) {
        BufferText buffer = new BufferText(text);
        return new ColumnFile(this, buffer, buffer);
    }

    /**
     * Reads the file pass by pass into Java records: the fields of a pass fill the components in
     * their order, which are int, long, short, byte, double, float, boolean or String.
     *
     * <p>The stream is lazy; close it to close the file. Its operations throw {@link
     * FormworkException} for a field that is wrong and {@link UncheckedIOException} for the system.
     *
     * @throws FormworkException if a component has another type
     * @throws IOException if the file cannot be opened
     */
    public <R extends Record> Stream<R> records(Path path, Class<R> type) throws IOException {
        return RecordMapper.stream(this, Unit.open(path), type);
    }
}
