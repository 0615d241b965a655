/**
 * The measurement of a Fortran I/O study, as {@code formwork iof} runs it: five types written and
 * read, the shares of runtime and system, and compilers' own programs beside it. Imports the
 * runtime. Start reading at {@link formwork.cli.iof.IofReport}.
 */
package formwork.cli.iof;
