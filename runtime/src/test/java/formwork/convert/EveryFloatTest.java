package formwork.convert;

import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Goes through the floats: shortest digits read back and no fewer do; nine digits read back. */
class EveryFloatTest {
    private static final int INFINITY = 0x7f80_0000;

    private final DecimalDigits digits = new DecimalDigits();

    @Test
    void readsBackOneFloatInThousands() {
        checkEvery(8191);
    }

    @Test
    @Tag("slow")
    void readsBackEveryFloat() {
        checkEvery(1);
    }

    /** The sign plays no part: half of the floats are all. */
    private void checkEvery(int stride) {
        for (int bits = 1; bits > 0 && bits < INFINITY; bits += stride) {
            float f = Float.intBitsToFloat(bits);
            digits.roundToCount(f, 9, Rounding.HALF_EVEN);
            if (readBack() != f) {
                fail("nine digits of float with bits " + bits + " give " + readBack());
            }
            digits.shortest(f);
            if (readBack() != f) {
                fail("shortest digits of float with bits " + bits + " give " + readBack());
            }
            if (digits.length() > 1) {
                checkFewer(f, bits, digits.length() - 1);
            }
        }
    }

    private void checkFewer(float f, int bits, int count) {
        digits.roundToCount(f, count, Rounding.TOWARD_ZERO);
        boolean isLow = readBack() == f;
        digits.roundToCount(f, count, Rounding.AWAY);
        if (isLow || readBack() == f) {
            fail("float with bits " + bits + " has fewer than " + (count + 1) + " digits");
        }
    }

    private float readBack() {
        int from = digits.offset();
        int exponent = digits.pointPosition() - digits.length();
        return Binary.toFloat(
                digits.bytes(), from, from + digits.length(), exponent, Rounding.HALF_EVEN);
    }
}
