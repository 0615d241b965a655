package formwork.namelist;

import java.util.ArrayList;
import java.util.List;

/**
 * A namelist group as a program declares it: its variables, their types and shapes.
 *
 * <pre>{@code
 * NamelistGroup group =
 *         NamelistGroup.named("indata")
 *                 .with("nfp", INTEGER4)
 *                 .with("mgrid_file", character(200))
 *                 .with("am", REAL8, "0:20")
 *                 .with("rbc", REAL8, "-101:101,0:101");
 * }</pre>
 *
 * @param name of the group; its case does not matter
 * @param variables in the order in which they are written
 */
public record NamelistGroup(String name, List<Variable> variables) {
    /** Checks the names. */
    public NamelistGroup {
        Variable.checkName(name);
        variables = List.copyOf(variables);
        Variable.checkNames(variables);
    }

    /** A group that has no variables yet; {@link #with} gives it some. */
    public static NamelistGroup named(String name) {
        return new NamelistGroup(name, List.of());
    }

    /** This group with another scalar variable at its end. */
    public NamelistGroup with(String variable, DataType type) {
        return with(new Variable(variable, type, Shape.SCALAR));
    }

    /** This group with another variable at its end, an array of bounds such as "-1:2,3". */
    public NamelistGroup with(String variable, DataType type, String bounds) {
        return with(new Variable(variable, type, Shape.of(bounds)));
    }

    /** This group with another variable at its end. */
    public NamelistGroup with(Variable variable) {
        List<Variable> more = new ArrayList<>(variables);
        more.add(variable);
        return new NamelistGroup(name, more);
    }

    /** Values of this group: zeros, false and blanks. */
    public NamelistValues values() {
        return new NamelistValues(this);
    }
}
