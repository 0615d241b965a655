package formwork.formats;

import formwork.formats.Detection.Finding;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * All kinds of files that are known, and the one way in.
 *
 * <pre>{@code
 * Object matrix = Kinds.read(Path.of("g20.rua"));
 * Detection detection = Kinds.detect(Path.of("g20.rua")); // why it is what it is
 * }</pre>
 */
public final class Kinds {
    private Kinds() {}

    private static final class Loaded {
        static final List<Kind<?>> ALL = load();

        private static List<Kind<?>> load() {
            List<Kind<?>> kinds = new ArrayList<>();
            ServiceLoader.load(Kind.class, Kinds.class.getClassLoader()).forEach(kinds::add);
            kinds.sort(Comparator.comparing(Kind::name));
            return List.copyOf(kinds);
        }
    }

    /** All of them by name. */
    public static List<Kind<?>> all() {
        return Loaded.ALL;
    }

    /** The kind of this name. */
    public static Optional<Kind<?>> named(String name) {
        return all().stream().filter(kind -> kind.name().equals(name)).findFirst();
    }

    /** Of what kind a file may be, and why: by its content, never by its name. */
    public static Detection detect(Path path) throws IOException {
        try (Source source = Source.open(path)) {
            return detect(source);
        }
    }

    /** As {@link #detect(Path)}. */
    public static Detection detect(Source source) throws IOException {
        Head head = source.head();
        List<Finding> findings = new ArrayList<>();
        for (Kind<?> kind : all()) {
            Evidence evidence = kind.recognise(head);
            if (evidence.isAny()) {
                findings.add(new Finding(kind, evidence));
            }
        }
        findings.sort(Comparator.comparing((Finding f) -> f.evidence().strength()).reversed());
        return new Detection(source.name(), findings);
    }

    /**
     * Reads a file of whatever kind it is.
     *
     * @throws formwork.error.FormworkException if it is of none, or of two as far as can be told,
     *     or not as its kind asks
     */
    public static Object read(Path path) throws IOException {
        try (Source source = Source.open(path)) {
            return detect(source).kind().read(source, ReadOptions.STRICT);
        }
    }
}
