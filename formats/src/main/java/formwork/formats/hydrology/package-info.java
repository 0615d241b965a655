/**
 * Models of groundwater. Imports {@code formwork.formats} and the runtime. Start reading at {@link
 * formwork.formats.hydrology.Modflow}.
 */
package formwork.formats.hydrology;
