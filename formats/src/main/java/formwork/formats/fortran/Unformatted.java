package formwork.formats.fortran;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.Kind;
import formwork.formats.ReadOptions;
import formwork.formats.RowBuilder;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Table;
import formwork.formats.Tables;
import formwork.unformatted.RecordForm;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * Unformatted sequential records, with markers before and behind each: where they are and how long.
 * What is in them only their program knows.
 */
public final class Unformatted implements Kind<UnformattedRecords> {
    private static final int WINDOW_BYTES = 1 << 16;

    @Override
    public String name() {
        return "fortran-unformatted";
    }

    @Override
    public String title() {
        return "unformatted records";
    }

    @Override
    public String specification() {
        return "The GNU Fortran manual, Unformatted sequential file format";
    }

    @Override
    public Splitting splitting() {
        return Splitting.WHOLE;
    }

    @Override
    public Evidence recognise(Head head) {
        long size = head.isWhole() ? head.length() : Long.MAX_VALUE;
        Evidence best = Evidence.none("no record with the same marker before and behind");
        for (RecordForm form : RecordMarkers.FORMS) {
            RecordMarkers markers = new RecordMarkers((at, to) -> bytes(head, at, to), size, form);
            Evidence evidence = evidence(head, markers, form);
            if (evidence.strength().compareTo(best.strength()) > 0) {
                best = evidence;
            }
        }
        return best;
    }

    private static boolean bytes(Head head, long at, byte[] target) {
        if (at > head.length() - target.length) {
            return false;
        }
        for (int i = 0; i < target.length; i++) {
            target[i] = head.at((int) at + i);
        }
        return true;
    }

    private static Evidence evidence(Head head, RecordMarkers markers, RecordForm form) {
        int records = 0;
        long bytes = 0;
        long first = 0;
        try {
            while (markers.next()) {
                first = records == 0 ? markers.length() : first;
                bytes += markers.length();
                records++;
            }
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e); // of bytes in memory
        }
        if (records == 0 || bytes == 0 || head.isText() && records < 2) {
            return Evidence.none("no record");
        }
        String seen = "byte 1: a record of " + first + " bytes, with the marker behind it";
        boolean isAll =
                head.isWhole() ? markers.isAtEnd() : markers.badMarkerAt() > head.length() - 8;
        String count =
                records + (isAll ? " records, up to the end of what was looked at" : " records");
        return isAll ? Evidence.certain(seen, count + ": " + form) : Evidence.likely(seen, count);
    }

    @Override
    public UnformattedRecords read(Source source, ReadOptions options) throws IOException {
        RecordForm form = RecordForm.DEFAULT;
        long furthest = -1;
        for (RecordForm candidate : RecordMarkers.FORMS) {
            RecordMarkers tried = walk(source, candidate);
            long reached = 0;
            for (int i = 0; i < 2 && tried.next(); i++) {
                reached += 1 + tried.length();
            }
            if (reached > furthest) {
                furthest = reached;
                form = candidate;
            }
        }
        RecordMarkers markers = walk(source, form);
        RowBuilder rows =
                new RowBuilder(
                        source.name(),
                        "records",
                        List.of(
                                Column.wide("offset").in("bytes"),
                                Column.wide("length").in("bytes"),
                                Column.integer("subrecords")),
                        options);
        long number = 1;
        while (!markers.isAtEnd()) {
            if (!markers.next()) {
                if (options.isLenient() && number > 1) {
                    break;
                }
                throw badRecord(source, number, markers);
            }
            rows.integer(markers.offset());
            rows.integer(markers.length());
            rows.integer(markers.subrecords());
            rows.endRow(number++);
        }
        return new UnformattedRecords(form, Tables.of(source.name()).and(rows.table()));
    }

    private static FormworkException badRecord(Source source, long number, RecordMarkers markers) {
        return new FormworkException(
                IoStatus.BAD_RECORD_MARKER,
                source.name()
                        + ", record "
                        + number
                        + ", byte "
                        + (markers.badMarkerAt() + 1)
                        + ": found the marker "
                        + markers.badMarker()
                        + "; expected one of a record that ends within the "
                        + source.sizeBytes()
                        + " bytes, and the same behind it");
    }

    /** Goes over a source of any sort, a packed one too, with a window that moves forward. */
    private static RecordMarkers walk(Source source, RecordForm form) {
        byte[] window = new byte[WINDOW_BYTES];
        long[] place = {0, 0}; // of the window, and how long it is
        RecordMarkers.Bytes bytes =
                (at, target) -> {
                    if (at < place[0] || at + target.length > place[0] + place[1]) {
                        place[0] = at;
                        place[1] = source.read(at, window, 0, window.length);
                        if (place[1] < target.length) {
                            return false;
                        }
                    }
                    System.arraycopy(window, (int) (at - place[0]), target, 0, target.length);
                    return true;
                };
        return new RecordMarkers(bytes, source.sizeBytes(), form);
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        UnformattedRecords file = read(source, options);
        Table records = file.tables().table("records");
        long[] lengths = records.longs("length");
        return Facts.NONE
                .with("form", file.form().toString())
                .with("records", records.rowCount())
                .with("shortest", Arrays.stream(lengths).min().orElse(0))
                .with("longest", Arrays.stream(lengths).max().orElse(0))
                .with("bytes", Arrays.stream(lengths).sum());
    }
}
