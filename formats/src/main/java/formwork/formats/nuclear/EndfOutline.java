package formwork.formats.nuclear;

import formwork.formats.nuclear.EndfRecord.Cont;
import formwork.formats.nuclear.EndfRecord.Listed;
import formwork.formats.nuclear.EndfRecord.Tab1;
import formwork.formats.nuclear.EndfRecord.Tab2;
import formwork.formats.nuclear.EndfRecord.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * The sequence of records in a section: nothing but its MF and MT and the counts and flags in the
 * records before says what the next one is (ENDF-102, one chapter for each MF).
 */
final class EndfOutline {
    private final EndfCursor cursor;
    private final List<EndfRecord> records = new ArrayList<>();

    private EndfOutline(EndfCursor cursor) {
        this.cursor = cursor;
    }

    /** The records of a section up to its end; null if their sequence is not known here. */
    static List<EndfRecord> read(EndfCursor cursor, int mf, int mt) {
        EndfOutline outline = new EndfOutline(cursor);
        return outline.section(mf, mt) ? outline.records : null;
    }

    /** The records of a section of a groupwise file, which NJOY's GROUPR writes. */
    static List<EndfRecord> readGroupwise(EndfCursor cursor) {
        EndfOutline outline = new EndfOutline(cursor);
        outline.cont();
        while (cursor.hasNext()) {
            outline.list();
        }
        return outline.records;
    }

    private boolean section(int mf, int mt) {
        switch (mf) {
            case 1 -> {
                return general(mt);
            }
            case 2 -> {
                return mt == 151 && new EndfResonances(this).parameters();
            }
            case 3, 23, 27 -> {
                cont();
                tab1();
            }
            case 4 -> angular();
            case 5 -> energies();
            case 6 -> {
                return products();
            }
            case 7 -> {
                return thermal(mt);
            }
            case 8 -> decay(mt);
            case 9, 10 -> times(cont().n1(), this::tab1);
            case 12 -> photons();
            case 13 -> photonYields(cont().n1());
            case 14 -> {
                return photonAngles();
            }
            case 15 -> times(cont().n1(), this::photonSpectrum);
            case 26 -> {
                return electrons();
            }
            case 28, 35 -> times(cont().n1(), this::list);
            case 31, 33 -> times(cont().n2(), this::covariances);
            case 32 -> {
                return mt == 151 && new EndfResonances(this).covariances();
            }
            case 34 -> angularCovariances(mt);
            case 40 -> times(cont().n1(), () -> times(cont().n2(), this::covariances));
            default -> {
                return false;
            }
        }
        return true;
    }

    // ---- steps ----

    Cont cont() {
        return add(cursor.cont());
    }

    Listed list() {
        return add(cursor.list());
    }

    Tab1 tab1() {
        return add(cursor.tab1());
    }

    Tab2 tab2() {
        return add(cursor.tab2());
    }

    Text text() {
        return add(cursor.text());
    }

    private <R extends EndfRecord> R add(R record) {
        records.add(record);
        return record;
    }

    /** Each time takes a line at least, so that a count that is wrong comes to the end soon. */
    static void times(int count, Runnable step) {
        for (int i = 0; i < count; i++) {
            step.run();
        }
    }

    private void tab2Of(Runnable step) {
        times(tab2().head().n2(), step);
    }

    // ---- MF=1 ----

    private boolean general(int mt) {
        Cont head = cont();
        switch (mt) {
            case 451 -> description();
            case 452, 456 -> fissionYield(head);
            case 455 -> {
                if (head.l1() == 0) {
                    list();
                } else {
                    tab2Of(this::list);
                }
                fissionYield(head);
            }
            case 458 -> {
                list();
                times(head.l2() == 1 ? head.n2() : 0, this::tab1);
            }
            case 460 -> {
                if (head.l1() == 1) {
                    times(head.n1(), this::tab1);
                } else {
                    list();
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void description() {
        cont();
        cont();
        Cont counts = cont();
        times(counts.n1(), this::text);
        times(counts.n2(), () -> add(cursor.directory()));
    }

    private void fissionYield(Cont head) {
        if (head.l2() == 1) {
            list();
        } else {
            tab1();
        }
    }

    // ---- MF=4 to 6 ----

    private void angular() {
        Cont head = cont();
        if (head.l1() == 1) {
            list(); // the matrix between frames, in files before ENDF-6
        } else {
            cont();
        }
        int form = head.l2(); // LTT
        if (form == 1 || form == 3) {
            tab2Of(this::list);
        }
        if (form == 2 || form == 3) {
            tab2Of(this::tab1);
        }
    }

    private void energies() {
        times(
                cont().n1(),
                () -> {
                    switch (tab1().head().l2()) { // LF
                        case 1 -> tab2Of(this::tab1);
                        case 5, 11 -> {
                            tab1();
                            tab1();
                        }
                        default -> tab1();
                    }
                });
    }

    private boolean products() {
        Cont head = cont();
        if (head.l1() != 0) {
            return false; // fission neutrons and photons by their number
        }
        for (int product = 0; product < head.n1(); product++) {
            switch (tab1().head().l2()) { // LAW
                case 1, 2, 5 -> tab2Of(this::list);
                case 6 -> cont();
                case 7 -> tab2Of(() -> tab2Of(this::tab1));
                default -> {
                    // nothing follows
                }
            }
        }
        return true;
    }

    // ---- MF=7 and 8 ----

    private boolean thermal(int mt) {
        Cont head = cont();
        switch (mt) {
            case 2 -> {
                if (head.l1() == 1 || head.l1() == 3) {
                    temperatures();
                }
                if (head.l1() == 2 || head.l1() == 3) {
                    tab1();
                }
            }
            case 4 -> scatteringLaw();
            case 451 -> times(head.l1(), this::list);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void temperatures() {
        times(tab1().head().l1(), this::list);
    }

    private void scatteringLaw() {
        double[] constants = list().values(); // B
        if (constants.length > 0 && constants[0] != 0) {
            tab2Of(this::temperatures);
        }
        tab1();
        for (int i = 6; i < constants.length; i += 6) {
            if (constants[i] == 0) {
                tab1(); // the effective temperatures of another atom
            }
        }
    }

    private void decay(int mt) {
        Cont head = cont();
        if (mt == 454 || mt == 459) {
            times(head.l1(), this::list);
        } else if (mt != 457) {
            times(head.n1(), head.n2() == 0 ? this::list : this::cont);
        } else {
            list();
            list();
            times(head.n1() == 0 ? head.n2() : 0, this::spectrum);
        }
    }

    private void spectrum() {
        Cont head = list().head();
        int continuum = head.l1(); // LCON
        int covariance = head.l2(); // LCOV
        times(continuum == 1 ? 0 : head.n2(), this::list);
        if (continuum != 0) {
            tab1();
        }
        if (covariance == 1 || covariance == 3) {
            times(continuum == 0 ? 0 : 1, this::list);
        }
        if (covariance == 2 || covariance == 3) {
            list();
        }
    }

    // ---- MF=12 to 15, 26 ----

    private void photons() {
        Cont head = cont();
        if (head.l1() == 2) {
            list();
        } else {
            photonYields(head.n1());
        }
    }

    private void photonYields(int count) {
        times(count > 1 ? 1 : 0, this::tab1); // their sum
        times(count, this::tab1);
    }

    private boolean photonAngles() {
        Cont head = cont();
        if (head.l1() == 1) {
            return true;
        }
        times(head.n2(), this::cont);
        Runnable one = head.l2() == 1 ? this::list : this::tab1;
        times(head.n1() - head.n2(), () -> tab2Of(one));
        return head.l2() == 1 || head.l2() == 2;
    }

    private void photonSpectrum() {
        tab1();
        tab2Of(this::tab1);
    }

    private boolean electrons() {
        int products = cont().n1();
        for (int product = 0; product < products; product++) {
            switch (tab1().head().l2()) { // LAW
                case 1, 2 -> tab2Of(this::list);
                case 8 -> tab1();
                default -> {
                    return false;
                }
            }
        }
        return true;
    }

    // ---- MF=31 to 40 ----

    private void covariances() {
        Cont head = cont();
        times(
                head.n1(),
                () -> {
                    cont();
                    list();
                });
        times(head.n2(), this::list);
    }

    private void angularCovariances(int mt) {
        times(
                cont().n2(),
                () -> {
                    Cont head = cont();
                    long first = head.n1();
                    boolean isSame = head.l2() == mt || head.l2() == 0;
                    long blocks = isSame ? first * (first + 1) / 2 : first * head.n2();
                    for (long block = 0; block < blocks; block++) {
                        times(cont().n2(), this::list);
                    }
                });
    }
}
