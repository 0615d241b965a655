package formwork.formats.matrix;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Target;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class RutherfordBoeingSupplementTest {
    private static BoeingSupplement read(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new RutherfordBoeingSupplement().read(Source.of("a.rb", bytes), ReadOptions.STRICT);
    }

    @Test
    void readsDenseRightHandSides() throws IOException {
        BoeingSupplement file = read(SupplementFiles.DENSE);
        assertEquals("rhs", file.type());
        assertEquals('r', file.position());
        assertEquals('d', file.organization());
        assertEquals("case 1", file.caseId());
        assertEquals(3, file.rows());
        assertEquals(2, file.vectors());
        assertArrayEquals(
                new double[] {1, 2, 3, 4, -5, 0.6e-101}, ((Values.Reals) file.values()).array());
    }

    @Test
    void readsSparseRightHandSides() throws IOException {
        BoeingSupplement file = read(SupplementFiles.SPARSE);
        assertArrayEquals(new int[] {0, 2, 3}, file.offsets().numbers().toInts());
        assertArrayEquals(new int[] {1, 4, 0}, file.indices().numbers().toInts());
        assertArrayEquals(new double[] {1, 2.5, -3}, ((Values.Reals) file.values()).array());
    }

    @Test
    void readsOrderings() throws IOException {
        BoeingSupplement file = read(SupplementFiles.ORDERING);
        assertArrayEquals(new int[] {1, 3, 0, 2, 0, 1, 2, 3}, file.indices().numbers().toInts());
    }

    @Test
    void aNewOneIsWrittenSoThatItReadsBack() throws IOException {
        BoeingSupplement made =
                new BoeingSupplement(
                        "new",
                        "NEW",
                        "rhs",
                        'r',
                        's',
                        "a",
                        200,
                        2,
                        Indices.of(0, 1, 3),
                        Indices.of(199, 0, 7),
                        new Values.Reals(new double[] {1.0 / 3, -1e-300, 5e200}),
                        BoeingSupplement.Form.NONE);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new RutherfordBoeingSupplement().write(made, Target.of("a.rb", out));
        BoeingSupplement again = read(out.toString(StandardCharsets.ISO_8859_1));
        assertEquals(made.rows(), again.rows());
        assertArrayEquals(new int[] {199, 0, 7}, again.indices().numbers().toInts());
        assertArrayEquals(
                ((Values.Reals) made.values()).array(), ((Values.Reals) again.values()).array());
    }

    static Stream<Arguments> faults() {
        String dense = SupplementFiles.DENSE;
        String sparse = SupplementFiles.SPARSE;
        String order = SupplementFiles.ORDERING;
        return Stream.of(
                Arguments.of(dense, "rhsrd", "abcrd", ", line 2, columns 1-3: found \"abc\"; exp"),
                Arguments.of(dense, "rhsrd", "rhsxd", ", line 2, column 4: found \"x\"; expected"),
                Arguments.of(
                        dense, "rhsrd", "rhsr ", ", line 2, column 5: found \" \"; expected s"),
                Arguments.of(
                        order, "ordr ", "ordrd", ", line 2, column 5: found \"d\"; expected a"),
                Arguments.of(dense, " r   ", " x   ", ", line 2, column 16: found \"x\"; expected"),
                Arguments.of(dense, "             2", "             3", ", lines 4-5: found 6 val"),
                Arguments.of(dense, "(3D16.8)", "(3Y16.8)", ", line 3, columns 1-20: found \"(3Y"),
                Arguments.of(sparse, "1    3    4", "1    5    4", ", line 4: found pointer 3 to"),
                Arguments.of(sparse, "2    5    1", "2    6    1", ", line 5: found index 6; exp"),
                Arguments.of(order, "  2  4", "  4  4", ", line 4: found row 4 a second time; exp"),
                Arguments.of(order, "  2  4", "  2  5", ", line 4: found index 5; expected 1 to"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String file, String part, String changed, String message) {
        String text = file.replace(part, changed);
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        assertTrue(e.getMessage().startsWith("a.rb" + message), e.getMessage());
    }
}
