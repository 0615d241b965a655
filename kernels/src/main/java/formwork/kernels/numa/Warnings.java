package formwork.kernels.numa;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Says what the system refused, each refusal once: a thousand buffers make one line. */
final class Warnings {
    private final Consumer<String> sink;
    private final Set<String> said = ConcurrentHashMap.newKeySet();

    Warnings(Consumer<String> sink) {
        this.sink = sink;
    }

    /** Says {@code text} unless something of the same {@code kind} was said before. */
    void once(String kind, String text) {
        if (said.add(kind)) {
            sink.accept(text);
        }
    }
}
