package formwork.formats.matrix;

/** What a matrix is known to be, so that not all of its entries need be there. */
public enum Symmetry {
    /** Square, and nothing else is known. */
    UNSYMMETRIC,
    /** Equal to its transpose; one triangle is there. */
    SYMMETRIC,
    /** Equal to its conjugate transpose; one triangle is there. */
    HERMITIAN,
    /** The negative of its transpose; one triangle is there. */
    SKEW,
    /** Not necessarily square. */
    RECTANGULAR;

    /** Whether the entries of one triangle stand for those of the other. */
    public boolean isHalf() {
        return this == SYMMETRIC || this == HERMITIAN || this == SKEW;
    }
}
