package formwork.source;

import formwork.source.SourceUnit.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Which program unit each statement stands in.
 *
 * <p>A missing END is no fault: a unit that begins where none can stand ends the one before.
 */
final class UnitTracker {
    /** Units nest five deep in Fortran; beyond this one the innermost ends where one begins. */
    private static final int DEEPEST = 16;

    private static final String[] ENDS = {
        "ENDPROGRAM",
        "ENDMODULE",
        "ENDSUBMODULE",
        "ENDSUBROUTINE",
        "ENDFUNCTION",
        "ENDPROCEDURE",
        "ENDBLOCKDATA"
    };

    private final Deque<UnitDraft> open = new ArrayDeque<>();
    private final List<UnitDraft> units = new ArrayList<>();

    /** All units so far, in the order in which they begin. */
    List<UnitDraft> units() {
        return units;
    }

    /** The unit that the statement stands in; an END and the first line of a unit are its own. */
    UnitDraft unitOf(StatementText statement, boolean isAssignment, int firstLine, int lastLine) {
        String code = statement.code();
        UnitHeading heading = isAssignment ? null : UnitHeading.of(statement, innermost());
        if (heading != null) {
            begin(heading, firstLine);
        } else if (open.isEmpty()) {
            begin(new UnitHeading(Kind.PROGRAM, ""), firstLine);
        }
        UnitDraft unit = innermostUnit();
        unit.reaches(lastLine);
        if (!isAssignment) {
            if (code.equals("CONTAINS")) {
                unit.contains();
            } else if (code.startsWith("END")) {
                end(code, lastLine);
            }
        }
        return unit;
    }

    private UnitDraft innermost() {
        return open.peek();
    }

    private UnitDraft innermostUnit() {
        for (UnitDraft draft : open) {
            if (!draft.isInterface()) {
                return draft;
            }
        }
        throw new IllegalStateException("an interface stands in a unit");
    }

    private void begin(UnitHeading heading, int line) {
        if (heading.kind() == null) {
            if (open.isEmpty()) {
                begin(new UnitHeading(Kind.PROGRAM, ""), line);
            }
            makeRoom();
            open.push(new UnitDraft(null, "", innermostUnit().path(), line, null));
            return;
        }
        switch (heading.kind()) {
            case PROGRAM, MODULE, SUBMODULE, BLOCK_DATA -> open.clear();
            default -> {
                while (!open.isEmpty() && !takesUnits(innermost())) {
                    open.pop();
                }
                makeRoom();
            }
        }
        UnitDraft around = innermost();
        String name = heading.name().isEmpty() ? heading.kind().toString() : heading.name();
        String path = around == null ? name : around.path() + "::" + name;
        UnitDraft host = around == null || around.isInterface() ? null : around;
        UnitDraft unit = new UnitDraft(heading.kind(), name, path, line, host);
        open.push(unit);
        units.add(unit);
    }

    private static boolean takesUnits(UnitDraft draft) {
        return draft.isInterface() || draft.isModule() || draft.hasContains();
    }

    private void makeRoom() {
        if (open.size() == DEEPEST) {
            open.pop();
        }
    }

    private void end(String code, int line) {
        if (code.equals("END") || isEndOfUnit(code)) {
            if (!innermost().isInterface()) {
                open.pop();
            }
        } else if (code.startsWith("ENDINTERFACE")
                && open.stream().anyMatch(UnitDraft::isInterface)) {
            UnitDraft ended;
            do {
                ended = open.pop();
            } while (!ended.isInterface());
        }
        for (UnitDraft around : open) {
            around.reaches(line);
        }
    }

    private static boolean isEndOfUnit(String code) {
        for (String end : ENDS) {
            if (code.startsWith(end)) {
                int last = code.length();
                return last == end.length() || Code.afterName(code, end.length()) == last;
            }
        }
        return false;
    }
}
