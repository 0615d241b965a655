package formwork.namelist;

import formwork.edit.ItemKind;
import formwork.error.EndOfFileException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.list.ListInput;
import formwork.list.Next;
import formwork.namelist.Designator.Part;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Reads a group into declared values (F2018 13.11.3.3). */
final class GroupReader {
    private static final int MOST_SEPARATORS = 2;

    private final GroupInput input;
    private final ListInput list;
    private final NamelistValues values;
    private final ReadRules rules;
    private final int mostOfGrowing;
    private final Collection<String> warnings;
    private final Map<String, Place> places = new HashMap<>();
    private Target target;

    /**
     * Reads from {@code input}.
     *
     * @param mostOfGrowing the greatest subscript of arrays without a declared extent
     * @param warnings where warnings go
     */
    GroupReader(
            GroupInput input,
            NamelistValues values,
            ReadRules rules,
            int mostOfGrowing,
            Collection<String> warnings) {
        this.input = input;
        this.list = input.list();
        this.values = values;
        this.rules = rules;
        this.mostOfGrowing = mostOfGrowing;
        this.warnings = warnings;
    }

    /** Reads the group whose name is before the position. */
    void read() throws IOException {
        try {
            input.readObjects(this::assign);
        } catch (EndOfFileException e) {
            refuse(e);
        } catch (FormworkException e) {
            if (e.status() != IoStatus.UNCLOSED_GROUP) {
                throw e;
            }
            refuse(e);
        }
    }

    private int assign(Designator designator, Place place, int offset) throws IOException {
        if (rules.refusesDuplicates()) {
            checkDuplicate(designator, place);
        }
        target = known(designator, place);
        if (target == null) {
            skipValues();
            return GroupInput.ANY_NUMBER;
        }
        while (target.next()) {
            if (!fill(target.node(), target.element())) {
                return GroupInput.ANY_NUMBER;
            }
        }
        if (list.repeatsLeft() > 0 && !input.modes().dialect().dropsRepeats()) {
            throw tooMany();
        }
        return separators(designator);
    }

    /**
     * How many separators there may be behind all values of the object in hand. Both compilers
     * refuse a third one if no name follows it at once, but one of them takes any number where
     * values may run on.
     */
    private int separators(Designator designator) {
        Part last = designator.parts().get(designator.parts().size() - 1);
        boolean isOfArray = !last.parentheses().isEmpty() && !target.node().shape().isScalar();
        return isOfArray && target.isElement() ? GroupInput.ANY_NUMBER : MOST_SEPARATORS;
    }

    /** What is given values; null if that is unknown and may be. */
    private Target known(Designator designator, Place place) {
        try {
            Target found = values.target(designator, place);
            if (found == null) {
                throw GroupInput.unknown(designator, place, values.expectedNames());
            }
            return found;
        } catch (FormworkException e) {
            if (e.status() != IoStatus.UNKNOWN_NAME) {
                throw e;
            }
            refuse(e);
            return null;
        }
    }

    private void checkDuplicate(Designator designator, Place place) {
        Place before = places.put(designator.toString(), place);
        if (before != null) {
            refuse(duplicate(designator, place, before));
        }
    }

    /** The error of a designator that is given values twice. */
    static FormworkException duplicate(Designator designator, Place place, Place before) {
        return place.error(
                IoStatus.DUPLICATE_NAME,
                '"' + designator.toString() + "\" again",
                "it once, as in record " + before.record());
    }

    private void refuse(FormworkException e) {
        if (!rules.isLenient()) {
            throw e;
        }
        warnings.add(e.getMessage());
    }

    private FormworkException tooMany() {
        return Place.of(list)
                .error(
                        IoStatus.TOO_MANY_VALUES,
                        list.repeatsLeft() + " values more by a repeat count",
                        "no more values for " + target);
    }

    /** Reads the values of an element and its components; returns false where they end. */
    private boolean fill(Node node, long element) throws IOException {
        if (node.cells() != null) {
            return fillCell(node, element);
        }
        for (Node component : node.components()) {
            int size = component.shape().size();
            for (int i = 0; i < size; i++) {
                if (!fill(component, element * size + i)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean fillCell(Node node, long element) throws IOException {
        Next next = list.next();
        if (next == Next.END) {
            return false;
        }
        if (target.root().grows()) {
            makeRoom(node, element, next);
        }
        if (next == Next.VALUE) {
            read(node.cells(), (int) element);
            node.cells().give((int) element);
        }
        return true;
    }

    private void makeRoom(Node node, long element, Next next) {
        long outermost = element / node.elementsWithin();
        if (outermost >= mostOfGrowing) {
            throw target.place()
                    .error(
                            IoStatus.BAD_SUBSCRIPT,
                            "element " + (outermost + 1) + " of " + target.root().name(),
                            "at most "
                                    + mostOfGrowing
                                    + " elements of an array without a declared extent");
        }
        if (next == Next.VALUE) {
            values.grow(target.root(), (int) outermost);
        }
    }

    private void read(Cells cells, int element) throws IOException {
        IntrinsicType type = cells.type();
        if (type.isCharacter()) {
            readCharacters(cells, element);
        } else if (type.isComplex()) {
            list.readComplex(type.kind());
            cells.setComplex(element, list.realBits(), list.imaginaryBits());
        } else {
            cells.setBits(element, list.read(type.kind()));
        }
    }

    private void readCharacters(Cells cells, int element) throws IOException {
        if (target.isSubstring()) {
            list.read(cells.text(element), target.substringFrom(), target.substringTo());
        } else if (cells.type().length() >= 0) {
            list.read(cells.text(element), 0, cells.type().length());
        } else {
            byte[] text = list.readText();
            cells.setText(element, Arrays.copyOf(text, list.textLength()));
        }
    }

    private void skipValues() throws IOException {
        for (Next next = list.next(); next != Next.END; next = list.next()) {
            if (next == Next.VALUE) {
                switch (list.form()) {
                    case '\'', '"' -> list.readText();
                    case '(' -> list.readComplex(ItemKind.REAL8);
                    default -> {}
                }
            }
            list.dropRepeats();
        }
    }
}
