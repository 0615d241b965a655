package formwork.namelist;

import java.util.ArrayList;
import java.util.List;

/** A group as it stands in a text: offsets into it, and what the text shows. */
final class GroupText {
    private final String name;
    private final Place place;
    private final int from;
    private final List<Assigned> assigned = new ArrayList<>();
    private int endMark = -1;

    /**
     * A piece of the values of an object: a value, as often as it is repeated, or null.
     *
     * @param from where it begins, its repeat count included
     * @param valueFrom where it begins behind its repeat count
     * @param to where it ends
     * @param count how often it is repeated
     * @param value a Long, Double, Boolean, {@link Complex} or String; null for a null value
     */
    record Piece(int from, int valueFrom, int to, long count, Object value) {}

    /**
     * A designator and its values.
     *
     * @param from where the designator begins
     * @param equalsAt where the equals sign stands
     * @param pieces the values
     */
    record Assigned(
            Designator designator, Place place, int from, int equalsAt, List<Piece> pieces) {

        /** Just behind the last value, or the equals sign if there is none. */
        int to() {
            for (int i = pieces.size(); i-- > 0; ) {
                if (pieces.get(i).to() > pieces.get(i).from()) {
                    return pieces.get(i).to();
                }
            }
            return equalsAt + 1;
        }

        /** How many values there are, null values among them. */
        long count() {
            long count = 0;
            for (Piece piece : pieces) {
                count += piece.count();
            }
            return count;
        }

        /** Whether there may be an element that both give values to. */
        boolean mayOverlap(Assigned other) {
            boolean isRun = runsOn() || other.runsOn();
            return designator.mayOverlap(other.designator(), isRun);
        }

        /** Whether the values may be some of an element or part. */
        boolean mayOverlap(Designator other) {
            return designator.mayOverlap(other, runsOn());
        }

        /** Whether the values may go on behind the element that is named. */
        private boolean runsOn() {
            return count() > 1;
        }
    }

    /** A group whose mark, {@code &}, stands at {@code from}. */
    GroupText(String name, Place place, int from) {
        this.name = name;
        this.place = place;
        this.from = from;
    }

    String name() {
        return name;
    }

    Place place() {
        return place;
    }

    int from() {
        return from;
    }

    List<Assigned> assigned() {
        return assigned;
    }

    /** Where what ends it begins; -1 if nothing does. */
    int endMark() {
        return endMark;
    }

    void endAt(int offset) {
        endMark = offset;
    }
}
