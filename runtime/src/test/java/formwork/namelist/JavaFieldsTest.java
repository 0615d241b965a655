package formwork.namelist;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
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

    static class Base {
        int a = 1;
        private int hidden = 2;

        int hidden() {
            return hidden;
        }
    }

    static final class Derived extends Base {
        int b = 3;
        transient int cached = 4;
    }

    static final class Holder {
        final Base base = new Derived();
        final double[] x = {1, 2, 3};
        String text;
        Integer number;
        Point point = new Point(1, 2, "p");
        Base[] several = {new Derived(), new Derived()};
    }

    @Test
    void readsInheritedFields() {
        Derived derived = NamelistFile.of("&g a=5 b=6 hidden=7 /").read("g", Derived.class);
        assertEquals("5 6 7", derived.a + " " + derived.b + " " + derived.hidden());
        assertEquals(4, derived.cached);
    }

    @Test
    void changesTheObjectsThatAreThere() {
        Holder holder = new Holder();
        Derived base = (Derived) holder.base;
        double[] x = holder.x;
        base.cached = 9;
        NamelistFile.of("&g base%a=5 base%b=6 x(2)=7 several(2)%b=8 point%y=3 /")
                .readOver("g", holder);
        assertSame(base, holder.base);
        assertSame(x, holder.x);
        assertEquals("5 6 9 2", base.a + " " + base.b + " " + base.cached + " " + base.hidden());
        assertArrayEquals(new double[] {1, 7, 3}, x);
        assertEquals(3, ((Derived) holder.several[0]).b);
        assertEquals(8, ((Derived) holder.several[1]).b);
        assertEquals(new Point(1, 3, "p"), holder.point);
        assertNull(holder.text);
        assertNull(holder.number);
        NamelistFile.of("&g text='' number=0 /").readOver("g", holder);
        assertEquals("", holder.text);
        assertEquals(0, holder.number);
    }

    @SuppressWarnings("ArrayRecordComponent") // what programs have
    record Vector(double[] v) {}

    record Line(Vector from, Holder end) {}

    record Fresh(Derived derived, Point point) {}

    @Test
    void leavesRecordsAndTheirArraysAsTheyWere() {
        Vector before = new Vector(new double[] {1, 2});
        Vector after = NamelistFile.of("&g v(2)=5 /").readOver("g", before);
        assertArrayEquals(new double[] {1, 2}, before.v());
        assertArrayEquals(new double[] {1, 5}, after.v());
        Line line = new Line(before, new Holder());
        Line read = NamelistFile.of("&g from%v=3,4 end%base%a=5 /").readOver("g", line);
        assertArrayEquals(new double[] {3, 4}, read.from().v());
        assertSame(line.end(), read.end());
        assertEquals(5, line.end().base.a);
    }

    @Test
    void makesTheObjectsInANewRecordAsTheirConstructorsDo() {
        Fresh fresh = NamelistFile.of("&g derived%b=5 point%x=1 /").read("g", Fresh.class);
        assertEquals("1 5", fresh.derived().a + " " + fresh.derived().b);
        assertEquals(new Point(1, 0, ""), fresh.point());
    }

    @SuppressWarnings("ArrayRecordComponent") // what programs have
    record Empty(int[] none, int i) {}

    @Test
    void growsArraysThatAreNullOnly() {
        Empty empty = new Empty(new int[0], 1);
        assertEquals(2, NamelistFile.of("&g none= i=2 /").readOver("g", empty).i());
        FormworkException e =
                assertThrows(
                        FormworkException.class,
                        () -> NamelistFile.of("&g none=1 i=2 /").readOver("g", empty));
        assertEquals(IoStatus.TOO_MANY_VALUES, e.status());
        Empty grown = NamelistFile.of("&g none(2)=1 /").readOver("g", new Empty(null, 1));
        assertArrayEquals(new int[] {0, 1}, grown.none());
        assertNull(NamelistFile.of("&g i=5 /").readOver("g", new Empty(null, 1)).none());
    }

    static final class Twice extends Derivable {
        @SuppressWarnings("MemberName") // the same name in Fortran
        int A;
    }

    static class Derivable {
        int a;
    }

    static final class Underscored {
        @SuppressWarnings("MemberName") // no letter first
        int _a;
    }

    static final class NoConstructor {
        final int a;

        NoConstructor(int a) {
            this.a = a;
        }
    }

    record Itself(int i, Itself one, Itself two, Itself three) {}

    static final class Mixed {
        Base[] several = {new Base(), new Derived()};
    }

    static final class Missing {
        Point point;
    }

    @SuppressWarnings("ArrayRecordComponent") // what programs have
    record Pair(Vector one, Vector[] several) {}

    @Test
    void saysWhatIsWrongWithAClass() {
        NamelistFile file = NamelistFile.of("&g i=1 /");
        for (Class<?> bad :
                new Class<?>[] {
                    Twice.class,
                    Underscored.class,
                    NoConstructor.class,
                    Itself.class,
                    Mixed.class,
                    Missing.class,
                    Pair.class,
                    Line.class,
                    Object.class,
                    String.class,
                    IoStatus.class
                }) {
            FormworkException e =
                    assertThrows(FormworkException.class, () -> file.read("g", bad), bad.getName());
            assertEquals(IoStatus.BAD_SHAPE, e.status());
        }
        FormworkException e =
                assertThrows(FormworkException.class, () -> file.read("g", Pair.class));
        assertEquals(
                "formwork.namelist.JavaFieldsTest$Vector.v: found no array; expected one that says"
                        + " how large it is in a structure",
                e.getMessage());
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
