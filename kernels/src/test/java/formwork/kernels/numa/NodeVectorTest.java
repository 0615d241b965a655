package formwork.kernels.numa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.edit.ItemKind;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(LeakCheck.class)
final class NodeVectorTest {
    private static final Machine MACHINE = Machine.here(warning -> {});

    static NodePool pool(int homes) {
        Home home = MACHINE.topology().homes().get(0);
        return NodePool.of(MACHINE, Collections.nCopies(homes, home), 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void isOneIndexSpaceOfEachKind(int homes) {
        int length = 1001;
        try (NodePool pool = pool(homes);
                NodeVector doubles = NodeVector.allocate(pool, ItemKind.REAL8, length);
                NodeVector floats = NodeVector.allocate(pool, ItemKind.REAL4, length);
                NodeVector longs = NodeVector.allocate(pool, ItemKind.INTEGER8, length);
                NodeVector ints = NodeVector.allocate(pool, ItemKind.INTEGER4, length)) {
            for (int i = 0; i < length; i++) {
                assertEquals(0, doubles.doubleAt(i));
                doubles.set(i, i + 0.5);
                floats.set(i, i + 0.25f);
                longs.set(i, i + (1L << 40));
                ints.set(i, -i);
            }
            for (int i = 0; i < length; i++) {
                assertEquals(i + 0.5, doubles.doubleAt(i));
                assertEquals(i + 0.25f, floats.floatAt(i));
                assertEquals(i + (1L << 40), longs.longAt(i));
                assertEquals(-i, ints.intAt(i));
            }
            assertEquals(0, doubles.address(0) % 512);
            assertEquals(
                    doubles.buffer(0).address() + doubles.buffer(0).bytes(),
                    doubles.address(doubles.part(0).to() - 1) + 8);
            assertEquals(8, doubles.address(2) - doubles.address(1));
        }
    }

    @Test
    void refusesElementsThatItHasNot() {
        try (NodePool pool = pool(2);
                NodeVector vector = NodeVector.allocate(pool, ItemKind.REAL8, 100)) {
            assertThrows(IndexOutOfBoundsException.class, () -> vector.doubleAt(100));
            assertThrows(IndexOutOfBoundsException.class, () -> vector.set(-1, 1.0));
            assertThrows(IllegalStateException.class, () -> vector.intAt(0));
            assertThrows(
                    IllegalArgumentException.class,
                    () -> NodeVector.allocate(pool, ItemKind.CHARACTER, 1));
        }
    }

    @Test
    void mayBeEmptyOrShorterThanItsParts() {
        try (NodePool pool = pool(3);
                NodeVector none = NodeVector.allocate(pool, ItemKind.REAL4, 0);
                NodeVector few = NodeVector.allocate(pool, ItemKind.REAL4, 3)) {
            assertEquals(0, none.length());
            few.set(2, 1.5f);
            assertEquals(1.5f, few.floatAt(2));
            assertEquals(0, few.part(2).size());
        }
    }

    @Test
    void givesBackItsPartsWhereOneFindsNoRoom() {
        try (NodePool pool = pool(2)) {
            assertThrows(
                    OutOfMemoryError.class,
                    () -> NodeVector.allocate(pool, ItemKind.REAL8, 1L << 44));
            assertThrows(
                    OutOfMemoryError.class, () -> NodeMatrix.allocate(pool, 1L << 22, 1L << 22));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void matrixIsOneIndexSpaceByRows(int homes) {
        try (NodePool pool = pool(homes);
                NodeMatrix matrix = NodeMatrix.allocate(pool, 200, 7)) {
            for (int row = 0; row < 200; row++) {
                for (int column = 0; column < 7; column++) {
                    assertEquals(0, matrix.get(row, column));
                    matrix.set(row, column, 10 * row + column);
                }
            }
            for (int row = 0; row < 200; row++) {
                for (int column = 0; column < 7; column++) {
                    assertEquals(10 * row + column, matrix.get(row, column));
                }
            }
            assertEquals(matrix.address(5) + 56, matrix.address(6));
            assertThrows(IndexOutOfBoundsException.class, () -> matrix.get(200, 0));
            assertThrows(IndexOutOfBoundsException.class, () -> matrix.get(0, 7));
        }
    }
}
