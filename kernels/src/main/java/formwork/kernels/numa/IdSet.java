package formwork.kernels.numa;

import java.util.BitSet;
import java.util.stream.IntStream;

/** A set of the numbers of CPUs or nodes. Immutable. */
public final class IdSet {
    /** The empty set. */
    public static final IdSet NONE = new IdSet(new BitSet());

    /** No kernel counts so far; a list that does is not one. */
    private static final int MOST = 1 << 20;

    private static final int BITS_PER_DIGIT = 4;

    private final BitSet bits;

    private IdSet(BitSet bits) {
        this.bits = bits;
    }

    /** The set of these numbers. */
    public static IdSet of(int... ids) {
        BitSet bits = new BitSet();
        for (int id : ids) {
            bits.set(id);
        }
        return new IdSet(bits);
    }

    static IdSet of(BitSet bits) {
        return new IdSet((BitSet) bits.clone());
    }

    static IdSet range(int from, int to) {
        BitSet bits = new BitSet();
        bits.set(from, to);
        return new IdSet(bits);
    }

    /**
     * The set that a list as {@code 0-3,8,16-31:2/4} stands for, which is the kernel's form: of
     * each four, the first two. Empty text is the empty set.
     *
     * @throws IllegalArgumentException if it is no such list
     */
    static IdSet ofList(String text) {
        BitSet bits = new BitSet();
        String list = text.strip();
        if (list.isEmpty()) {
            return NONE;
        }
        for (String part : list.split(",", -1)) {
            String range = part.strip();
            int used = 1;
            int group = 1;
            int colon = range.indexOf(':');
            if (colon >= 0) {
                int slash = range.indexOf('/', colon);
                if (slash < 0) {
                    throw badList(text);
                }
                used = number(range.substring(colon + 1, slash), text);
                group = number(range.substring(slash + 1), text);
                range = range.substring(0, colon);
            }
            int dash = range.indexOf('-');
            int from = number(dash < 0 ? range : range.substring(0, dash), text);
            int to = dash < 0 ? from : number(range.substring(dash + 1), text);
            if (to < from || group < 1 || used > group) {
                throw badList(text);
            }
            for (long first = from; first <= to; first += group) {
                bits.set((int) first, (int) Math.min(first + used, to + 1L));
            }
        }
        return new IdSet(bits);
    }

    /**
     * The set whose bits a mask as {@code ff,00000003} has, of hexadecimal words of 32 bits, the
     * highest first.
     *
     * @throws IllegalArgumentException if it is no such mask
     */
    static IdSet ofMask(String text) {
        BitSet bits = new BitSet();
        String[] words = text.strip().split(",", -1);
        for (int i = 0; i < words.length; i++) {
            String word = words[words.length - 1 - i];
            if (word.isEmpty() || word.length() > Integer.SIZE / BITS_PER_DIGIT) {
                throw badMask(text);
            }
            for (int k = 0; k < word.length(); k++) {
                int digit = Character.digit(word.charAt(word.length() - 1 - k), 16);
                if (digit < 0) {
                    throw badMask(text);
                }
                for (int bit = 0; bit < BITS_PER_DIGIT; bit++) {
                    if ((digit >> bit & 1) != 0) {
                        bits.set(Integer.SIZE * i + BITS_PER_DIGIT * k + bit);
                    }
                }
            }
        }
        return new IdSet(bits);
    }

    private static int number(String digits, String text) {
        try {
            int value = Integer.parseInt(digits.strip());
            if (value >= 0 && value < MOST) {
                return value;
            }
        } catch (NumberFormatException e) {
            throw badList(text);
        }
        throw badList(text);
    }

    private static IllegalArgumentException badList(String text) {
        return new IllegalArgumentException(
                "list: found \"" + cut(text) + "\"; expected numbers and ranges as in 0-3,8");
    }

    private static IllegalArgumentException badMask(String text) {
        return new IllegalArgumentException(
                "mask: found \"" + cut(text) + "\"; expected hexadecimal words as in ff,00000003");
    }

    private static String cut(String text) {
        String line = text.strip();
        return line.length() > 40 ? line.substring(0, 40) + "..." : line;
    }

    /** Whether {@code id} is in the set. */
    public boolean contains(int id) {
        return id >= 0 && bits.get(id);
    }

    /** How many there are. */
    public int size() {
        return bits.cardinality();
    }

    /** Whether there is none. */
    public boolean isEmpty() {
        return bits.isEmpty();
    }

    /** The numbers, ascending. */
    public IntStream stream() {
        return bits.stream();
    }

    /** The numbers, ascending. */
    public int[] toArray() {
        return bits.stream().toArray();
    }

    /** The lowest one; -1 if there is none. */
    public int first() {
        return bits.nextSetBit(0);
    }

    /** Those that are in {@code other} too. */
    public IdSet and(IdSet other) {
        BitSet both = (BitSet) bits.clone();
        both.and(other.bits);
        return new IdSet(both);
    }

    /** Those of both. */
    public IdSet or(IdSet other) {
        BitSet all = (BitSet) bits.clone();
        all.or(other.bits);
        return new IdSet(all);
    }

    /** Those that are not in {@code other}. */
    public IdSet without(IdSet other) {
        BitSet rest = (BitSet) bits.clone();
        rest.andNot(other.bits);
        return new IdSet(rest);
    }

    /** The bits as words of 64, at least {@code words} of them, as system calls take them. */
    long[] words(int words) {
        long[] used = bits.toLongArray();
        return java.util.Arrays.copyOf(used, Math.max(words, used.length));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof IdSet set && bits.equals(set.bits);
    }

    @Override
    public int hashCode() {
        return bits.hashCode();
    }

    /** A list as {@code 0-3,8}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int from = bits.nextSetBit(0); from >= 0; ) {
            int to = bits.nextClearBit(from) - 1;
            text.append(text.length() == 0 ? "" : ",").append(from);
            if (to > from) {
                text.append('-').append(to);
            }
            from = bits.nextSetBit(to + 1);
        }
        return text.toString();
    }
}
