package formwork.convert;

/**
 * Whether {@link Math#fma} is an instruction here. Where it is not, it is done in decimal
 * arithmetic, a thousand times slower, and whoever can do without it should.
 */
final class FusedMultiply {
    /** It takes a fifth of a microsecond in the interpreter; without the instruction, over ten. */
    private static final long MOST_NANOSECONDS = 2_000;

    private static final int TRIES = 5; // the first one finds what it needs

    /** Decided once by the time that it takes; both ways give the same results. */
    static final boolean IS_INSTRUCTION = isInstruction();

    private FusedMultiply() {}

    private static boolean isInstruction() {
        for (int i = 0; i < TRIES; i++) {
            double x = 1.1 + i;
            long begin = System.nanoTime();
            double rest = Math.fma(x, x, -x * x);
            long end = System.nanoTime();
            if (end - begin < MOST_NANOSECONDS && rest < 1) {
                return true;
            }
        }
        return false;
    }
}
