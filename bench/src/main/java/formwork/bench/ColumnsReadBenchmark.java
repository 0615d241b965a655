package formwork.bench;

import formwork.Column;
import formwork.Format;
import formwork.ReadStatement;
import formwork.Unit;
import formwork.UnitOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/**
 * Rows of daily climate records, as GHCN has them, to columns: 31 integers and 93 characters a row
 * beside station, year, month and element. The Fortran program {@code peers/columns.f90} reads the
 * same rows.
 */
public class ColumnsReadBenchmark extends PerRecordBenchmark {
    private static final Format FORMAT = Format.of("(A11,I4,I2,A4,31(I5,3A1))");
    private static final int DAYS = 31;
    private static final int STATION_BYTES = 11;
    private static final int ELEMENT_BYTES = 4;
    private static final int FLAGS = 3;
    private static final int MISSING = -9999;

    private byte[] text;
    private final byte[] stations = new byte[RECORDS * STATION_BYTES];
    private final int[] years = new int[RECORDS];
    private final int[] months = new int[RECORDS];
    private final byte[] elements = new byte[RECORDS * ELEMENT_BYTES];
    private final int[] values = new int[RECORDS * DAYS];
    private final byte[] flags = new byte[RECORDS * DAYS * FLAGS];
    private final Object[] all = {stations, years, months, elements, values, flags};

    @Setup
    public void writeRows() {
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < RECORDS; row++) {
            rows.append("AE000041196");
            rows.append(String.format(Locale.ROOT, "%4d%2dTMAX", 1900 + row % 120, 1 + row % 12));
            for (int day = 0; day < DAYS; day++) {
                rows.append(String.format(Locale.ROOT, "%5d  I", value(row, day)));
            }
            rows.append('\n');
        }
        text = rows.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Missing now and then, as in the files of stations. */
    private static int value(int row, int day) {
        int n = (row * DAYS + day) % 1000;
        return n % 11 == 0 ? MISSING : n * 919 % 750 - 300;
    }

    /** All rows in one call. */
    @Benchmark
    public Object[] formwork() throws IOException {
        long rows =
                FORMAT.columns(ByteBuffer.wrap(text))
                        .read(
                                Column.bytes(0, stations),
                                Column.ints(1, years),
                                Column.ints(2, months),
                                Column.bytes(3, elements),
                                Column.ints(4, values).times(DAYS, 1 + FLAGS),
                                Column.bytes(5, flags).fields(FLAGS).times(DAYS, 1 + FLAGS));
        return rows == RECORDS ? all : null;
    }

    /** A statement a row, an item at a time. */
    @Benchmark
    public Object[] statement() throws IOException {
        try (Unit unit =
                Unit.reading("memory", new ByteArrayInputStream(text), UnitOptions.DEFAULT)) {
            for (int row = 0; row < RECORDS; row++) {
                try (ReadStatement read = unit.read(FORMAT)) {
                    int station = row * STATION_BYTES;
                    read.nextCharacters(stations, station, station + STATION_BYTES);
                    years[row] = read.nextInt();
                    months[row] = read.nextInt();
                    int element = row * ELEMENT_BYTES;
                    read.nextCharacters(elements, element, element + ELEMENT_BYTES);
                    for (int i = row * DAYS; i < (row + 1) * DAYS; i++) {
                        values[i] = read.nextInt();
                        for (int k = i * FLAGS; k < (i + 1) * FLAGS; k++) {
                            read.nextCharacters(flags, k, k + 1);
                        }
                    }
                }
            }
        }
        return all;
    }

    /** What Java programs do: a {@code String} a row, {@code substring}, {@code parseInt}. */
    @Benchmark
    public Object[] substringAndParse() {
        int at = 0;
        int rowBytes = STATION_BYTES + 6 + ELEMENT_BYTES + DAYS * (5 + FLAGS);
        for (int row = 0; row < RECORDS; row++, at += rowBytes + 1) {
            String line = new String(text, at, rowBytes, StandardCharsets.ISO_8859_1);
            put(line.substring(0, 11), stations, row * STATION_BYTES);
            years[row] = Integer.parseInt(line.substring(11, 15).strip());
            months[row] = Integer.parseInt(line.substring(15, 17).strip());
            put(line.substring(17, 21), elements, row * ELEMENT_BYTES);
            for (int day = 0; day < DAYS; day++) {
                int from = 21 + day * (5 + FLAGS);
                int index = row * DAYS + day;
                values[index] = Integer.parseInt(line.substring(from, from + 5).strip());
                put(line.substring(from + 5, from + 5 + FLAGS), flags, index * FLAGS);
            }
        }
        return all;
    }

    private static void put(String field, byte[] target, int at) {
        byte[] bytes = field.getBytes(StandardCharsets.ISO_8859_1);
        System.arraycopy(bytes, 0, target, at, bytes.length);
    }
}
