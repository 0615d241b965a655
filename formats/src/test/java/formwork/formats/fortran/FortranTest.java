package formwork.formats.fortran;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Table;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class FortranTest {
    private static Source source(String text) {
        return Source.of("a", text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static UnformattedRecords records(String text, ReadOptions options) throws IOException {
        return new Unformatted().read(source(text), options);
    }

    @Test
    void saysHowManyObjectsTheGroupsHave() throws IOException {
        assertEquals(
                Map.of("groups", 2L, "objects of model", 2L, "objects of run", 1L),
                new Namelist().facts(source(FortranFiles.GROUPS), ReadOptions.STRICT).values());
    }

    @Test
    void findsRecordsAndTheirMarkers() throws IOException {
        UnformattedRecords small = records(FortranFiles.SMALL_ENDIAN, ReadOptions.STRICT);
        Table table = small.tables().table("records");
        assertArrayEquals(new long[] {12, 0, 4}, table.longs("length"));
        assertArrayEquals(new long[] {0, 20, 28}, table.longs("offset"));
        UnformattedRecords big = records(FortranFiles.BIG_ENDIAN, ReadOptions.STRICT);
        assertEquals(8, big.form().markerBytes());
        assertEquals(ByteOrder.BIG_ENDIAN, big.form().byteOrder());
        Table parts =
                records(FortranFiles.SUBRECORDS, ReadOptions.STRICT).tables().table("records");
        assertArrayEquals(new long[] {8, 2}, parts.longs("length"));
        assertArrayEquals(new int[] {2, 1}, parts.ints("subrecords"));
    }

    @Test
    void leavesOutWhatIsNoRecordWhereThatIsWanted() throws IOException {
        String text = FortranFiles.SMALL_ENDIAN + "Data file";
        assertEquals(3, records(text, ReadOptions.LENIENT).tables().rowsOf("records"));
    }

    static Stream<Arguments> faults() {
        String small = FortranFiles.SMALL_ENDIAN;
        return Stream.of(
                Arguments.of(
                        small + "Data file",
                        "a, record 4, byte 41: found the marker 1635017028; expected one of a record"),
                Arguments.of(
                        small.substring(0, 39),
                        "a, record 3, byte 29: found the marker 4; expected"),
                Arguments.of(
                        small.substring(0, 36) + "\5\0\0\0",
                        "a, record 3, byte 37: found the marker 5; expected"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhichMarkerIsWrong(String text, String message) {
        FormworkException e =
                assertThrows(FormworkException.class, () -> records(text, ReadOptions.STRICT));
        String found = e.getMessage();
        assertEquals(message, found.substring(0, Math.min(found.length(), message.length())));
        assertEquals(IoStatus.BAD_RECORD_MARKER, e.status());
    }
}
