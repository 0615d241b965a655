/**
 * Unformatted transfer: values as they lie in memory, in records of sequential files with their
 * markers, records of one length, or streams of bytes. Imports {@code formwork.unit}, {@code
 * formwork.mode} and {@code formwork.error}. Start reading at {@link
 * formwork.unformatted.UnformattedUnit} and {@link formwork.unformatted.RecordAccess}.
 */
package formwork.unformatted;
