/**
 * Models of structures: finite elements. Imports {@code formwork.formats} and the runtime. Start
 * reading at {@link formwork.formats.structure.NastranBulk}.
 */
package formwork.formats.structure;
