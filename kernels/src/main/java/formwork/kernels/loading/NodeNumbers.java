package formwork.kernels.loading;

import formwork.edit.ItemKind;
import formwork.formats.NumberMemory;
import formwork.formats.NumberWorkers;
import formwork.kernels.numa.NodeVector;
import org.agrona.UnsafeApi;

/** The elements of a vector as numbers of a matrix or a graph. */
final class NodeNumbers extends NumberMemory {
    private final NodeVector vector;
    private final VectorMemory memory;
    private final long chunk; // elements of each part but the last ones
    private long[] bases; // of each part, where the first element of all would lie; none if closed
    private final long size;
    private final boolean isReal;
    private final boolean isWide;

    NodeNumbers(NodeVector vector, NumberWorkers workers) {
        super(vector.kind(), vector.length(), workers);
        this.vector = vector;
        memory = new VectorMemory(vector, 0);
        chunk = vector.split().chunk();
        size = vector.kind().sizeBytes();
        isReal = vector.kind() == ItemKind.REAL8;
        isWide = vector.kind() == ItemKind.INTEGER8;
        bases = new long[vector.split().parts()];
        for (int part = 0; part < bases.length; part++) {
            long first = vector.part(part).from();
            if (first < vector.length()) {
                bases[part] = vector.address(first) - first * size;
            }
        }
    }

    /** Where they lie. */
    NodeVector vector() {
        return vector;
    }

    @Override
    public void put(long index, Object array, int count) {
        memory.put(index, array, count);
    }

    @Override
    public void take(long index, Object array, int count) {
        memory.take(index, array, count);
    }

    private long address(long position) {
        if (position < 0 || position >= length()) {
            throw outside(position);
        }
        return base(position) + position * size;
    }

    private long base(long position) {
        return switch (bases.length) {
            case 1 -> bases[0];
            case 0 ->
                    throw new IllegalStateException(
                            "numbers: found them closed; expected them open");
            default -> bases[(int) (position / chunk)];
        };
    }

    /** Gives the memory back; there is nothing to be had any more. */
    void close() {
        bases = new long[0];
        vector.close();
    }

    private IndexOutOfBoundsException outside(long position) {
        return new IndexOutOfBoundsException(
                "position: found " + position + "; expected less than " + length());
    }

    @Override
    public long integer(long position) {
        long address = address(position);
        if (isReal) {
            return (long) UnsafeApi.getDouble(address);
        }
        return isWide ? UnsafeApi.getLong(address) : UnsafeApi.getInt(address);
    }

    @Override
    public double real(long position) {
        return isReal ? UnsafeApi.getDouble(address(position)) : (double) integer(position);
    }

    @Override
    public void putInteger(long position, long value) {
        long address = address(position);
        if (isReal) {
            UnsafeApi.putDouble(address, (double) value);
        } else if (isWide) {
            UnsafeApi.putLong(address, value);
        } else {
            UnsafeApi.putInt(address, (int) value);
        }
    }

    @Override
    public void putReal(long position, double value) {
        if (isReal) {
            UnsafeApi.putDouble(address(position), value);
        } else {
            putInteger(position, (long) value);
        }
    }
}
