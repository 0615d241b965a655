package formwork.formats.graph;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** How an edge stands in a Graph500 file. */
enum TupleForm {
    /** Two integers of 64 bits. */
    WIDE(16, Long.MAX_VALUE - 1) {
        @Override
        long source(byte[] bytes, int at) {
            return (long) LONG.get(bytes, at);
        }

        @Override
        long target(byte[] bytes, int at) {
            return (long) LONG.get(bytes, at + Long.BYTES);
        }

        @Override
        void put(byte[] bytes, long source, long target) {
            LONG.set(bytes, 0, source);
            LONG.set(bytes, Long.BYTES, target);
        }
    },
    /**
     * Two integers of 48 bits: the low 32 of each, then the high 16 of the first and those of the
     * second.
     */
    PACKED(12, (1L << 47) - 1) {
        @Override
        long source(byte[] bytes, int at) {
            return low(bytes, at) | (long) (short) (int) INT.get(bytes, at + HIGH) << Integer.SIZE;
        }

        @Override
        long target(byte[] bytes, int at) {
            int high = (int) INT.get(bytes, at + HIGH);
            return low(bytes, at + Integer.BYTES) | (long) (high >> Short.SIZE) << Integer.SIZE;
        }

        @Override
        void put(byte[] bytes, long source, long target) {
            INT.set(bytes, 0, (int) source);
            INT.set(bytes, Integer.BYTES, (int) target);
            long high = source >>> Integer.SIZE | (target >>> Integer.SIZE) << Short.SIZE;
            INT.set(bytes, HIGH, (int) high);
        }
    };

    /** No graph that lies in one file has more vertices. */
    static final long MOST_LIKELY = 1L << 40;

    private static final VarHandle LONG =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int HIGH = 8;

    private final int bytes;
    private final long most;

    TupleForm(int bytes, long most) {
        this.bytes = bytes;
        this.most = most;
    }

    /** Bytes of an edge. */
    int bytes() {
        return bytes;
    }

    /** The largest vertex. */
    long most() {
        return most;
    }

    abstract long source(byte[] bytes, int at);

    abstract long target(byte[] bytes, int at);

    /** Puts an edge at the begin of {@code bytes}. */
    abstract void put(byte[] bytes, long source, long target);

    private static long low(byte[] bytes, int at) {
        return (int) INT.get(bytes, at) & 0xFFFF_FFFFL;
    }
}
