package formwork.namelist;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.list.ListInput;
import java.io.IOException;

/**
 * Where something stands, for messages.
 *
 * @param name of the source
 * @param record its number, from 1; 0 if there are no records
 * @param column from 1
 */
record Place(String name, long record, int column) {

    static Place of(ListInput input) {
        return new Place(
                input.name(), input.recordNumber(), Math.max(1, input.at() - input.from() + 1));
    }

    /** A designator that a program gives. */
    static Place ofProgram() {
        return new Place("designator", 0, 0);
    }

    FormworkException error(IoStatus status, String found, String expected) {
        return new FormworkException(status, message(found, expected));
    }

    String message(String found, String expected) {
        return this + ": found " + found + "; expected " + expected;
    }

    /** What stands at the position is wrong. */
    static FormworkException error(IoStatus status, ListInput input, String expected) {
        return of(input).error(status, found(input), expected);
    }

    /** What stands at the position, quoted, up to a blank or a separator. */
    static String found(ListInput input) {
        int from = input.at();
        byte[] bytes = input.bytes();
        if (from >= input.to()) {
            return "the end of the record";
        }
        int at = from + 1;
        while (at < input.to() && !Syntax.isBlank(bytes[at]) && ",;=/".indexOf(bytes[at]) < 0) {
            at++;
        }
        return Quoted.bytes(bytes, from, at);
    }

    /** Moves over blanks, comments and record ends; returns false where there is no record left. */
    static boolean skipBlanks(ListInput input) throws IOException {
        while (true) {
            byte[] bytes = input.bytes();
            int at = input.at();
            while (at < input.to() && Syntax.isBlank(bytes[at])) {
                at++;
            }
            input.moveTo(at);
            if (at < input.to() && bytes[at] != '!') {
                return true;
            }
            if (!input.nextRecord()) {
                return false;
            }
        }
    }

    @Override
    public String toString() {
        return record == 0 ? name : name + ", record " + record + ", column " + column;
    }
}
