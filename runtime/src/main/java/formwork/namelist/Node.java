package formwork.namelist;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A variable or component of a group with its place among the values.
 *
 * <p>Elements of a component count over all elements of what it is a component of, the outermost
 * varying slowest. So the number of elements within one of the outermost array is fixed, and that
 * array alone may grow.
 */
final class Node {
    private static final int MOST_ELEMENTS = Integer.MAX_VALUE - 16;

    private final Variable variable;
    private final long elementsWithin; // one element of the outermost array
    private final List<Node> components = new ArrayList<>();
    private final Map<String, Node> byName = new HashMap<>();
    private final Cells cells;

    /** A variable of a group, with as many elements as its shape has. */
    Node(Variable variable) {
        this(variable, 1);
        resize(variable.shape().size());
    }

    private Node(Variable variable, long elementsWithin) {
        this.variable = variable;
        this.elementsWithin = elementsWithin;
        if (variable.type() instanceof DerivedType derived) {
            for (Variable component : derived.components()) {
                long within = elementsWithin * component.shape().size();
                if (component.shape().grows() || within > MOST_ELEMENTS) {
                    throw new IllegalArgumentException(
                            "component "
                                    + component.name()
                                    + ": found "
                                    + within
                                    + " elements; expected 1 to "
                                    + MOST_ELEMENTS);
                }
                Node node = new Node(component, within);
                components.add(node);
                byName.put(Variable.lowerCase(component.name()), node);
            }
            cells = null;
        } else {
            cells = new Cells((IntrinsicType) variable.type());
        }
    }

    /** Sets the number of elements of the outermost array. */
    void resize(int outermost) {
        long elements = outermost * elementsWithin;
        if (elements > MOST_ELEMENTS) {
            throw new IllegalArgumentException(
                    name()
                            + ": found "
                            + elements
                            + " elements; expected at most "
                            + MOST_ELEMENTS);
        }
        if (cells != null) {
            cells.resize((int) elements);
        }
        for (Node component : components) {
            component.resize(outermost);
        }
    }

    /** How many elements there are in one of the outermost array. */
    long elementsWithin() {
        return elementsWithin;
    }

    String name() {
        return variable.name();
    }

    Shape shape() {
        return variable.shape();
    }

    DataType type() {
        return variable.type();
    }

    boolean grows() {
        return shape().grows();
    }

    List<Node> components() {
        return components;
    }

    /** The component of that name in lower case, or null. */
    Node component(String lowerCase) {
        return byName.get(lowerCase);
    }

    /** The values; null if the type is derived. */
    Cells cells() {
        return cells;
    }
}
