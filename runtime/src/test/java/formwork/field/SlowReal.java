package formwork.field;

import formwork.mode.Blank;
import formwork.mode.DecimalSymbol;
import formwork.mode.Round;
import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decimal fields of reals by a regular expression and {@link BigDecimal}: slow, and another way.
 */
final class SlowReal {

    private SlowReal() {}

    /** The bits of the value, as a double; or null for an error or a field that is not decimal. */
    static Double read(String field, int fractionDigits, EditState state, boolean isFloat) {
        boolean hasZeros = state.blank() == Blank.ZERO;
        String text = field.replace('\t', ' ').replaceAll("^ +", "");
        Matcher sign = Pattern.compile("^([+-]?) *(.*)$").matcher(text);
        if (!sign.matches()) {
            return null;
        }
        boolean isNegative = sign.group(1).equals("-");
        String rest = sign.group(2);
        if (rest.isEmpty()) {
            boolean isMinus = isNegative && state.dialect().loneMinusIsNegativeZero();
            return isMinus ? -0.0 : 0.0;
        }
        // Blanks after an exponent letter are never zeros, unless digits or a sign precede them.
        rest = rest.replaceAll("([EDQedq]) +(?=[^ ])", "$1").replace(" ", hasZeros ? "0" : "");
        if (hasZeros && field.replace('\t', ' ').matches(".*[EDQedq] +")) {
            return null;
        }
        String symbols = state.decimal() == DecimalSymbol.POINT ? "[.]" : "[,]";
        if (state.decimal() == DecimalSymbol.COMMA && state.dialect().pointUnderDecimalComma()) {
            symbols = "[.,]";
        }
        Matcher number =
                Pattern.compile(
                                "([0-9]*)(SYMBOL([0-9]*))?(?:([EDQedq][+-]?|[+-])([0-9]+))?"
                                        .replace("SYMBOL", symbols))
                        .matcher(rest);
        if (!number.matches()) {
            return null;
        }
        boolean hasTab = field.contains("\t");
        if (hasTab && state.decimal() == DecimalSymbol.COMMA && field.contains(".")) {
            return null; // each compiler takes one of the two
        }
        boolean hasExponent = number.group(4) != null;
        if (hasExponent
                && number.group(1).isEmpty()
                && number.group(2) == null
                && !sign.group(1).isEmpty()
                && number.group(4).matches("[+-]")) {
            return null; // a sign after a sign
        }
        String fraction = number.group(3) == null ? "" : number.group(3);
        String digits = number.group(1) + fraction;
        BigDecimal significand = new BigDecimal(digits.isEmpty() ? "0" : digits);
        long exponent = number.group(2) == null ? -fractionDigits : -fraction.length();
        if (hasExponent) {
            String exponentDigits = number.group(5).replaceAll("^0+(?=.)", "");
            long value =
                    exponentDigits.length() > 11 ? Long.MAX_VALUE : Long.parseLong(exponentDigits);
            if (hasZeros && value > Integer.MAX_VALUE && field.matches(".*[ \t]")) {
                return null; // an error in both compilers
            }
            value = Math.min(value, 99_999_999);
            exponent += number.group(4).endsWith("-") ? -value : value;
        } else {
            exponent -= state.scaleFactor();
        }
        if (significand.signum() == 0) {
            return isNegative ? -0.0 : 0.0;
        }
        // Far beyond the range it makes no difference how far.
        int near = (int) Math.max(-1500, Math.min(1500, exponent + significand.precision()));
        int power = near - significand.precision();
        BigDecimal magnitude = significand.scaleByPowerOfTen(power);
        double rounded = round(magnitude, state.round(), isNegative, isFloat);
        boolean isError =
                Double.isInfinite(rounded)
                        && (state.dialect().realOverflowIsError() || hasTab || exponent > 9999);
        return isError ? null : Double.valueOf(isNegative ? -rounded : rounded);
    }

    private static double round(
            BigDecimal magnitude, Round round, boolean isNegative, boolean isFloat) {
        double below = isFloat ? magnitude.floatValue() : magnitude.doubleValue();
        double greatest = isFloat ? Float.MAX_VALUE : Double.MAX_VALUE;
        if (below > greatest || new BigDecimal(below).compareTo(magnitude) > 0) {
            below = isFloat ? Math.nextDown((float) below) : Math.nextDown(below);
        }
        double above = isFloat ? Math.nextUp((float) below) : Math.nextUp(below);
        BigDecimal exactBelow = new BigDecimal(below);
        if (exactBelow.compareTo(magnitude) == 0) {
            return below;
        }
        BigDecimal exactAbove =
                Double.isInfinite(above)
                        ? exactBelow.add(
                                exactBelow.subtract(
                                        new BigDecimal(
                                                isFloat
                                                        ? Math.nextDown((float) below)
                                                        : Math.nextDown(below))))
                        : new BigDecimal(above);
        int half = magnitude.add(magnitude).compareTo(exactBelow.add(exactAbove));
        boolean isBelowOdd =
                ((isFloat ? Float.floatToIntBits((float) below) : Double.doubleToLongBits(below))
                                & 1)
                        != 0;
        boolean goesUp =
                switch (round) {
                    case UP -> !isNegative;
                    case DOWN -> isNegative;
                    case ZERO -> false;
                    case COMPATIBLE -> half >= 0;
                    case NEAREST, PROCESSOR_DEFINED -> half > 0 || half == 0 && isBelowOdd;
                };
        return goesUp ? above : below;
    }
}
