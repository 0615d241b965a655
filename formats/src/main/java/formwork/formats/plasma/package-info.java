/**
 * Plasmas in magnetic fields. Imports {@code formwork.formats} and the runtime. Start reading at
 * {@link formwork.formats.plasma.GEqdsk}.
 */
package formwork.formats.plasma;
