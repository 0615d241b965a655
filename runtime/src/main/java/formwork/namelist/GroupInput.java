package formwork.namelist;

import formwork.error.EndOfFileException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.list.ListInput;
import formwork.mode.Modes;
import formwork.unit.RecordSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Groups in records: where they begin, what names in them are given values, and where they end
 * (F2018 13.11.3).
 *
 * <p>Beyond the standard, as compilers have it: {@code $} is as good as {@code &}, which may also
 * end a group, alone or with {@code end}; there may be several separators between objects.
 */
final class GroupInput {
    /** Of separators that may be between two objects. */
    static final int ANY_NUMBER = Integer.MAX_VALUE;

    private final ListInput list;
    private final Modes modes;
    private final DesignatorParser designators;
    private final boolean isTolerant;
    private String group = "";
    private boolean isInside; // a record that begins with something else
    private Place begin = Place.ofProgram();
    private int endMark = -1;

    /** What takes the values of an object, which begin at the position. */
    @FunctionalInterface
    interface Objects {
        /**
         * Uses up the values; what follows need not have been looked at.
         *
         * @param offset where the designator begins in the array of its record
         * @return how many separators there may be behind them
         */
        int assign(Designator designator, Place place, int offset) throws IOException;
    }

    /**
     * Groups in the records of {@code source}.
     *
     * @param isTolerant whether there may be any number of separators between objects
     */
    GroupInput(RecordSource source, Modes modes, boolean isTolerant) {
        list = new ListInput(source);
        this.modes = modes;
        this.isTolerant = isTolerant;
        designators = new DesignatorParser(list);
    }

    ListInput list() {
        return list;
    }

    Modes modes() {
        return modes;
    }

    /** The name of the group in hand, as it is written. */
    String group() {
        return group;
    }

    /** Where the group in hand begins. */
    Place begin() {
        return begin;
    }

    /** Where what ends the group in hand begins, in the array of its record; -1 before that. */
    int endMark() {
        return endMark;
    }

    /** Whether something else stands before the group in hand in its record. */
    boolean isInside() {
        return isInside;
    }

    // ---- where a group begins ----

    /**
     * Moves behind the name of the next group {@code name}, as a READ statement does.
     *
     * @throws EndOfFileException if there is none
     */
    void find(String name) throws IOException {
        boolean isAnywhere = modes.dialect().findsGroupAnywhere();
        try {
            list.beginGroup(modes);
            do {
                if (isAnywhere ? findInRecord(name) : isGroupFirst(name)) {
                    return;
                }
            } while (list.nextRecord());
        } catch (EndOfFileException e) {
            throw noGroup(name, e);
        }
        throw noGroup(name, null);
    }

    private EndOfFileException noGroup(String name, EndOfFileException cause) {
        EndOfFileException e =
                new EndOfFileException(
                        list.name() + ": found its end; expected namelist group " + name);
        if (cause != null) {
            e.initCause(cause);
        }
        return e;
    }

    private boolean findInRecord(String name) {
        byte[] bytes = list.bytes();
        isInside = false;
        for (int i = list.at(); i < list.to() && bytes[i] != '!'; i++) {
            if (isMark(bytes[i])) {
                list.moveTo(i);
                if (begins() && isNamed(name)) {
                    return true;
                }
            }
            isInside |= !Syntax.isBlank(bytes[i]);
        }
        return false;
    }

    /** Whether the record begins with the group; others are skipped as a whole. */
    private boolean isGroupFirst(String name) throws IOException {
        while (isGroupFirst()) {
            if (isNamed(name)) {
                return true;
            }
            skipGroup();
        }
        return false;
    }

    private boolean isNamed(String name) {
        return group.toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT));
    }

    /** Whether a group begins with the first byte from the position on that is not blank. */
    boolean isGroupFirst() {
        byte[] bytes = list.bytes();
        int at = list.at();
        while (at < list.to() && Syntax.isBlank(bytes[at])) {
            at++;
        }
        list.moveTo(at);
        return at < list.to() && isMark(bytes[at]) && begins();
    }

    private static boolean isMark(byte b) {
        return b == '&' || b == '$';
    }

    /** Takes the mark at the position and the name behind it, if there is one. */
    private boolean begins() {
        byte[] bytes = list.bytes();
        int to = list.to();
        Place place = Place.of(list);
        int from = list.at() + 1;
        while (from < to && Syntax.isBlank(bytes[from])) {
            from++;
        }
        int at = from;
        while (at < to && Syntax.isNameByte(bytes[at])) {
            at++;
        }
        boolean isName = at > from && Syntax.isLetter(bytes[from]);
        boolean isEnded = at == to || Syntax.isBlank(bytes[at]) || ",;/!&$".indexOf(bytes[at]) >= 0;
        if (!isName || !isEnded) {
            return false;
        }
        group = new String(bytes, from, at - from, StandardCharsets.ISO_8859_1);
        begin = place;
        endMark = -1;
        list.moveTo(at);
        return true;
    }

    /** Moves to the end of a group that is not looked at, if it has one. */
    private void skipGroup() throws IOException {
        byte delimiter = 0;
        while (true) {
            byte[] bytes = list.bytes();
            for (int i = list.at(); i < list.to(); i++) {
                byte b = bytes[i];
                if (delimiter != 0) {
                    delimiter = b == delimiter ? 0 : delimiter;
                } else if (b == '\'' || b == '"') {
                    delimiter = b;
                } else if (b == '!') {
                    break;
                } else if (b == '/' || isMark(b)) {
                    list.moveTo(i + 1);
                    return;
                }
            }
            if (!list.nextRecord()) {
                return;
            }
        }
    }

    // ---- what is in it ----

    /** Hands over each object of the group in hand, to its end. */
    void readObjects(Objects objects) throws IOException {
        try {
            IoStatus fault = IoStatus.NAMELIST_SYNTAX;
            int separators = ANY_NUMBER;
            while (!isAtEnd(separators)) {
                if (!Syntax.isLetter(list.bytes()[list.at()])) {
                    throw Place.error(fault, list, expectedName(fault));
                }
                Place place = Place.of(list);
                int offset = list.at();
                String found = Place.found(list);
                Designator designator = designators.parse(modes);
                if (!Place.skipBlanks(list)) {
                    throw unclosed();
                }
                if (list.bytes()[list.at()] != '=') {
                    throw place.error(fault, found, expectedName(fault) + " with '=' behind it");
                }
                list.moveTo(list.at() + 1);
                list.beginValues(designator);
                separators = objects.assign(designator, place, offset);
                fault = IoStatus.TOO_MANY_VALUES;
            }
        } catch (EndOfFileException e) {
            if (e.getCause() instanceof EndOfFileException) {
                throw e;
            }
            EndOfFileException unclosed = unclosed();
            unclosed.initCause(e);
            throw unclosed;
        }
    }

    private String expectedName(IoStatus fault) {
        return (fault == IoStatus.TOO_MANY_VALUES ? "no more values but " : "")
                + "a name, or '/' to end group "
                + group;
    }

    /** Moves to the next object and returns false, or behind the end of the group. */
    private boolean isAtEnd(int mostSeparators) throws IOException {
        byte b = firstNotBlank();
        int count = 0;
        while (list.separates(b)) {
            count++;
            boolean isTooMany = count > mostSeparators && !isBeforeMore();
            isTooMany |= count > 1 && isBeforeComment();
            if (isTooMany && !isTolerant) {
                IoStatus fault = IoStatus.TOO_MANY_VALUES;
                throw Place.error(fault, list, expectedName(fault));
            }
            list.moveTo(list.at() + 1);
            b = firstNotBlank();
        }
        if (b == '/') {
            endMark = list.at();
            list.moveTo(endMark + 1);
            return true;
        }
        if (!isMark(b)) {
            return false;
        }
        int from = list.at() + 1;
        byte[] bytes = list.bytes();
        int at = from;
        while (at < list.to() && Syntax.isLetter(bytes[at])) {
            at++;
        }
        String word = new String(bytes, from, at - from, StandardCharsets.ISO_8859_1);
        if (!word.isEmpty() && !word.toLowerCase(Locale.ROOT).startsWith("end")) {
            throw Place.error(IoStatus.UNCLOSED_GROUP, list, "'/' to end " + describedGroup());
        }
        endMark = from - 1;
        list.moveTo(at);
        return true;
    }

    /** Whether a name or a separator follows the separator at the position at once. */
    private boolean isBeforeMore() {
        int at = list.at() + 1;
        byte b = at < list.to() ? list.bytes()[at] : (byte) ' ';
        return list.separates(b) || Syntax.isLetter(b);
    }

    /** Whether a comment follows the separator at the position. */
    private boolean isBeforeComment() {
        byte[] bytes = list.bytes();
        int at = list.at() + 1;
        while (at < list.to() && Syntax.isBlank(bytes[at])) {
            at++;
        }
        return at < list.to() && bytes[at] == '!';
    }

    private byte firstNotBlank() throws IOException {
        if (!Place.skipBlanks(list)) {
            throw unclosed();
        }
        return list.bytes()[list.at()];
    }

    private EndOfFileException unclosed() {
        return new EndOfFileException(
                list.name() + ": found its end; expected '/' to end " + describedGroup());
    }

    private String describedGroup() {
        return "group " + group + " of record " + begin.record();
    }

    /** The error of a name that is not in the group. */
    static FormworkException unknown(Designator designator, Place place, String expected) {
        return place.error(
                IoStatus.UNKNOWN_NAME, '"' + designator.parts().get(0).name() + '"', expected);
    }
}
