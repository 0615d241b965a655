package formwork.kernels.loading;

import org.agrona.UnsafeApi;

/** Copies between arrays and addresses. */
final class ArrayCopy {
    private ArrayCopy() {}

    /** Copies {@code bytes} bytes of an array from the byte {@code from} on to an address. */
    static void copy(Object array, long from, long address, long bytes) {
        UnsafeApi.copyMemory(array, begin(array) + from, null, address, bytes);
    }

    /** Copies {@code bytes} bytes from an address to an array from the byte {@code to} on. */
    static void copy(long address, Object array, long to, long bytes) {
        UnsafeApi.copyMemory(null, address, array, begin(array) + to, bytes);
    }

    /** Copies bytes of one array to another one. */
    static void copy(Object source, long from, Object array, long to, long bytes) {
        UnsafeApi.copyMemory(source, begin(source) + from, array, begin(array) + to, bytes);
    }

    private static long begin(Object array) {
        return UnsafeApi.arrayBaseOffset(array.getClass());
    }
}
