package formwork.formats.program;

/** What is done with the entries of a semidefinite program, one after the other. */
@FunctionalInterface
public interface SdpaSink {
    /** The next entry; blocks, rows and columns count from 0, constraint 0 is the constant one. */
    void entry(int constraint, int block, int row, int column, double value);
}
