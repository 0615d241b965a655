package formwork.formats.matrix;

import formwork.Format;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Numbers;
import formwork.formats.Target;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes supplementary files. */
final class SupplementWriting {
    private final BoeingSupplement file;
    private final Target target;
    private final boolean isOrdering;

    private SupplementWriting(BoeingSupplement file, Target target) {
        this.file = file;
        this.target = target;
        isOrdering = file.type().equals("ord");
    }

    static void write(BoeingSupplement file, Target target) throws IOException {
        new SupplementWriting(file, target).write();
    }

    private void write() throws IOException {
        List<String> formats = formats();
        for (String line : header(formats)) {
            target.line(line);
        }
        int next = 0;
        if (file.offsets() != null) {
            numbers(formats.get(next++), file.offsets().numbers(), 1);
        }
        if (file.indices() != null) {
            numbers(formats.get(next++), file.indices().numbers(), 1);
        }
        if (numbers() != null) {
            numbers(formats.get(next), numbers(), 0);
        }
    }

    private void numbers(String format, Numbers numbers, long added) throws IOException {
        target.numbers(Format.of(format), numbers, added);
    }

    /** The values; null if there are none. */
    private Numbers numbers() {
        if (file.values() instanceof Values.Reals reals) {
            return reals.numbers();
        }
        if (file.values() instanceof Values.Complexes complexes) {
            return complexes.numbers();
        }
        return file.values() instanceof Values.Integers integers ? integers.numbers() : null;
    }

    /** Those of the parts that are there. */
    private List<String> formats() {
        BoeingSupplement.Form form = file.form();
        boolean isNew = form.header().isEmpty();
        List<String> formats = new ArrayList<>();
        if (file.offsets() != null) {
            long most = file.indices().length() + 1;
            formats.add(isNew ? BoeingForms.integers(most) : form.offsets());
        }
        if (file.indices() != null) {
            formats.add(isNew ? BoeingForms.integers(file.rows()) : form.indices());
        }
        if (numbers() != null) {
            formats.add(isNew ? BoeingForms.values(file.values()) : form.values());
        }
        return formats;
    }

    private List<String> header(List<String> formats) {
        if (!file.form().header().isEmpty()) {
            return file.form().header();
        }
        if (!SupplementHeader.TYPES.contains(file.type())) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    target.name()
                            + ": found the type \""
                            + file.type()
                            + "\"; expected one such as rhs, ord or sln");
        }
        String three =
                String.format(
                        Locale.ROOT,
                        "%-20s%-20s%-20s",
                        formats.get(0),
                        formats.size() > 1 ? formats.get(1) : "",
                        formats.size() > 2 ? formats.get(2) : "");
        return List.of(
                String.format(Locale.ROOT, "%-72s%-8s", file.title(), file.key()).stripTrailing(),
                String.format(
                        Locale.ROOT,
                        "%s%c%c %-8s %c %13d %13d %13d",
                        file.type(),
                        file.position(),
                        file.organization(),
                        file.caseId(),
                        number(),
                        file.rows(),
                        file.vectors(),
                        entries()),
                three.stripTrailing());
    }

    private char number() {
        if (isOrdering || file.values() instanceof Values.Integers) {
            return 'i';
        }
        if (file.values() instanceof Values.Complexes) {
            return 'c';
        }
        return file.values() instanceof Values.Reals ? 'r' : 'p';
    }

    private long entries() {
        if (file.offsets() != null) {
            return file.indices().length();
        }
        return file.type().equals("rhs") ? file.values().length() : 0;
    }
}
