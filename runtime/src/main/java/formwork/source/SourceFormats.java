package formwork.source;

import static java.util.Objects.requireNonNull;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The formats of a Fortran source text: its FORMAT statements, and the statements that use them or
 * have formats of their own.
 *
 * <p><b>Shape.</b> Lists are in the order of the text. A text that is no Fortran program has empty
 * lists, or units without formats, and a remark; files that it includes are not read, but remarked.
 *
 * <p><b>Limits.</b> Files of up to {@link #LARGEST_BYTES}; names of up to 63 characters.
 *
 * @param name what messages call the text
 * @param form the form that it was read in
 * @param reason why in this form
 * @param units its program units, in the order in which they begin
 * @param formats its FORMAT statements
 * @param statements its statements that read or write
 * @param remarks what else there is to know, such as files that it includes
 */
public record SourceFormats(
        String name,
        SourceForm form,
        String reason,
        List<SourceUnit> units,
        List<FormatStatement> formats,
        List<TransferStatement> statements,
        List<SourceRemark> remarks) {
    /** The largest text that is read. */
    public static final int LARGEST_BYTES = 1 << 28;

    private static final int MOST_PLACES = 5;

    /**
     * Reads a file in the form that its name says (.f .for .ftn .f77 .fpp: fixed; .f90 .f95 .f03
     * .f08 .f18 .f23: free), or else the form that its lines can only be of.
     *
     * @throws IOException if the system fails
     */
    public static SourceFormats parse(Path path) throws IOException {
        return parse(path.toString(), bytes(path));
    }

    /** Reads a file in a given form. */
    public static SourceFormats parse(Path path, SourceForm form) throws IOException {
        return parse(path.toString(), bytes(path), form);
    }

    /** Reads a text in the form that its name or its lines say. */
    public static SourceFormats parse(String name, byte[] text) {
        LineTable lines = new LineTable(requireNonNull(text, "text"));
        return read(name, lines, FormDetection.of(name, lines));
    }

    /** Reads a text in a given form. */
    public static SourceFormats parse(String name, byte[] text, SourceForm form) {
        LineTable lines = new LineTable(requireNonNull(text, "text"));
        return read(name, lines, new FormDetection(requireNonNull(form, "form"), "as asked"));
    }

    private static SourceFormats read(String name, LineTable lines, FormDetection detected) {
        requireNonNull(name, "name");
        int binary = firstZero(lines.bytes());
        if (binary >= 0) {
            SourceRemark remark =
                    new SourceRemark(
                            lines.lineOf(binary) + 1,
                            "found a zero byte; expected the text of a Fortran program");
            return new SourceFormats(
                    name,
                    detected.form(),
                    detected.reason(),
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of(remark));
        }
        StatementReader reader = new StatementReader(lines);
        reader.read(
                detected.form() == SourceForm.FREE
                        ? new FreeForm(lines)
                        : new FixedForm(lines, detected.form()));
        List<FormatStatement> formats = reader.formats();
        List<TransferStatement> transfers = reader.transfers();
        List<SourceRemark> remarks = new ArrayList<>(reader.remarks());
        if (formats.isEmpty() && transfers.isEmpty()) {
            remarks.add(
                    new SourceRemark(
                            1,
                            "found no FORMAT, READ, WRITE or PRINT in "
                                    + detected.form()
                                    + " form ("
                                    + detected.reason()
                                    + ")"));
        }
        return new SourceFormats(
                name,
                detected.form(),
                detected.reason(),
                reader.units(),
                formats,
                transfers,
                List.copyOf(remarks));
    }

    /**
     * The only FORMAT statement with this label.
     *
     * @throws FormworkException if there is none, or several program units have one
     */
    public FormatStatement format(int label) {
        return only(null, label);
    }

    /**
     * The FORMAT statement with this label in the program unit of this name or path, in any case.
     *
     * @throws FormworkException if there is none, or several units of this name have one
     */
    public FormatStatement format(String unit, int label) {
        return only(requireNonNull(unit, "unit"), label);
    }

    private FormatStatement only(String unit, int label) {
        List<FormatStatement> found =
                formats.stream()
                        .filter(format -> format.label() == label)
                        .filter(format -> unit == null || format.unit().isCalled(unit))
                        .toList();
        if (found.size() != 1) {
            throw notOne(unit, label, found);
        }
        return found.get(0);
    }

    private FormworkException notOne(String unit, int label, List<FormatStatement> found) {
        String wanted = "FORMAT " + label + (unit == null ? "" : " in " + unit);
        if (found.isEmpty()) {
            return new FormworkException(
                    IoStatus.NO_SUCH_FORMAT, name + ": found no " + wanted + "; expected one");
        }
        StringBuilder places = new StringBuilder();
        for (FormatStatement format : found.subList(0, Math.min(found.size(), MOST_PLACES))) {
            places.append(places.length() == 0 ? "" : ", ")
                    .append("line ")
                    .append(format.firstLine())
                    .append(" in ")
                    .append(format.unit().path());
        }
        return new FormworkException(
                IoStatus.NO_SUCH_FORMAT,
                name
                        + ": found "
                        + wanted
                        + " "
                        + found.size()
                        + " times ("
                        + places
                        + (found.size() > MOST_PLACES ? ", ..." : "")
                        + "); expected the name of the program unit that is meant");
    }

    private static int firstZero(byte[] bytes) {
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == 0) {
                return i;
            }
        }
        return -1;
    }

    private static byte[] bytes(Path path) throws IOException {
        try (InputStream stream = Files.newInputStream(path)) {
            byte[] bytes = stream.readNBytes(LARGEST_BYTES + 1);
            if (bytes.length > LARGEST_BYTES) {
                throw new IOException(
                        path
                                + ": found more than "
                                + LARGEST_BYTES
                                + " bytes; expected the text of a Fortran program");
            }
            return bytes;
        }
    }
}
