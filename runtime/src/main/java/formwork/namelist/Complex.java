package formwork.namelist;

/**
 * A COMPLEX value.
 *
 * @param real its real part
 * @param imaginary its imaginary part
 */
public record Complex(double real, double imaginary) {}
