package formwork.formats.nuclear;

import formwork.formats.nuclear.EndfRecord.Cont;

/**
 * The sequence of records in MF=2 and MF=32, MT=151: resonance parameters by isotopes and ranges of
 * energy, and their covariances. A range says by what formalism (LRU, LRF) it goes on.
 */
final class EndfResonances {
    private static final int RESOLVED = 1; // LRU
    private static final int UNRESOLVED = 2;
    private static final int ADLER_ADLER = 4; // LRF
    private static final int R_MATRIX = 7;

    private final EndfOutline outline;

    EndfResonances(EndfOutline outline) {
        this.outline = outline;
    }

    private interface Range {
        boolean read(boolean hasWidths);
    }

    /** The records of MF=2; false where their sequence is not known. */
    boolean parameters() {
        return ranges(this::range);
    }

    /** The records of MF=32; false where their sequence is not known. */
    boolean covariances() {
        return ranges(hasWidths -> covarianceRange());
    }

    private boolean ranges(Range one) {
        int isotopes = outline.cont().n1();
        for (int isotope = 0; isotope < isotopes; isotope++) {
            Cont head = outline.cont();
            for (int range = 0; range < head.n1(); range++) {
                if (!one.read(head.l2() == 1)) { // LFW
                    return false;
                }
            }
        }
        return true;
    }

    // ---- MF=2 ----

    private boolean range(boolean hasWidths) {
        Cont range = outline.cont();
        int formalism = range.l2();
        if (range.n1() != 0) {
            outline.tab1(); // the radius by the energy
        }
        switch (range.l1()) {
            case 0 -> outline.cont();
            case RESOLVED -> {
                if (formalism == R_MATRIX) {
                    return rMatrix();
                }
                int states = outline.cont().n1();
                if (formalism == ADLER_ADLER) {
                    outline.list();
                    groups(states);
                } else if (formalism >= 1 && formalism <= 3) {
                    lists(states);
                } else {
                    return false;
                }
            }
            case UNRESOLVED -> {
                if (formalism == 1 && !hasWidths) {
                    lists(outline.cont().n1());
                } else {
                    groups(formalism == 1 ? outline.list().head().n2() : outline.cont().n1());
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void lists(int count) {
        EndfOutline.times(count, outline::list);
    }

    /** So many times a CONT record, and as many LIST records as it says. */
    private void groups(int count) {
        EndfOutline.times(count, () -> lists(outline.cont().n1()));
    }

    private boolean rMatrix() {
        int groups = outline.cont().n1();
        outline.list();
        for (int group = 0; group < groups; group++) {
            Cont channels = outline.list().head();
            outline.list();
            if (channels.l1() != 0 || channels.l2() != 0) {
                return false; // a background, or phase shifts from elsewhere
            }
        }
        return true;
    }

    // ---- MF=32 ----

    private boolean covarianceRange() {
        Cont range = outline.cont();
        boolean isRMatrix = range.l2() == R_MATRIX;
        if (range.n1() != 0) {
            lists(outline.cont().n2()); // of the radius
        }
        if (range.l1() == UNRESOLVED) {
            lists(outline.cont().n1());
            outline.list();
            return true;
        }
        if (range.l1() != RESOLVED) {
            return false;
        }
        Cont head = outline.cont();
        if (head.n2() > 0 && (isRMatrix || range.l2() == 3)) { // ISR
            outline.list();
        } else if (head.n2() > 0) {
            outline.cont();
        }
        switch (head.l2()) { // LCOMP
            case 0 -> lists(head.n1());
            case 1 -> {
                Cont counts = outline.cont();
                EndfOutline.times(
                        counts.n1(),
                        () -> {
                            if (isRMatrix) {
                                lists(outline.cont().l1());
                            }
                            outline.list();
                        });
                lists(counts.n2());
            }
            case 2 -> {
                outline.list();
                EndfOutline.times(isRMatrix ? head.n1() : 0, () -> lists(2));
                EndfOutline.times(outline.cont().n1(), outline::text);
            }
            default -> {
                return false;
            }
        }
        return true;
    }
}
