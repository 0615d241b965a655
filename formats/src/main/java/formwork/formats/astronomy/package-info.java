/**
 * Catalogues of the sky, tables of observations, ephemerides. Imports {@code formwork.formats} and
 * the runtime. Start reading at {@link formwork.formats.astronomy.CdsReadMe}.
 */
package formwork.formats.astronomy;
