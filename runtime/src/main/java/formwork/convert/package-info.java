/**
 * Decimal to binary and back: exact, correctly rounded, without allocation on the usual ways. Knows
 * nothing of Fortran, formats or fields, and imports nothing.
 */
package formwork.convert;
