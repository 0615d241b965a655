package formwork.bench;

import java.nio.charset.StandardCharsets;
import java.util.Set;

/**
 * Benchmarks of JDK methods that round the shortest decimal of a double and not its value, so that
 * their last digits may be others.
 */
final class RoundedTwice {
    private static final Set<String> METHODS =
            Set.of("RealWriteBenchmark.stringFormat", "RealWriteBenchmark.decimalFormat");

    private static final double NEAR = 1e-13;

    /** Half a unit in the last place of the parameter F32.10, and a little. */
    private static final double LAST_PLACE = 1.1e-10;

    private RoundedTwice() {}

    static boolean includes(Class<?> type, String method) {
        return METHODS.contains(type.getSimpleName() + "." + method);
    }

    /**
     * Whether the fields, which have blanks between them, are the same but for their last digits.
     */
    static boolean areNear(byte[] expected, byte[] actual) {
        String[] expectedFields = fields(expected);
        String[] actualFields = fields(actual);
        boolean near = expectedFields.length == actualFields.length;
        for (int i = 0; near && i < expectedFields.length; i++) {
            double value = Double.parseDouble(expectedFields[i]);
            double difference = Double.parseDouble(actualFields[i]) - value;
            boolean isFixed = expectedFields[i].indexOf('E') < 0;
            near =
                    Math.abs(difference) <= NEAR * Math.abs(value)
                            || (isFixed && Math.abs(difference) <= LAST_PLACE);
        }
        return near;
    }

    private static String[] fields(byte[] text) {
        return new String(text, StandardCharsets.ISO_8859_1).strip().split(" +");
    }
}
