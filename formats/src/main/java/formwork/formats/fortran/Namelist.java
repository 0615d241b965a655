package formwork.formats.fortran;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import formwork.mode.Modes;
import formwork.namelist.NamelistFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Namelist groups: {@code &name} or {@code $name}, values, and {@code /}, {@code &end} or {@code
 * $}.
 */
public final class Namelist implements WritableKind<NamelistFile> {
    private static final int MOST_BYTES = 1 << 28;
    private static final int MOST_CHARACTERS = 1000;
    private static final Pattern BEGIN =
            Pattern.compile("\\s*[&$](?!(?i:end)\\b)[A-Za-z]\\w*\\b.*");
    private static final Pattern END =
            Pattern.compile("(?i)(.*\\s)?(/|[&$]end|\\$)\\s*(!.*)?|[^'\"!]*/\\s*");

    @Override
    public String name() {
        return "namelist";
    }

    @Override
    public String title() {
        return "namelist groups";
    }

    @Override
    public String specification() {
        return "Fortran 2018, 13.11";
    }

    @Override
    public Splitting splitting() {
        return Splitting.WHOLE;
    }

    @Override
    public Evidence recognise(Head head) {
        int begin = 0;
        int end = 0;
        int equals = 0;
        boolean isFirst = false;
        boolean isOther = false;
        for (int number = 1; number <= head.lineCount() && end == 0; number++) {
            String line = head.line(number);
            boolean isLong = line.length() > MOST_CHARACTERS;
            if (begin == 0) {
                if (!isLong && BEGIN.matcher(line).matches()) {
                    begin = number;
                    isFirst = !isOther;
                }
                isOther |= !line.isBlank() && !line.stripLeading().startsWith("!");
            }
            if (begin > 0) {
                equals = equals == 0 && line.indexOf('=') > 0 ? number : equals;
                end = !isLong && END.matcher(line).matches() ? number : 0;
            }
        }
        if (begin == 0 || equals == 0 || end == 0 && head.isWhole()) {
            return Evidence.none("no group: &name, values behind =, and /");
        }
        String seen = "line " + begin + ": " + head.columns(begin, 1, 40).strip();
        String last = end == 0 ? "line " + equals + ": a value" : "line " + end + ": its end";
        return isFirst ? Evidence.likely(seen, last) : Evidence.possible(seen, last);
    }

    @Override
    public NamelistFile read(Source source, ReadOptions options) throws IOException {
        if (source.sizeBytes() > MOST_BYTES) {
            throw new FormworkException(
                    IoStatus.NOT_ALLOWED,
                    source.name()
                            + ": found "
                            + source.sizeBytes()
                            + " bytes; expected at most "
                            + MOST_BYTES
                            + " in a namelist");
        }
        try (InputStream stream = source.stream(0)) {
            byte[] text = stream.readAllBytes();
            NamelistFile file =
                    NamelistFile.of(source.name(), text, Modes.DEFAULT, options.isLenient());
            if (file.groups().isEmpty()) {
                throw new FormworkException(
                        IoStatus.BAD_STRUCTURE,
                        source.name() + ": found no group; expected &name, values, and /");
            }
            return file;
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        NamelistFile file = read(source, options);
        List<String> groups = file.groups();
        Facts facts = Facts.NONE.with("groups", groups.size());
        for (String group : groups) {
            facts = facts.with("objects of " + group, file.toMap(group).size());
        }
        return facts;
    }

    @Override
    public void write(NamelistFile file, Target target) throws IOException {
        byte[] bytes = file.bytes();
        OutputStream out = target.stream();
        int from = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '\n') { // a line ends with this alone, as everywhere
                int to = i > from && bytes[i - 1] == '\r' ? i - 1 : i;
                out.write(bytes, from, to - from);
                out.write('\n');
                from = i + 1;
            }
        }
        if (from < bytes.length) {
            out.write(bytes, from, bytes.length - from);
            out.write('\n');
        }
    }
}
