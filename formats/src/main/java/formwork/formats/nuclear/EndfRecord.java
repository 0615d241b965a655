package formwork.formats.nuclear;

/**
 * A record of an ENDF-6 section, named as the manual names it (ENDF-102, 0.6.3). Arrays are the
 * record's own, and not copied.
 */
public sealed interface EndfRecord {
    /** How many lines it takes. */
    int lineCount();

    /** A CONT record, HEAD included: two reals and four integers. */
    record Cont(double c1, double c2, int l1, int l2, int n1, int n2) implements EndfRecord {
        @Override
        public int lineCount() {
            return 1;
        }
    }

    /**
     * A line of the directory of MF=1, MT=451: a CONT record whose two reals are blank.
     *
     * @param lines how many the section has, as the directory says
     * @param modification how often it was changed
     */
    record Directory(int mf, int mt, int lines, int modification) implements EndfRecord {
        @Override
        public int lineCount() {
            return 1;
        }
    }

    /**
     * A TEXT record, or one of INTG, whose integers have no columns of their own: 66 characters.
     */
    record Text(String text) implements EndfRecord {
        @Override
        public int lineCount() {
            return 1;
        }
    }

    /**
     * A LIST record.
     *
     * @param head its first line, whose N1 says how many values there are
     */
    @SuppressWarnings("ArrayRecordComponent") // the data itself, which nobody compares
    record Listed(Cont head, double[] values) implements EndfRecord {
        @Override
        public int lineCount() {
            return 1 + lines(values.length, PER_LINE);
        }
    }

    /**
     * A TAB2 record: how to interpolate between the N2 records that follow.
     *
     * @param ends the number of the last record of each range, counted from 1
     * @param laws how to interpolate in each range
     */
    @SuppressWarnings("ArrayRecordComponent") // the data itself, which nobody compares
    record Tab2(Cont head, int[] ends, int[] laws) implements EndfRecord {
        @Override
        public int lineCount() {
            return 1 + lines(ends.length, PAIRS_PER_LINE);
        }
    }

    /**
     * A TAB1 record: a function of one variable.
     *
     * @param ends the number of the last point of each range, counted from 1
     * @param laws how to interpolate in each range
     */
    @SuppressWarnings("ArrayRecordComponent") // the data itself, which nobody compares
    record Tab1(Cont head, int[] ends, int[] laws, double[] x, double[] y) implements EndfRecord {
        @Override
        public int lineCount() {
            return 1 + lines(ends.length, PAIRS_PER_LINE) + lines(x.length, PAIRS_PER_LINE);
        }
    }

    /** How many fields a line has. */
    int PER_LINE = 6;

    /** How many pairs of numbers a line has. */
    int PAIRS_PER_LINE = 3;

    private static int lines(int count, int perLine) {
        return count / perLine + (count % perLine == 0 ? 0 : 1);
    }
}
