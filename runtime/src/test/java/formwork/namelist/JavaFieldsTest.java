package formwork.namelist;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import org.junit.jupiter.api.Test;

final class JavaFieldsTest {
    record Point(int x, float y, String s) {}

    @SuppressWarnings("ArrayRecordComponent") // what programs have
    record Config(int steps, double scale, boolean on, String name, Complex z, double[] a) {}

    static final class Model {
        static int ignored = 1;
        transient int cached = 2;
        long count = 7;
        short[] small = {1, 2, 3};
        double[][] table = new double[2][3];
        Point[] points = {new Point(1, 2, "a"), new Point(3, 4, "b")};
        byte tiny;
        String[] words;
    }

    static final class Chain {
        int value;
        Chain next;
    }

    @Test
    void readsANewRecord() {
        Config config =
                NamelistFile.of("&config scale=2.5, NAME='run', on=T, z=(1,2), a(2)=3*1.5 /")
                        .read("config", Config.class);
        assertEquals(0, config.steps());
        assertEquals(2.5, config.scale());
        assertTrue(config.on());
        assertEquals("run", config.name());
        assertEquals(new Complex(1, 2), config.z());
        assertArrayEquals(new double[] {0, 1.5, 1.5, 1.5}, config.a());
    }

    @Test
    void readsOverARecord() {
        Config before = new Config(5, 1, false, "old", new Complex(0, 1), new double[3]);
        Config config = NamelistFile.of("&CONFIG steps=6 a(2)=9. /").readOver("config", before);
        assertEquals(6, config.steps());
        assertEquals("old", config.name());
        assertArrayEquals(new double[] {0, 9, 0}, config.a());
        FormworkException e =
                assertThrows(
                        FormworkException.class,
                        () -> NamelistFile.of("&config a(4)=1 /").readOver("config", before));
        assertEquals(IoStatus.BAD_SUBSCRIPT, e.status());
    }

    @Test
    void readsAClassOverWhatItsConstructorLeaves() {
        String text =
                "&model small(2:)=8,9 table(2,3)=1.5 table(1,:)=3*2. points(2)%y=5"
                        + " points%s='p','q' tiny=-128 words='one','two' /";
        Model model = NamelistFile.of(text).read("model", Model.class);
        assertEquals(7, model.count);
        assertArrayEquals(new short[] {1, 8, 9}, model.small);
        assertArrayEquals(new double[] {2, 2, 2}, model.table[0]);
        assertArrayEquals(new double[] {0, 0, 1.5}, model.table[1]);
        assertEquals(new Point(1, 2, "p"), model.points[0]);
        assertEquals(new Point(3, 5, "q"), model.points[1]);
        assertEquals(-128, model.tiny);
        assertArrayEquals(new String[] {"one", "two"}, model.words);
        Model same = new Model();
        assertSame(same, NamelistFile.of(text).readOver("model", same));
        assertEquals(-128, same.tiny);
    }

    @Test
    void boundsArraysThatGrowByTheText() {
        NamelistFile file = NamelistFile.of("&config a=999999999*1 /");
        FormworkException e =
                assertThrows(FormworkException.class, () -> file.read("config", Config.class));
        assertEquals(IoStatus.BAD_SUBSCRIPT, e.status());
        NamelistFile far = NamelistFile.of("&config a(2000000000)=1 /");
        assertThrows(FormworkException.class, () -> far.read("config", Config.class));
        NamelistFile nulls = NamelistFile.of("&config a=2147483639* /");
        assertThrows(FormworkException.class, () -> nulls.read("config", Config.class));
    }

    @Test
    void saysWhichFieldDoesNotSuit() {
        NamelistFile file = NamelistFile.of("&chain value=1 /");
        FormworkException e =
                assertThrows(FormworkException.class, () -> file.read("chain", Chain.class));
        assertEquals(IoStatus.BAD_SHAPE, e.status());
        assertThrows(FormworkException.class, () -> file.read("chain", int[].class));
        assertThrows(FormworkException.class, () -> file.read("chain", Runnable.class));
    }
}
