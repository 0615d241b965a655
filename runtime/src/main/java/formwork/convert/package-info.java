/**
 * Decimal to binary and back: exact, correctly rounded, without allocation on the usual ways. Knows
 * nothing of Fortran, formats or fields, and imports nothing.
 *
 * <p>Everything stands on one primitive, {@link formwork.convert.Scaling}; start reading there. Out
 * of it come {@link formwork.convert.DecimalDigits} (a number's digits as text, any length), {@link
 * formwork.convert.Decimal} (the same as integers, for loops over arrays) and {@link
 * formwork.convert.Binary} (digits to numbers). {@link formwork.convert.DigitText}, {@link
 * formwork.convert.IntegerText} and {@link formwork.convert.ByteLanes} are about text alone.
 */
package formwork.convert;
