package formwork.kernels.graph;

import formwork.kernels.numa.NodeBuffer;
import org.agrona.UnsafeApi;

/**
 * Memory as loops reach it: {@code UnsafeApi.getInt(base, at + 4 * i)}, whether it is an array of
 * the heap or lies beside it. Nothing is checked.
 *
 * @param base the array; null if it is none
 * @param at the address, or the offset in the array, of the first byte
 * @param bytes how many there are
 */
public record Span(Object base, long at, long bytes) {
    /** An array's elements. */
    public static Span of(int[] array) {
        return new Span(
                array, UnsafeApi.arrayBaseOffset(int[].class), (long) array.length * Integer.BYTES);
    }

    /** An array's elements. */
    public static Span of(long[] array) {
        return new Span(
                array, UnsafeApi.arrayBaseOffset(long[].class), (long) array.length * Long.BYTES);
    }

    /** A buffer's bytes; of use until it is closed. */
    public static Span of(NodeBuffer buffer) {
        return new Span(null, buffer.address(), buffer.bytes());
    }

    /** The INTEGER*4 of this number. */
    public int intAt(long index) {
        return UnsafeApi.getInt(base, at + index * Integer.BYTES);
    }

    /** The INTEGER*8 of this number. */
    public long longAt(long index) {
        return UnsafeApi.getLong(base, at + index * Long.BYTES);
    }

    /** Sets the INTEGER*4 of this number. */
    public void putInt(long index, int value) {
        UnsafeApi.putInt(base, at + index * Integer.BYTES, value);
    }

    /** Sets the INTEGER*8 of this number. */
    public void putLong(long index, long value) {
        UnsafeApi.putLong(base, at + index * Long.BYTES, value);
    }
}
