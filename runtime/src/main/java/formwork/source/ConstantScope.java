package formwork.source;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** What names stand for in a program unit: its own, its hosts', those of modules that it uses. */
final class ConstantScope {
    /** What a source text can make of its constants, in all: it must not grow faster than it. */
    private static final int MOST_JOINED = 1 << 22;

    private final Map<String, UnitDraft> modules = new HashMap<>();
    private int room = MOST_JOINED;

    /** Takes room for another constant made of others; false if there is none. */
    boolean hasRoomFor(int length) {
        if (length > room) {
            return false;
        }
        room -= length;
        return true;
    }

    /** Says that the unit is there, for others to use. */
    void add(UnitDraft unit) {
        if (unit.isModule()) {
            modules.putIfAbsent(unit.name().toUpperCase(Locale.ROOT), unit);
        }
    }

    /** The named constant {@code name} as the unit has it, or null. */
    Constant constant(UnitDraft unit, String name) {
        for (UnitDraft scope = unit; scope != null; scope = scope.host()) {
            Constant own = scope.constants().get(name);
            if (own != null) {
                return own;
            }
            if (scope.variables().containsKey(name)) {
                return null;
            }
            for (String used : scope.usedModules()) {
                UnitDraft module = modules.get(used);
                if (module != null && module.constants().containsKey(name)) {
                    return module.constants().get(name);
                }
            }
        }
        return null;
    }

    /** Whether {@code name} is a namelist group in the unit. */
    boolean isGroup(UnitDraft unit, String name) {
        for (UnitDraft scope = unit; scope != null; scope = scope.host()) {
            if (scope.groups().contains(name)) {
                return true;
            }
            for (String used : scope.usedModules()) {
                UnitDraft module = modules.get(used);
                if (module != null && module.groups().contains(name)) {
                    return true;
                }
            }
        }
        return false;
    }
}
