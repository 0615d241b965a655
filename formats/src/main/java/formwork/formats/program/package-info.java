/**
 * Linear and semidefinite programs, and the files that hold them. Imports {@code formwork.formats},
 * its {@code matrix} and the runtime. Start reading at {@link
 * formwork.formats.program.LinearProgram}.
 */
package formwork.formats.program;
