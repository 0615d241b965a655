package formwork.formats.program;

/** What is done with the parts of an MPS file, in their order. Rows and columns count from 0. */
public interface MpsSink {
    /** The next row. */
    void row(RowType type, String name);

    /** The next column. */
    void column(String name, boolean isInteger);

    /** An entry of the column that came last. */
    void entry(int row, double value);

    /** An entry of a right-hand side. */
    void right(String set, int row, double value);

    /** The range of a row. */
    void range(String set, int row, double value);

    /** A bound of a column; NaN for one without a value. */
    void bound(BoundType type, String set, int column, double value);
}
