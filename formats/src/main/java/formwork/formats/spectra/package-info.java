/**
 * Lines of spectra. Imports {@code formwork.formats} and the runtime. Start reading at {@link
 * formwork.formats.spectra.Hitran}.
 */
package formwork.formats.spectra;
