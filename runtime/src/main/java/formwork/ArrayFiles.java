package formwork;

import java.io.IOException;
import java.nio.file.Path;

/** Whole files to and from arrays, by statements. */
final class ArrayFiles {
    private ArrayFiles() {}

    static void write(Format format, Path path, Unit.WriteBody items) throws IOException {
        try (Unit unit = Unit.create(path);
                WriteStatement statement = unit.write(format)) {
            items.write(statement);
        }
    }
}
