package formwork.formats.chemistry;

import formwork.formats.Tables;
import formwork.formats.Tabular;
import java.util.List;

/**
 * A molecule's parameters and topology, a table for each section of the file, by its flag.
 *
 * @param file what messages call it
 * @param version the first line of the file
 * @param sections in their order
 */
public record Topology(String file, String version, List<TopologySection> sections)
        implements Tabular {
    /** Keeps a copy of the list. */
    public Topology {
        sections = List.copyOf(sections);
    }

    @Override
    public Tables tables() {
        Tables tables = Tables.of(file);
        for (TopologySection section : sections) {
            tables.and(section.table());
        }
        return tables;
    }
}
