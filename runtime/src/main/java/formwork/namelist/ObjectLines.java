package formwork.namelist;

/**
 * Groups in one style: the mark and the name, each object on a line of its own and as many more as
 * its values take, and the end.
 *
 * <p>Null values are written where a value follows only, and an object without any value is left
 * out: flang leaves the group at null values that are fewer than the object's elements.
 */
final class ObjectLines {
    private static final int WIDTH = 78;
    private static final long GREATEST_REPEAT = 2_147_483_639; // that a text may have
    private static final String INDENT = "    ";

    private final char separator;
    private final StringBuilder text = new StringBuilder();
    private String object = ""; // before its first value
    private int line; // where it begins
    private long nulls; // since the last value
    private boolean isOpen; // what follows in the record might end a designator that d( begins

    /** {@code separator} goes between values. */
    ObjectLines(char separator) {
        this.separator = separator;
    }

    void beginGroup(String name) {
        text.append(text.length() > 0 ? "\n" : "").append('&').append(name).append('\n');
    }

    void endGroup() {
        text.append("/\n");
    }

    void beginObject(String designator) {
        object = designator;
        nulls = 0;
    }

    /** Adds {@code count} times the value with this text; a null value if it is empty. */
    void put(long count, String value) {
        if (value.isEmpty()) {
            nulls += count;
            return;
        }
        while (nulls > 0) {
            long some = Math.min(nulls, GREATEST_REPEAT);
            putRun(some + "*");
            nulls -= some;
        }
        putRun(count == 1 ? value : count + "*" + value);
    }

    /** As {@link #put}, with nothing between the value and the one before, which was put. */
    void putOn(long count, String value) {
        text.append(count == 1 ? value : count + "*" + value);
    }

    private void putRun(String run) {
        if (!object.isEmpty()) {
            line = text.length();
            text.append("  ").append(object).append(" = ");
            object = "";
        } else if (isOpen || text.length() + 2 + run.length() - line > WIDTH) {
            text.append(separator).append('\n');
            line = text.length();
            text.append(INDENT);
        } else {
            text.append(separator).append(' ');
        }
        text.append(run);
        isOpen = Syntax.isLetter((byte) run.charAt(0)) && run.indexOf('(') > 0;
    }

    void endObject() {
        if (object.isEmpty()) {
            text.append('\n');
        }
        object = "";
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
