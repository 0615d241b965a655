package formwork.kernels.numa;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The files of a made-up machine, from a resource with a line {@code path: text} for each; a path
 * with a list in braces stands for one of each number, which {@code {}} in the text is then.
 */
final class MachineFiles {
    private MachineFiles() {}

    /** Writes the files of the machine into {@code root}. */
    static Path place(String machine, Path root) throws IOException {
        try (InputStream in = MachineFiles.class.getResourceAsStream(machine + ".machine")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (String line : text.lines().toList()) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    placeLine(line, root);
                }
            }
        }
        return root;
    }

    private static void placeLine(String line, Path root) throws IOException {
        int colon = line.indexOf(": ");
        String path = line.substring(0, colon);
        String content = line.substring(colon + 2).replace("\\n", "\n").replace("\\t", "\t") + "\n";
        int open = path.indexOf('{');
        if (open < 0) {
            write(root.resolve(path), content);
            return;
        }
        int close = path.indexOf('}');
        for (int id : IdSet.ofList(path.substring(open + 1, close)).toArray()) {
            String one = path.substring(0, open) + id + path.substring(close + 1);
            write(root.resolve(one), content.replace("{}", Integer.toString(id)));
        }
    }

    private static void write(Path file, String content) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, content.equals("(empty)\n") ? "\n" : content);
    }
}
