package formwork.formats;

/** What lines of a file are: records of one sort, or of the sort that a line says itself. */
public sealed interface Rows permits RowLayout, Choice {}
