/**
 * Observations of weather and climate. Imports {@code formwork.formats} and the runtime. Start
 * reading at {@link formwork.formats.climate.GhcnDaily}.
 */
package formwork.formats.climate;
