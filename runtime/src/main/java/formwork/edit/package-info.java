/**
 * The FORMAT language: the edit descriptors, one record each, the parser, and the immutable list
 * that a format becomes. Knows no value, no field and no file. Imports {@code formwork.error} and
 * {@code formwork.mode}. Start reading at {@link formwork.edit.FormatList}.
 */
package formwork.edit;
