package formwork;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows of mixed columns, read and written as statements do it. */
final class ColumnFileTest {
    private static final int DAYS = 31;

    /** The arrays of daily climate records, as GHCN has them. */
    private static final class Climate {
        final byte[] stations;
        final int[] years;
        final int[] months;
        final byte[] elements;
        final int[] values;
        final byte[] flags;

        Climate(int rows) {
            stations = new byte[11 * rows];
            years = new int[rows];
            months = new int[rows];
            elements = new byte[4 * rows];
            values = new int[DAYS * rows];
            flags = new byte[3 * DAYS * rows];
        }

        Column[] columns() {
            return new Column[] {
                Column.bytes(0, stations),
                Column.ints(1, years),
                Column.ints(2, months),
                Column.bytes(3, elements),
                Column.ints(4, values).times(DAYS, 4),
                Column.bytes(5, flags).fields(3).times(DAYS, 4)
            };
        }

        void read(ReadStatement read, int row) throws IOException {
            read.nextCharacters(stations, 11 * row, 11 * row + 11);
            years[row] = read.nextInt();
            months[row] = read.nextInt();
            read.nextCharacters(elements, 4 * row, 4 * row + 4);
            for (int day = 0; day < DAYS; day++) {
                values[DAYS * row + day] = read.nextInt();
                for (int flag = 0; flag < 3; flag++) {
                    int at = 3 * (DAYS * row + day) + flag;
                    read.nextCharacters(flags, at, at + 1);
                }
            }
        }

        void write(WriteStatement write, int row) throws IOException {
            write.putCharacters(stations, 11 * row, 11 * row + 11);
            write.put(years[row]).put(months[row]);
            write.putCharacters(elements, 4 * row, 4 * row + 4);
            for (int day = 0; day < DAYS; day++) {
                write.put(values[DAYS * row + day]);
                for (int flag = 0; flag < 3; flag++) {
                    int at = 3 * (DAYS * row + day) + flag;
                    write.putCharacters(flags, at, at + 1);
                }
            }
        }

        void fill(Random random) {
            for (byte[] bytes : new byte[][] {stations, elements, flags}) {
                for (int i = 0; i < bytes.length; i++) {
                    bytes[i] = (byte) " ABIS,19".charAt(random.nextInt(8));
                }
            }
            Arrays.setAll(years, i -> 1800 + random.nextInt(220));
            Arrays.setAll(months, i -> 1 + random.nextInt(12));
            Arrays.setAll(values, i -> random.nextInt(9) == 0 ? -9999 : random.nextInt(700) - 300);
        }

        void check(Climate other, String id) {
            assertArrayEquals(stations, other.stations, id);
            assertArrayEquals(years, other.years, id);
            assertArrayEquals(months, other.months, id);
            assertArrayEquals(elements, other.elements, id);
            assertArrayEquals(values, other.values, id);
            assertArrayEquals(flags, other.flags, id);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(A11,I4,I2,A4,31(I5,3A1))",
                "(A11,I4,I2,A4,31(I6,1X,3A1))",
                "(A11,I4,I2,A4,/,31(I5,3A1))",
                "(A11,I4,I2,A4,31(I5,3A1),:,' end')"
            })
    void readsAndWritesRowsAsStatementsDo(String text) throws IOException {
        Format format = Format.of(text);
        for (int seed = 0; seed < 12; seed++) {
            String id = text + " seed " + seed;
            Random random = new Random(seed);
            int rows = random.nextInt(2) == 0 ? random.nextInt(20) : random.nextInt(1500);
            Climate made = new Climate(rows);
            made.fill(random);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (Unit unit = Unit.writing("buffer", bytes, UnitOptions.DEFAULT)) {
                for (int row = 0; row < rows; row++) {
                    try (WriteStatement write = unit.write(format)) {
                        made.write(write, row);
                    }
                }
            }
            byte[] wanted = bytes.toByteArray();
            ByteBuffer written = ByteBuffer.allocate(wanted.length);
            int threads = 1 + random.nextInt(4);
            format.columns(written).threads(threads).write(rows, made.columns());
            assertArrayEquals(wanted, written.array(), id);
            if (!text.contains("end")) {
                checkReading(format, damaged(wanted, random), random, id);
            }
        }
    }

    private static byte[] damaged(byte[] text, Random random) {
        byte[] changed = text.clone();
        if (random.nextInt(4) == 0) {
            return new String(changed, StandardCharsets.ISO_8859_1)
                    .replace("\n", "\r\n")
                    .getBytes(StandardCharsets.ISO_8859_1);
        }
        if (random.nextInt(4) == 0) {
            return new String(changed, StandardCharsets.ISO_8859_1)
                    .replaceAll(" +\n", "\n")
                    .getBytes(StandardCharsets.ISO_8859_1);
        }
        for (int i = random.nextInt(3); i > 0 && changed.length > 0; i--) {
            changed[random.nextInt(changed.length)] = (byte) "\n,1 -".charAt(random.nextInt(5));
        }
        return changed;
    }

    private static void checkReading(Format format, byte[] text, Random random, String id)
            throws IOException {
        Climate slow = new Climate(4000);
        int rows = 0;
        String error = null;
        try (Unit unit =
                Unit.reading("buffer", new ByteArrayInputStream(text), UnitOptions.DEFAULT)) {
            while (true) {
                try (ReadStatement read = unit.read(format)) {
                    slow.read(read, rows);
                }
                rows++;
            }
        } catch (formwork.error.EndOfFileException e) {
            // all rows are read
        } catch (FormworkException e) {
            error = e.getMessage();
        }
        ColumnFile file = format.columns(ByteBuffer.wrap(text)).threads(1 + random.nextInt(3));
        if (error != null) {
            Climate fast = new Climate(4000);
            FormworkException thrown =
                    assertThrows(FormworkException.class, () -> file.read(fast.columns()), id);
            assertEquals(error, thrown.getMessage(), id);
            return;
        }
        assertEquals(rows, format.columns(ByteBuffer.wrap(text)).rowCount(), id);
        Climate wanted = new Climate(rows);
        copy(slow, 0, wanted, rows);
        Climate found = new Climate(rows);
        assertEquals(rows, file.read(found.columns()), id);
        wanted.check(found, id);
        int first = random.nextInt(rows + 1);
        int count = random.nextInt(rows - first + 1);
        Climate part = new Climate(count);
        copy(slow, first, part, count);
        Climate foundPart = new Climate(count);
        assertEquals(count, file.range(first, count + 5).read(foundPart.columns()), id);
        part.check(foundPart, id + " range " + first + " " + count);
    }

    private static void copy(Climate from, int first, Climate to, int rows) {
        System.arraycopy(from.stations, 11 * first, to.stations, 0, 11 * rows);
        System.arraycopy(from.years, first, to.years, 0, rows);
        System.arraycopy(from.months, first, to.months, 0, rows);
        System.arraycopy(from.elements, 4 * first, to.elements, 0, 4 * rows);
        System.arraycopy(from.values, DAYS * first, to.values, 0, DAYS * rows);
        System.arraycopy(from.flags, 3 * DAYS * first, to.flags, 0, 3 * DAYS * rows);
    }

    @Test
    void readsSeveralRealsOfARowIntoOneArray() throws IOException {
        byte[] text =
                "    7Altair       0.500   1.500  -2.000\n    8Vega\n"
                        .getBytes(StandardCharsets.ISO_8859_1);
        ColumnFile file = Format.of("(I5,A10,3F8.3)").columns(ByteBuffer.wrap(text));
        int[] ids = new int[2];
        byte[] names = new byte[20];
        double[] places = new double[6];
        assertEquals(2, file.rowCount());
        long rows =
                file.read(
                        Column.ints(0, ids),
                        Column.bytes(1, names),
                        Column.doubles(2, places).fields(3));
        assertEquals(2, rows);
        assertArrayEquals(new int[] {7, 8}, ids);
        assertEquals("Altair    Vega      ", new String(names, StandardCharsets.ISO_8859_1));
        assertArrayEquals(new double[] {0.5, 1.5, -2, 0, 0, 0}, places);
    }

    @Test
    void passesOverFieldsThatNoColumnHas() throws IOException {
        byte[] text = "  x,  1.5\n  3,  2.5\n".getBytes(StandardCharsets.ISO_8859_1);
        double[] values = new double[5];
        ColumnFile file = Format.of("(I3,1X,F5.1)").columns(ByteBuffer.wrap(text));
        assertEquals(2, file.read(Column.doubles(1, values)));
        assertArrayEquals(new double[] {1.5, 2.5, 0, 0, 0}, values);
    }

    @Test
    void refusesColumnsThatTheFormatDoesNotHave() {
        ColumnFile file = Format.of("(I3,F5.1)").columns(ByteBuffer.allocate(100));
        FormworkException e =
                assertThrows(FormworkException.class, () -> file.read(Column.ints(2, new int[1])));
        assertEquals(IoStatus.BAD_SHAPE, e.status());
        assertEquals(
                "columns: found field 2, from 0; expected one of the 2 that a pass over the format"
                        + " has",
                e.getMessage());
        assertThrows(
                FormworkException.class,
                () -> file.write(1, Column.ints(0, new int[1]), Column.ints(0, new int[1])));
        assertThrows(FormworkException.class, () -> file.write(1, Column.ints(0, new int[1])));
    }
}
