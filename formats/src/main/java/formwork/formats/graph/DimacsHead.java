package formwork.formats.graph;

import formwork.formats.Evidence;
import formwork.formats.Head;
import java.util.function.Predicate;

/** How DIMACS files are recognised: by the line {@code p}, before which there are comments only. */
final class DimacsHead {
    private DimacsHead() {}

    static Evidence find(Head head, Predicate<String[]> isWanted, String missing) {
        for (int number = 1; number <= head.lineCount(); number++) {
            String line = head.line(number).strip();
            if (line.startsWith("p")) {
                String[] words = line.split("\\s+", -1);
                return isWanted.test(words)
                        ? Evidence.certain("line " + number + ": \"" + line + "\"")
                        : Evidence.none(missing);
            }
            if (!line.isEmpty() && !line.equals("c") && !line.matches("c\\s.*")) {
                return Evidence.none("line " + number + " is no comment and no line p");
            }
        }
        return Evidence.none("no line p");
    }
}
