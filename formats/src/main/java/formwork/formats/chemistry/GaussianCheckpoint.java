package formwork.formats.chemistry;

import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import java.io.IOException;
import java.util.regex.Pattern;

/**
 * Formatted checkpoint files of Gaussian and others (fchk): entries, each with its name, its type
 * and, if it is an array, how many values follow.
 */
public final class GaussianCheckpoint implements WritableKind<Checkpoint> {
    private static final Pattern ENTRY =
            Pattern.compile("\\S.{39} {3}[IRCHL](   N= *\\d+| {5} *\\S.*)");

    @Override
    public String name() {
        return "gaussian-fchk";
    }

    @Override
    public String title() {
        return "a formatted checkpoint file";
    }

    @Override
    public String specification() {
        return "Gaussian 16, utility programs, formchk: structure of the formatted checkpoint file";
    }

    @Override
    public Splitting splitting() {
        return Splitting.SECTIONS;
    }

    @Override
    public Evidence recognise(Head head) {
        String line = head.line(3);
        return ENTRY.matcher(line).matches()
                ? Evidence.certain(
                        "line 3: the entry \""
                                + line.substring(0, 40).strip()
                                + "\" of type "
                                + line.charAt(43))
                : Evidence.none("line 3 has no name of 40 columns with its type in column 44");
    }

    @Override
    public Checkpoint read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return new CheckpointReading(lines, options).read();
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        Checkpoint checkpoint = read(source, options);
        Facts facts =
                Facts.NONE
                        .with("title", checkpoint.title().strip())
                        .with("job", checkpoint.job().strip());
        for (CheckpointEntry entry : checkpoint.entries()) {
            if (entry.isArray()) {
                facts = facts.with("values of " + entry.name(), entry.table().rowCount());
            } else {
                facts = facts.with(entry.name(), String.valueOf(entry.table().row(0)[0]));
            }
        }
        return facts;
    }

    @Override
    public void write(Checkpoint checkpoint, Target target) throws IOException {
        CheckpointWriting.write(checkpoint, target);
    }
}
