package formwork.kernels.numa;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * On which nodes the pages of a buffer are.
 *
 * @param pages how many each node has
 * @param absentPages those that are on none, since nobody touched them
 * @param unknownPages those of which the system tells nothing
 * @param source what told it
 */
public record Placement(
        SortedMap<Integer, Long> pages, long absentPages, long unknownPages, Source source) {
    /** What tells of the nodes of pages. */
    public enum Source {
        /** The system call get_mempolicy. */
        GET_MEMPOLICY,
        /** The system call move_pages. */
        MOVE_PAGES,
        /** The file numa_maps of the process. */
        NUMA_MAPS,
        /** Nothing does. */
        NONE
    }

    /** Copies the map. */
    public Placement {
        pages = Collections.unmodifiableSortedMap(new TreeMap<>(pages));
    }

    /** The pages on this node. */
    public long on(int node) {
        return pages.getOrDefault(node, 0L);
    }

    /** Whether all pages are there and on this node. */
    public boolean isAllOn(int node) {
        return absentPages == 0 && unknownPages == 0 && pages.size() == 1 && on(node) > 0;
    }

    /** As {@code node 0: 12, node 2: 3}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        pages.forEach(
                (node, count) ->
                        text.append(text.length() == 0 ? "" : ", ")
                                .append("node ")
                                .append(node)
                                .append(": ")
                                .append(count));
        append(text, "absent", absentPages);
        append(text, "unknown", unknownPages);
        return text.toString();
    }

    private static void append(StringBuilder text, String what, long count) {
        if (count > 0) {
            text.append(text.length() == 0 ? "" : ", ").append(what).append(": ").append(count);
        }
    }
}
