package formwork.cli.iof;

import java.util.List;
import java.util.Locale;

/** A Fortran compiler, the names that its command may have, and its options. */
public enum Compiler {
    /** GNU Fortran, and its runtime libgfortran. */
    GFORTRAN("gfortran", "-O3 -fwrapv -fno-range-check"),
    /** LLVM's flang. */
    FLANG("flang flang-new", "-O3");

    private final String commands;
    private final String options;

    Compiler(String commands, String options) {
        this.commands = commands;
        this.options = options;
    }

    List<String> commands() {
        return List.of(commands.split(" ", -1));
    }

    List<String> options() {
        return List.of(options.split(" ", -1));
    }

    /** The name in tables and files. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
