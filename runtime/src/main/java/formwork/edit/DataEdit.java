package formwork.edit;

import java.util.List;

/** An edit descriptor that takes an item (F2018 13.7). */
public sealed interface DataEdit extends EditDescriptor {

    /**
     * Columns of the field; 0 for as few as it takes, {@link EditDescriptor#ABSENT} if not given.
     */
    int width();

    /** {@code Iw.m}. */
    record IntegerEdit(int width, int minimumDigits) implements DataEdit {}

    /** {@code Bw.m}, {@code Ow.m} and {@code Zw.m}: the bits of an item of any type. */
    record BitsEdit(Radix radix, int width, int minimumDigits) implements DataEdit {}

    /** {@code Fw.d}, {@code Ew.dEe} and its siblings; {@code Gw.dEe} too, which takes any type. */
    record RealEdit(RealForm form, int width, int fractionDigits, int exponentDigits)
            implements DataEdit {}

    /** {@code Lw}. */
    record LogicalEdit(int width) implements DataEdit {}

    /** {@code Aw}. */
    record CharacterEdit(int width) implements DataEdit {}

    /** {@code AT}: a character item without its trailing blanks (F2023 13.7.4). */
    record TrimmedEdit() implements DataEdit {
        @Override
        public int width() {
            return ABSENT;
        }
    }

    /** {@code Q}: the number of characters left in the record, into an integer item (extension). */
    record CharactersLeftEdit() implements DataEdit {
        @Override
        public int width() {
            return ABSENT;
        }
    }

    /** {@code DT'type'(values)}: user-defined editing (F2018 13.7.6). */
    record DefinedEdit(String type, List<Integer> values) implements DataEdit {
        /** Keeps a copy of the list. */
        public DefinedEdit {
            values = List.copyOf(values);
        }

        @Override
        public int width() {
            return ABSENT;
        }
    }

    /** The digits that a {@link BitsEdit} is written in. */
    enum Radix {
        /** B: a bit a digit. */
        BINARY(1),
        /** O: three bits a digit. */
        OCTAL(3),
        /** Z: four bits a digit. */
        HEXADECIMAL(4);

        private final int bitsPerDigit;

        Radix(int bitsPerDigit) {
            this.bitsPerDigit = bitsPerDigit;
        }

        /** How many bits one digit stands for. */
        public int bitsPerDigit() {
            return bitsPerDigit;
        }
    }

    /** The form of a {@link RealEdit}. */
    enum RealForm {
        /** Without an exponent. */
        F,
        /** With an exponent, the significand below 1. */
        E,
        /** As E, with the letter D. */
        D,
        /** Engineering: an exponent divisible by three. */
        EN,
        /** Scientific: one digit before the point. */
        ES,
        /** The significand in hexadecimal, the exponent a power of two. */
        EX,
        /** F or E, as the value asks; or as suits an item of another type. */
        G
    }
}
