package formwork.cli.iof;

/**
 * The values that are written and read: numbers from SplitMix64 (Steele, Lea and Flood, OOPSLA
 * 2014) with seed 1, the same on every machine and in the Fortran program.
 *
 * <p>With u the top 53 bits of a number over 2^53, the i-th REAL*8 is (u - 0.5) 10^(i mod 40 - 20);
 * the REAL*4 is that one rounded; the INTEGER*4 is the top 32 bits; a COMPLEX is (x, -x).
 */
public final class StudyValues {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private static final double[] SCALES = {
        1e-20, 1e-19, 1e-18, 1e-17, 1e-16, 1e-15, 1e-14, 1e-13, 1e-12, 1e-11,
        1e-10, 1e-9, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1,
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9,
        1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19
    };

    private StudyValues() {}

    /** The first {@code count} values of REAL*8. */
    public static double[] doubles(int count) {
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            values[i] = real(i);
        }
        return values;
    }

    /** The first {@code count} values of REAL*4. */
    public static float[] floats(int count) {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = (float) real(i);
        }
        return values;
    }

    /** The first {@code count} values of INTEGER*4. */
    public static int[] ints(int count) {
        int[] values = new int[count];
        for (int i = 0; i < count; i++) {
            values[i] = (int) (random(i) >>> 32);
        }
        return values;
    }

    /** The parts of the first {@code count} values of COMPLEX*16, in turn. */
    public static double[] complexDoubles(int count) {
        double[] parts = new double[Math.multiplyExact(2, count)];
        for (int i = 0; i < count; i++) {
            parts[2 * i] = real(i);
            parts[2 * i + 1] = -parts[2 * i];
        }
        return parts;
    }

    /** The parts of the first {@code count} values of COMPLEX*8, in turn. */
    public static float[] complexFloats(int count) {
        float[] parts = new float[Math.multiplyExact(2, count)];
        for (int i = 0; i < count; i++) {
            parts[2 * i] = (float) real(i);
            parts[2 * i + 1] = -parts[2 * i];
        }
        return parts;
    }

    private static double real(int index) {
        return ((random(index) >>> 11) * 0x1p-53 - 0.5) * SCALES[index % SCALES.length];
    }

    /** The number after {@code index} others. */
    private static long random(int index) {
        long z = 1 + (index + 1L) * GAMMA;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
