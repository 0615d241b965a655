package formwork.namelist;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.namelist.Designator.Part;
import formwork.namelist.Designator.Subscript;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * The elements that a designator stands for, in array element order.
 *
 * <p>Beyond the standard, as both compilers have it, an element of an array stands for itself and
 * all elements behind it: {@code a(2)=1,2,3}.
 */
final class Target {
    private static final int MOST_ELEMENTS = Integer.MAX_VALUE - 16;

    private final Place place;
    private final String text;
    private final Node root;
    private Node node;

    /** A loop over elements: the first one varies fastest. */
    private record Loop(int count, long stride) {}

    private final List<Loop> loops = new ArrayList<>();
    private long first;
    private boolean isElement = true; // no part of it is an array or a section
    private int substringFrom = -1; // from 0
    private int substringTo;

    private int[] counters = {};
    private boolean isBegun;

    /**
     * What {@code designator} stands for among {@code roots}, by names in lower case; or null if
     * there is no such variable.
     *
     * @throws FormworkException if it does not suit what is declared
     */
    static Target of(Designator designator, Map<String, Node> roots, Place place) {
        Node root = roots.get(designator.variable());
        return root == null ? null : new Target(designator, root, place);
    }

    private Target(Designator designator, Node root, Place place) {
        this.place = place;
        this.text = designator.toString();
        this.root = root;
        node = root;
        List<Part> parts = designator.parts();
        for (int i = 0; i < parts.size(); i++) {
            if (i > 0) {
                node = component(parts.get(i));
            }
            add(parts.get(i), i == parts.size() - 1);
        }
        counters = new int[loops.size()];
    }

    private Node component(Part part) {
        Node found = node.component(part.lowerCase());
        if (found == null) {
            throw bad(
                    IoStatus.UNKNOWN_NAME,
                    node.type() instanceof DerivedType type
                            ? "a component of type " + type.name() + " behind '%'"
                            : "no component of " + node.name() + ", which has none");
        }
        return found;
    }

    private void add(Part part, boolean isLast) {
        List<List<Subscript>> pairs = part.parentheses();
        boolean isCharacter = node.type() instanceof IntrinsicType type && type.isCharacter();
        int used = 0;
        boolean hasSubscripts = !node.shape().isScalar() && !pairs.isEmpty();
        int size = node.grows() ? MOST_ELEMENTS : node.shape().size();
        loops.replaceAll(loop -> new Loop(loop.count(), loop.stride() * size));
        first *= size;
        if (hasSubscripts) {
            addSubscripts(pairs.get(0), isLast);
            used = 1;
        } else if (!node.shape().isScalar()) {
            addArray();
        }
        if (pairs.size() > used && isCharacter && isLast) {
            setSubstring(pairs.get(used));
            used++;
        }
        if (pairs.size() > used) {
            throw bad(IoStatus.BAD_SUBSCRIPT, "no parentheses behind " + node.name() + described());
        }
    }

    private String described() {
        return node.shape().isScalar() ? ", a scalar" : ", an array of " + node.shape();
    }

    private void addArray() {
        checkRank();
        isElement = false;
        if (node.grows()) {
            loops.add(0, new Loop(MOST_ELEMENTS, 1));
            return;
        }
        loops.add(0, new Loop(node.shape().size(), 1));
    }

    /** At most one part may be an array or a section (F2018 9.4.2). */
    private void checkRank() {
        if (!isElement) {
            throw bad(IoStatus.BAD_SUBSCRIPT, "one part that is an array, the others elements");
        }
    }

    private void addSubscripts(List<Subscript> subscripts, boolean isLast) {
        List<Shape.Bounds> bounds = node.shape().dimensions();
        if (subscripts.size() != bounds.size()) {
            throw bad(
                    IoStatus.BAD_SUBSCRIPT,
                    bounds.size()
                            + (bounds.size() == 1 ? " subscript" : " subscripts")
                            + " of "
                            + node.name());
        }
        boolean isSection = false;
        for (Subscript subscript : subscripts) {
            isSection |= subscript.isRange();
        }
        if (isSection) {
            checkRank();
            isElement = false;
        }
        long stride = 1;
        long offset = 0;
        List<Loop> added = new ArrayList<>();
        for (int d = 0; d < bounds.size(); d++) {
            Shape.Bounds declared =
                    node.grows() ? new Shape.Bounds(1, MOST_ELEMENTS) : bounds.get(d);
            Subscript subscript = subscripts.get(d);
            long lower = subscript.lower();
            if (subscript.isRange()) {
                boolean isForward = subscript.stride() > 0;
                long low = isForward ? declared.lower() : declared.upper();
                long high = isForward ? declared.upper() : declared.lower();
                lower = lower == Designator.ABSENT ? low : lower;
                long upper = subscript.upper() == Designator.ABSENT ? high : subscript.upper();
                long count = Math.max(0, (upper - lower + subscript.stride()) / subscript.stride());
                if (count > 0) {
                    checkBounds(declared, lower, d);
                    checkBounds(declared, lower + (count - 1) * subscript.stride(), d);
                } else {
                    lower = declared.lower();
                }
                added.add(new Loop((int) count, stride * subscript.stride()));
            } else {
                checkBounds(declared, lower, d);
            }
            offset += (lower - declared.lower()) * stride;
            stride *= declared.extent();
        }
        loops.addAll(0, added);
        first += offset;
        if (isElement && isLast) {
            runOn(offset);
        }
    }

    private void runOn(long offset) {
        int size = node.grows() ? MOST_ELEMENTS : node.shape().size();
        loops.add(0, new Loop((int) (size - offset), 1));
    }

    private void checkBounds(Shape.Bounds declared, long subscript, int dimension) {
        if (!declared.contains(subscript)) {
            String range = declared.lower() + " to " + (node.grows() ? "..." : declared.upper());
            throw bad(
                    IoStatus.BAD_SUBSCRIPT,
                    "subscript " + (dimension + 1) + " of " + node.name() + " from " + range);
        }
    }

    private void setSubstring(List<Subscript> range) {
        int length = ((IntrinsicType) node.type()).length();
        Subscript bounds = range.get(0);
        long from = bounds.lower() == Designator.ABSENT ? 1 : bounds.lower();
        long to = bounds.upper() == Designator.ABSENT ? length : bounds.upper();
        boolean isRange = range.size() == 1 && bounds.isRange() && bounds.stride() == 1;
        if (length < 0 || !isRange || from <= to && (from < 1 || to > length)) {
            throw bad(
                    IoStatus.BAD_SUBSCRIPT,
                    length < 0
                            ? "no substring of " + node.name() + ", which has no length"
                            : "a substring of " + node.name() + " within 1:" + length);
        }
        substringFrom = (int) Math.max(0, Math.min(from, length) - 1);
        substringTo = (int) Math.max(substringFrom, to);
    }

    private FormworkException bad(IoStatus status, String expected) {
        return place.error(status, Quoted.text(text), expected);
    }

    // ---- the elements ----

    /** Moves to the first element, or the next one; returns false if there is none. */
    boolean next() {
        if (!isBegun) {
            isBegun = true;
            for (Loop loop : loops) {
                if (loop.count() == 0) {
                    return false;
                }
            }
            return true;
        }
        for (int i = 0; i < counters.length; i++) {
            if (++counters[i] < loops.get(i).count()) {
                return true;
            }
            counters[i] = 0;
        }
        return false;
    }

    /** Goes back to before the first element. */
    void restart() {
        isBegun = false;
        Arrays.fill(counters, 0);
    }

    /** The number of the element in hand among all of {@link #node}. */
    long element() {
        long element = first;
        for (int i = 0; i < counters.length; i++) {
            element += counters[i] * loops.get(i).stride();
        }
        return element;
    }

    /** Whether it is one element and no array. */
    boolean isElement() {
        return isElement;
    }

    /** The number of elements; 1 of what is an element, though more may follow it. */
    long count() {
        long count = 1;
        for (Loop loop : loops) {
            count *= loop.count();
        }
        return isElement ? 1 : count;
    }

    /** The element that comes first where no stride is negative. */
    long first() {
        return first;
    }

    Node node() {
        return node;
    }

    Node root() {
        return root;
    }

    Place place() {
        return place;
    }

    boolean isSubstring() {
        return substringFrom >= 0;
    }

    int substringFrom() {
        return substringFrom;
    }

    int substringTo() {
        return substringTo;
    }

    @Override
    public String toString() {
        return text;
    }
}
