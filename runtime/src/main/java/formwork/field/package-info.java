/**
 * One edit descriptor and one value, to or from the bytes of one field. Knows no record, no format
 * and no file: whoever calls it says which bytes the field has, and adds the place to its errors.
 * Imports {@code formwork.edit}, {@code formwork.convert}, {@code formwork.mode} and {@code
 * formwork.error}. Start reading at {@link formwork.field.EditState}.
 */
package formwork.field;
