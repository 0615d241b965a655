package formwork.source;

import formwork.source.SourceUnit.Kind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A program unit while its lines are read: what its names and labels stand for. */
final class UnitDraft {
    /** Names are looked for in all of them, so there must be an end to them. */
    private static final int MOST_MODULES = 256;

    private final Kind kind;
    private final String name;
    private final String path;
    private final int firstLine;
    private int lastLine;

    /** The unit around it, whose names it has too; null for an external unit or interface body. */
    private final UnitDraft host;

    private boolean hasContains;
    private final Map<String, Constant> constants = new HashMap<>();
    private final Map<String, Integer> variables = new HashMap<>();
    private final Set<String> groups = new HashSet<>();
    private final Map<String, Set<Integer>> assigned = new HashMap<>();
    private final Map<String, List<Integer>> assignedLists = new HashMap<>();
    private final Set<String> usedModules = new LinkedHashSet<>();
    private SourceUnit finished;

    /** An open unit; {@code kind} is null for the part between INTERFACE and its end. */
    UnitDraft(Kind kind, String name, String path, int firstLine, UnitDraft host) {
        this.kind = kind;
        this.name = name;
        this.path = path;
        this.firstLine = firstLine;
        this.lastLine = firstLine;
        this.host = host;
    }

    Kind kind() {
        return kind;
    }

    boolean isInterface() {
        return kind == null;
    }

    boolean isModule() {
        return kind == Kind.MODULE || kind == Kind.SUBMODULE;
    }

    String name() {
        return name;
    }

    String path() {
        return path;
    }

    int firstLine() {
        return firstLine;
    }

    UnitDraft host() {
        return host;
    }

    boolean hasContains() {
        return hasContains;
    }

    void contains() {
        hasContains = true;
    }

    Map<String, Constant> constants() {
        return constants;
    }

    /**
     * The names of CHARACTER variables, which hide a constant of the unit around it, and their
     * lengths, -1 for those that are not numbers.
     */
    Map<String, Integer> variables() {
        return variables;
    }

    /** The names of namelist groups. */
    Set<String> groups() {
        return groups;
    }

    void assign(int label, String variable) {
        assigned.computeIfAbsent(variable, name -> new LinkedHashSet<>()).add(label);
    }

    /** The labels that ASSIGN statements give to the variable; asked once all are read. */
    List<Integer> assignedTo(String variable) {
        return assignedLists.computeIfAbsent(
                variable, name -> List.copyOf(assigned.getOrDefault(name, Set.of())));
    }

    void uses(String module) {
        if (usedModules.size() < MOST_MODULES) {
            usedModules.add(module);
        }
    }

    Set<String> usedModules() {
        return usedModules;
    }

    void reaches(int line) {
        lastLine = Math.max(lastLine, line);
    }

    /** The unit as it is once all lines are read. */
    SourceUnit unit() {
        if (finished == null) {
            finished = new SourceUnit(kind, name, path, firstLine, lastLine);
        }
        return finished;
    }
}
