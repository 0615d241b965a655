package formwork.formats.graph;

/**
 * How numbers stand in the lines of a file: each is as wide as at least {@code width}, the blanks
 * before it included, of which there is one at least.
 *
 * @param firstWidth the least width of the first numbers of a line, as many as have another sense
 * @param width that of the others
 * @param hasBlankBefore whether also the first number of a line has a blank before it
 * @param hasBlankAfter whether a line ends with a blank
 */
public record LineShape(int firstWidth, int width, boolean hasBlankBefore, boolean hasBlankAfter) {
    /** One blank between numbers and nothing else. */
    public static final LineShape PLAIN = new LineShape(0, 0, false, false);

    /** Learns the shape from the numbers as they are read; {@link #PLAIN} if they have none. */
    static final class Learnt {
        private final Width first = new Width();
        private final Width other = new Width();
        private boolean isIrregular;
        private int blanksBefore; // how many lines begin with a blank, and how many not
        private int noBlanksBefore;
        private int blanksAfter;
        private int noBlanksAfter;

        /**
         * A number was read.
         *
         * @param isFirstOfLine whether nothing stands before it
         * @param isOfFirst whether it is one of those that have another sense
         * @param width how many bytes it takes, with those before it
         * @param digits how many of them it needs
         * @param written how many of them it takes without blanks
         */
        void number(boolean isFirstOfLine, boolean isOfFirst, int width, int digits, int written) {
            isIrregular |= digits != written;
            int own = width;
            if (isFirstOfLine) {
                if (width == digits) {
                    noBlanksBefore++;
                    own = digits + 1; // as if it had the blank that it may lack
                } else {
                    blanksBefore++;
                }
            }
            (isOfFirst ? first : other).see(own, digits);
        }

        /** A line of numbers has ended with so many blanks. */
        void end(int blanks) {
            if (blanks == 0) {
                noBlanksAfter++;
            } else if (blanks == 1) {
                blanksAfter++;
            } else {
                isIrregular = true;
            }
        }

        /** What stands in a line that has no number. */
        void empty(boolean isEmpty) {
            isIrregular |= !isEmpty;
        }

        LineShape shape() {
            boolean isMixed =
                    blanksBefore > 0 && noBlanksBefore > 0 || blanksAfter > 0 && noBlanksAfter > 0;
            if (isIrregular || isMixed || first.isIrregular() || other.isIrregular()) {
                return PLAIN;
            }
            return new LineShape(first.least(), other.least(), blanksBefore > 0, blanksAfter > 0);
        }
    }

    /** The least width of numbers, from those that are narrower. */
    private static final class Width {
        private int exact; // 0 as long as no number was narrower
        private int most = Integer.MAX_VALUE;
        private boolean isIrregular;

        void see(int width, int digits) {
            if (width > digits + 1) {
                isIrregular |= exact != 0 && exact != width;
                exact = width;
            } else {
                most = Math.min(most, width);
                isIrregular |= width < digits + 1;
            }
        }

        boolean isIrregular() {
            return isIrregular || exact > most;
        }

        int least() {
            return exact;
        }
    }
}
