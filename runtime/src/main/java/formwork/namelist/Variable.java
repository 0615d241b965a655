package formwork.namelist;

import static java.util.Objects.requireNonNull;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A variable of a namelist group, or a component of a derived type.
 *
 * @param name of letters, digits and underscores; its case does not matter
 * @param type of its elements
 * @param shape its bounds if it is an array
 */
public record Variable(String name, DataType type, Shape shape) {
    /** Checks the name. */
    public Variable {
        checkName(name);
        requireNonNull(type, "type");
        requireNonNull(shape, "shape");
    }

    static boolean isName(String name) {
        boolean isName = !name.isEmpty();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            isName &=
                    c < 0x80 && (i == 0 ? Syntax.isLetter((byte) c) : Syntax.isNameByte((byte) c));
        }
        return isName;
    }

    static void checkName(String name) {
        requireNonNull(name, "name");
        if (!isName(name)) {
            throw new IllegalArgumentException(
                    "name: found \"" + name + "\"; expected a letter, then letters, digits or _");
        }
    }

    static void checkNames(List<Variable> variables) {
        Set<String> names = new HashSet<>();
        for (Variable variable : variables) {
            if (!names.add(lowerCase(variable.name))) {
                throw new IllegalArgumentException(
                        "name: found " + variable.name + " twice; expected another");
            }
        }
    }

    static String lowerCase(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
