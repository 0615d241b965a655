package formwork.namelist;

import static java.util.Objects.requireNonNull;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The variables of a namelist group with their values, each found by its designator: {@code nfp},
 * {@code rbc(-1,0)}, {@code w(2)%x}.
 *
 * <p>Reading a group changes what its text has values for and leaves the rest. An INTEGER is a
 * {@code byte}, {@code short}, {@code int} or {@code long}, a REAL a {@code float} or {@code
 * double}, a COMPLEX a {@link Complex}, a LOGICAL a {@code boolean} and a CHARACTER a {@code
 * String} of its full length; a character is a byte. Not for two threads at once.
 */
public final class NamelistValues {
    private static final int MOST_SHOWN = 8;

    private final NamelistGroup group;
    private final Map<String, Node> roots = new LinkedHashMap<>();
    private final Map<Node, Integer> extents = new LinkedHashMap<>(); // of what grows

    NamelistValues(NamelistGroup group) {
        this.group = requireNonNull(group, "group");
        for (Variable variable : group.variables()) {
            Node root = new Node(variable);
            roots.put(Variable.lowerCase(variable.name()), root);
            if (root.grows()) {
                extents.put(root, 0);
            }
        }
    }

    /**
     * The fields of a Java record or of an object of any other class, as a group; see {@link #into}
     * and {@link #as} for the way back.
     */
    public static NamelistValues of(String group, Object object) {
        return JavaValues.of(group, object);
    }

    /**
     * These values as a new object of {@code type}, a record or a class with a constructor without
     * parameters.
     */
    public <T> T as(Class<T> type) {
        return JavaValues.ALL.create(type, this);
    }

    /** Puts these values into the fields of an object that is no record. */
    public void into(Object object) {
        JavaValues.ALL.assign(object, this);
    }

    /** What is declared. */
    public NamelistGroup group() {
        return group;
    }

    // ---- values ----

    /** The value of one element or scalar. */
    public Object get(String designator) {
        Target target = target(designator);
        if (!target.isElement() || !target.next()) {
            throw notOne(target);
        }
        Object value = cells(target).get(index(target));
        return target.isSubstring()
                ? ((String) value).substring(target.substringFrom(), target.substringTo())
                : value;
    }

    /** The value of an INTEGER of any kind. */
    public long getLong(String designator) {
        Target target = element(designator, kind -> kind.isInteger(), "an INTEGER");
        return cells(target).bits(index(target));
    }

    /** The value of an INTEGER of up to four bytes. */
    public int getInt(String designator) {
        Target target =
                element(
                        designator,
                        kind -> kind.isInteger() && kind != ItemKind.INTEGER8,
                        "an INTEGER of up to four bytes");
        return (int) cells(target).bits(index(target));
    }

    /** The value of a REAL of either kind. */
    public double getDouble(String designator) {
        Target target = element(designator, kind -> kind.isReal(), "a REAL");
        return ((Number) cells(target).get(index(target))).doubleValue();
    }

    /** The value of a LOGICAL. */
    public boolean getBoolean(String designator) {
        Target target = element(designator, kind -> kind == ItemKind.LOGICAL4, "a LOGICAL");
        return cells(target).bits(index(target)) != 0;
    }

    /** The value of a CHARACTER, of its full length. */
    public String getString(String designator) {
        element(designator, kind -> kind == ItemKind.CHARACTER, "a CHARACTER");
        return (String) get(designator);
    }

    /** The values of an array or a section that are REALs, in array element order. */
    public double[] getDoubles(String designator) {
        Target target = array(designator, kind -> kind.isReal(), "REALs");
        double[] values = new double[count(target)];
        for (int i = 0; i < values.length && target.next(); i++) {
            values[i] = ((Number) cells(target).get(index(target))).doubleValue();
        }
        return values;
    }

    /** The values of an array or a section that are INTEGERs, in array element order. */
    public long[] getLongs(String designator) {
        Target target = array(designator, kind -> kind.isInteger(), "INTEGERs");
        long[] values = new long[count(target)];
        for (int i = 0; i < values.length && target.next(); i++) {
            values[i] = cells(target).bits(index(target));
        }
        return values;
    }

    /**
     * Sets one element or scalar, or all elements of an array or a section, and returns this.
     *
     * @throws FormworkException if the value does not suit the type; a CHARACTER is cut or padded
     */
    public NamelistValues set(String designator, Object value) {
        Target target = target(designator);
        if (target.node().cells() == null) {
            throw notOne(target);
        }
        boolean isOne = target.isElement();
        while (target.next()) {
            int element = index(target);
            Object whole = value;
            if (target.isSubstring() && value instanceof String text) {
                whole = withSubstring((String) cells(target).get(element), target, text);
            }
            if (!cells(target).set(element, whole)) {
                throw target.place()
                        .error(
                                IoStatus.ITEM_MISMATCH,
                                Quoted.text(String.valueOf(value)),
                                cells(target).type().phrase() + " for " + target);
            }
            cells(target).give(element);
            if (isOne) {
                break;
            }
        }
        return this;
    }

    private static String withSubstring(String whole, Target target, String text) {
        int from = target.substringFrom();
        int to = target.substringTo();
        String padded = text + " ".repeat(Math.max(0, to - from - text.length()));
        return whole.substring(0, from) + padded.substring(0, to - from) + whole.substring(to);
    }

    private interface KindTest {
        boolean holds(ItemKind kind);
    }

    private Target element(String designator, KindTest test, String expected) {
        Target target = array(designator, test, expected);
        if (!target.isElement() || !target.next()) {
            throw notOne(target);
        }
        return target;
    }

    private Target array(String designator, KindTest test, String expected) {
        Target target = target(designator);
        Cells cells = target.node().cells();
        if (cells == null || cells.type().isComplex() || !test.holds(cells.type().kind())) {
            throw target.place()
                    .error(IoStatus.ITEM_MISMATCH, Quoted.text(target.toString()), expected);
        }
        return target;
    }

    private FormworkException notOne(Target target) {
        return target.place()
                .error(
                        IoStatus.BAD_SHAPE,
                        Quoted.text(target.toString()),
                        "one element of an intrinsic type");
    }

    private Target target(String designator) {
        Designator parsed = DesignatorParser.parse(designator);
        Target target = target(parsed, Place.ofProgram());
        if (target == null) {
            throw Place.ofProgram()
                    .error(IoStatus.UNKNOWN_NAME, Quoted.text(parsed.variable()), expectedNames());
        }
        return target;
    }

    private static Cells cells(Target target) {
        return target.node().cells();
    }

    private int index(Target target) {
        long element = target.element();
        if (element >= cells(target).count()) {
            throw target.place()
                    .error(
                            IoStatus.BAD_SUBSCRIPT,
                            Quoted.text(target.toString()),
                            "an element that has been given");
        }
        return (int) element;
    }

    private int count(Target target) {
        if (target.isElement()) {
            return 1;
        }
        long most = cells(target).count() - Math.min(target.first(), cells(target).count());
        return (int) Math.min(target.count(), target.root().grows() ? most : target.count());
    }

    // ---- for the reader, the writer and the mapping to Java ----

    /** The elements that a designator stands for; null if there is no such variable. */
    Target target(Designator designator, Place place) {
        return Target.of(designator, roots, place);
    }

    Iterable<Node> roots() {
        return roots.values();
    }

    Node root(String lowerCase) {
        return roots.get(lowerCase);
    }

    /** The names of the variables, for messages. */
    String expectedNames() {
        StringBuilder names = new StringBuilder("a variable of group ").append(group.name());
        String before = " (";
        int shown = 0;
        for (Node root : roots.values()) {
            names.append(before).append(shown == MOST_SHOWN ? "..." : root.name());
            before = ", ";
            if (shown++ == MOST_SHOWN) {
                break;
            }
        }
        return shown > 0 ? names.append(')').toString() : names.toString();
    }

    /** The number of elements of a variable, which may have grown. */
    int extent(Node root) {
        return root.grows() ? extents.get(root) : root.shape().size();
    }

    /** Makes room for the outermost element {@code index} of what grows. */
    void grow(Node root, int index) {
        if (index >= extents.get(root)) {
            root.resize(index + 1);
            extents.put(root, index + 1);
        }
    }
}
