/**
 * FORMAT statements, and the statements that use them, found in the source text of Fortran
 * programs. It is no Fortran compiler: it reads what it needs, and of the rest only where
 * statements and program units begin and end.
 *
 * <p>Start at {@link formwork.source.SourceFormats}. Lines become statements in {@code FixedForm}
 * and {@code FreeForm}, statements stand in program units by {@code UnitTracker}, and {@code
 * StatementReader} takes from each what is asked for. Imports {@code edit}, whose parser checks the
 * formats, and {@code error}.
 */
package formwork.source;
