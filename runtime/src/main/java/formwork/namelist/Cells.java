package formwork.namelist;

import formwork.edit.ItemKind;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;

/** The values of all elements of an intrinsic type: bits, or bytes of characters. */
final class Cells {
    private static final byte[] NO_BYTES = {};
    private static final long MOST = Integer.MAX_VALUE - 16L;

    private final IntrinsicType type;
    private final int perElement;
    private int count;
    private long[] bits = {};
    private byte[][] texts = {};
    private final BitSet given = new BitSet();

    /** No elements yet. */
    Cells(IntrinsicType type) {
        this.type = type;
        perElement = type.isComplex() ? 2 : 1;
    }

    IntrinsicType type() {
        return type;
    }

    int count() {
        return count;
    }

    /** Sets the number of elements; new ones are zero, false or blank. */
    void resize(int elements) {
        if (type.isCharacter()) {
            if (elements > texts.length) {
                int from = texts.length;
                texts = Arrays.copyOf(texts, capacity(elements, from));
                Arrays.fill(texts, from, texts.length, NO_BYTES);
            }
            for (int i = count; i < elements; i++) {
                texts[i] = blank();
            }
        } else if ((long) elements * perElement > bits.length) {
            bits = Arrays.copyOf(bits, capacity((long) elements * perElement, bits.length));
        }
        count = elements;
    }

    /** Half as much again where elements come one after the other. */
    private static int capacity(long needed, int before) {
        return Math.toIntExact(Math.max(needed, Math.min(before * 3L / 2, MOST)));
    }

    private byte[] blank() {
        if (type.length() <= 0) {
            return NO_BYTES;
        }
        byte[] blank = new byte[type.length()];
        Arrays.fill(blank, (byte) ' ');
        return blank;
    }

    /** A text or a program gives an element its value. */
    void give(int element) {
        given.set(element);
    }

    /** Whether the value is given, and not only what was there before. */
    boolean isGiven(int element) {
        return given.get(element);
    }

    long bits(int element) {
        return bits[element];
    }

    void setBits(int element, long value) {
        bits[element] = value;
    }

    long realBits(int element) {
        return bits[2 * element];
    }

    long imaginaryBits(int element) {
        return bits[2 * element + 1];
    }

    void setComplex(int element, long realBits, long imaginaryBits) {
        bits[2 * element] = realBits;
        bits[2 * element + 1] = imaginaryBits;
    }

    /** The bytes of an element of CHARACTER, to be changed in place if the length is fixed. */
    byte[] text(int element) {
        return texts[element];
    }

    /** Sets an element of deferred length. */
    void setText(int element, byte[] text) {
        texts[element] = text;
    }

    boolean isSame(int element, int other) {
        if (type.isCharacter()) {
            return Arrays.equals(texts[element], texts[other]);
        }
        if (type.isComplex()) {
            return realBits(element) == realBits(other)
                    && imaginaryBits(element) == imaginaryBits(other);
        }
        return bits[element] == bits[other];
    }

    // ---- as Java values ----

    /** One element: a boxed number, a Boolean, a {@link Complex} or a String. */
    Object get(int element) {
        if (type.isComplex()) {
            return new Complex(
                    real(realBits(element)).doubleValue(),
                    real(imaginaryBits(element)).doubleValue());
        }
        return switch (type.kind()) {
            case INTEGER1 -> (byte) bits[element];
            case INTEGER2 -> (short) bits[element];
            case INTEGER4 -> (int) bits[element];
            case INTEGER8 -> bits[element];
            case REAL4, REAL8 -> real(bits[element]);
            case LOGICAL4 -> bits[element] != 0;
            case CHARACTER -> new String(texts[element], StandardCharsets.ISO_8859_1);
        };
    }

    private Number real(long value) {
        if (type.kind() == ItemKind.REAL4) {
            return Float.intBitsToFloat((int) value);
        }
        return Double.longBitsToDouble(value);
    }

    /**
     * Sets one element from what {@link #get} gives or another number that fits it.
     *
     * @return whether {@code value} suits the type
     */
    boolean set(int element, Object value) {
        if (value instanceof Complex complex && type.isComplex()) {
            setComplex(element, bitsOf(complex.real()), bitsOf(complex.imaginary()));
            return true;
        }
        if (value instanceof Boolean truth && type.kind() == ItemKind.LOGICAL4) {
            bits[element] = truth ? 1 : 0;
            return true;
        }
        if (value instanceof String text && type.isCharacter()) {
            return setText(element, text);
        }
        if (value instanceof Number number && type.kind().isReal()) {
            if (type.isComplex()) {
                setComplex(element, bitsOf(number.doubleValue()), bitsOf(0));
            } else {
                bits[element] = bitsOf(number);
            }
            return true;
        }
        return value instanceof Number number
                && type.kind().isInteger()
                && setInteger(element, number);
    }

    private boolean setInteger(int element, Number number) {
        long value = number.longValue();
        int spare = Long.SIZE - 8 * type.kind().sizeBytes();
        boolean isExact = number.doubleValue() == value && !(number instanceof Float);
        if (!isExact || value << spare >> spare != value) {
            return false;
        }
        bits[element] = value;
        return true;
    }

    private boolean setText(int element, String value) {
        byte[] bytes = value.getBytes(StandardCharsets.ISO_8859_1);
        if (!value.equals(new String(bytes, StandardCharsets.ISO_8859_1))) {
            return false;
        }
        texts[element] = type.length() < 0 ? bytes : padded(bytes, type.length());
        return true;
    }

    private static byte[] padded(byte[] bytes, int length) {
        byte[] padded = Arrays.copyOf(bytes, length);
        if (length > bytes.length) {
            Arrays.fill(padded, bytes.length, length, (byte) ' ');
        }
        return padded;
    }

    private long bitsOf(Number value) {
        return type.kind() == ItemKind.REAL4
                ? Float.floatToRawIntBits(value.floatValue())
                : Double.doubleToRawLongBits(value.doubleValue());
    }
}
