package formwork.formats.chemistry;

import formwork.Format;
import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Table;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import java.io.IOException;

/** AMBER parameter and topology files: sections, each of which gives its name and its format. */
public final class AmberTopology implements WritableKind<Topology> {
    @Override
    public String name() {
        return "amber-prmtop";
    }

    @Override
    public String title() {
        return "an AMBER topology";
    }

    @Override
    public String specification() {
        return "AMBER file formats, ambermd.org/FileFormats.php, PARM parameter/topology file";
    }

    @Override
    public Splitting splitting() {
        return Splitting.WHOLE;
    }

    @Override
    public Evidence recognise(Head head) {
        if (!head.line(1).startsWith("%VERSION")) {
            return Evidence.none("line 1 does not begin with %VERSION");
        }
        for (int line = 2; line < Math.min(head.lineCount(), 20); line++) {
            if (head.line(line).startsWith("%FLAG")) {
                return Evidence.certain(
                        "line 1: \"%VERSION\"", "line " + line + ": " + head.line(line).strip());
            }
        }
        return Evidence.possible("line 1: \"%VERSION\"");
    }

    @Override
    public Topology read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return new TopologyReading(lines, options).read();
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        Topology topology = read(source, options);
        Facts facts = Facts.of(topology);
        for (TopologySection section : topology.sections()) {
            facts = facts.with(section.format());
        }
        return facts;
    }

    @Override
    public void write(Topology topology, Target target) throws IOException {
        target.line(topology.version());
        for (TopologySection section : topology.sections()) {
            for (String line : section.header()) {
                target.line(line);
            }
            for (int i = 0; i < section.blankLines(); i++) {
                target.line("");
            }
            values(section, target);
        }
    }

    private static void values(TopologySection section, Target target) throws IOException {
        Format format = Format.of(section.written());
        Table table = section.table();
        if (table.rowCount() == 0) {
            return;
        }
        if (table.columns().size() > 1) {
            target.rows(format, table);
            return;
        }
        String column = table.columns().get(0).name();
        switch (table.columns().get(0).kind()) {
            case INTEGER4 -> target.ints(format, table.ints(column));
            case INTEGER8 -> target.longs(format, table.longs(column));
            case REAL8 -> target.doubles(format, table.doubles(column));
            default -> target.texts(format, table.strings(column));
        }
    }
}
