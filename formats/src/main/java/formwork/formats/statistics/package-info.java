/**
 * Data sets of statistics. Imports {@code formwork.formats} and the runtime. Start reading at
 * {@link formwork.formats.statistics.ReferenceData}.
 */
package formwork.formats.statistics;
