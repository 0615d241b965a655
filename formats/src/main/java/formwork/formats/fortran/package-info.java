/**
 * What Fortran writes without a format: namelists and unformatted records. Imports {@code
 * formwork.formats} and the runtime. Start reading at {@link formwork.formats.fortran.Namelist}.
 */
package formwork.formats.fortran;
