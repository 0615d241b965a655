/**
 * Records and where they come from and go to: files, streams, memory; the record in hand with its
 * position, tabbing and padding. Knows no format and no value. Imports {@code formwork.mode} and
 * {@code formwork.error}. Start reading at {@link formwork.unit.RecordSource} and {@link
 * formwork.unit.RecordSink}, and at {@link formwork.unit.Connection} for how files are positioned.
 */
package formwork.unit;
