/**
 * Molecules and what is computed of them. Imports {@code formwork.formats} and the runtime. Start
 * reading at {@link formwork.formats.chemistry.AmberTopology}.
 */
package formwork.formats.chemistry;
