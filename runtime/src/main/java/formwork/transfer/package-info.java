/**
 * READ and WRITE statements: a format is walked over a list of items, record after record. Imports
 * {@code edit}, {@code field}, {@code unit}, {@code mode} and {@code error}. Start reading at
 * {@link formwork.transfer.FormatWalker}.
 */
package formwork.transfer;
