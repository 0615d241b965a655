package formwork.kernels.numa;

/**
 * How elements are divided into parts of one size, but for the last ones, whose bounds are
 * multiples of 64: an element, and a word of a bitmap over them, belongs to one part only.
 *
 * @param length how many elements there are
 * @param parts how many parts, some of which may be empty
 */
public record Split(long length, int parts) {
    /** Every bound but the last is a multiple of this. */
    public static final int GRAIN = 64;

    /** Checks both. */
    public Split {
        if (length < 0 || length > Long.MAX_VALUE / GRAIN || parts < 1) {
            throw new IllegalArgumentException(
                    "split: found " + length + " elements in " + parts + " parts; expected some");
        }
    }

    /**
     * Elements that follow each other.
     *
     * @param from the first one
     * @param to the one after the last
     */
    public record Range(long from, long to) {
        /** How many there are. */
        public long size() {
            return to - from;
        }

        /** The part of this number when they are divided into {@code parts}, as a split is. */
        public Range share(int part, int parts) {
            Range share = new Split(size(), parts).range(part);
            return new Range(from + share.from, from + share.to);
        }
    }

    /** The elements of each part but the last ones. */
    public long chunk() {
        long even = length / parts + (length % parts == 0 ? 0 : 1);
        return Math.max(GRAIN, (even + GRAIN - 1) / GRAIN * GRAIN);
    }

    /** The elements of a part. */
    public Range range(int part) {
        long chunk = chunk();
        long from = part > length / chunk ? length : part * chunk;
        return new Range(from, Math.min(length, from + chunk));
    }

    /** The part that an element is in. */
    public int part(long element) {
        return (int) (element / chunk());
    }
}
