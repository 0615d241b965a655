package formwork.namelist;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;

/**
 * A derived type: its components in their order.
 *
 * @param name as messages call it
 * @param components at least one, no two of the same name
 */
public record DerivedType(String name, List<Variable> components) implements DataType {
    /** Checks the components. */
    public DerivedType {
        requireNonNull(name, "name");
        components = List.copyOf(components);
        Variable.checkNames(components);
    }

    /** A type that has no components yet; {@link #with} gives it some. */
    public static DerivedType named(String name) {
        return new DerivedType(name, List.of());
    }

    /** This type with another scalar component at its end. */
    public DerivedType with(String componentName, DataType type) {
        return with(componentName, type, Shape.SCALAR);
    }

    /** This type with another component at its end, an array of bounds such as "-1:2,3". */
    public DerivedType with(String componentName, DataType type, String bounds) {
        return with(componentName, type, Shape.of(bounds));
    }

    private DerivedType with(String componentName, DataType type, Shape shape) {
        List<Variable> more = new ArrayList<>(components);
        more.add(new Variable(componentName, type, shape));
        return new DerivedType(name, more);
    }
}
