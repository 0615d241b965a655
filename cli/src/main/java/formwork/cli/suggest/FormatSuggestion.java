package formwork.cli.suggest;

import formwork.Format;
import formwork.cli.suggest.LineGroups.By;
import formwork.cli.suggest.RecordType.Misfit;
import formwork.edit.DataEdit;
import formwork.edit.ItemKind;
import formwork.error.FieldException;
import formwork.formats.Lines;
import formwork.formats.Source;
import formwork.transfer.FormattedRead;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The formats that are suggested for the lines of a file: one if that reads them all, else one for
 * each sort of lines.
 *
 * @param lines that were looked at
 * @param types the sorts of lines, those with the most lines first
 * @param notes what else was seen
 */
public record FormatSuggestion(long lines, List<RecordType> types, List<String> notes) {
    private static final int MOST_MISFITS = 20;
    private static final int WIDEST_INT = 9;
    private static final double BETTER = 0.05; // so much better must several formats be than fewer

    /** Keeps copies. */
    public FormatSuggestion {
        types = List.copyOf(types);
        notes = List.copyOf(notes);
    }

    /** Looks at the first {@code most} lines of a file, several times, and keeps none of them. */
    public static FormatSuggestion of(Source source, long most) throws IOException {
        LineGroups groups = new LineGroups();
        LineStatistics all = null;
        try (Lines lines = source.lines()) {
            while (lines.number() < most && lines.next()) {
                groups.add(lines.bytes(), lines.from(), lines.to());
            }
        }
        List<RecordType> best = List.of();
        double bestScore = 0;
        for (By by : By.values()) {
            Optional<Map<String, LineStatistics>> found = groups.groups(by);
            if (found.isEmpty()) {
                continue;
            }
            if (by == By.NOTHING) {
                all = found.get().get("");
            }
            Checking checking = new Checking(by, found.get());
            List<RecordType> types = checking.check(source, most);
            double score = checking.score;
            if (best.isEmpty() || score > bestScore + BETTER * Math.abs(bestScore)) {
                best = types;
                bestScore = score;
            }
        }
        List<String> notes = new ArrayList<>();
        if (all != null && all.hasTabs()) {
            notes.add("there are tabs: columns are not where they seem");
        }
        if (all != null && all.width() >= LineStatistics.MOST_COLUMNS) {
            notes.add("columns beyond " + LineStatistics.MOST_COLUMNS + " were not looked at");
        }
        noteHeading(best, notes);
        return new FormatSuggestion(all == null ? 0 : all.lines(), best, notes);
    }

    /** Says so if the lines that are not read are the first ones. */
    private static void noteHeading(List<RecordType> types, List<String> notes) {
        if (types.size() != 1 || types.get(0).misfits().isEmpty()) {
            return;
        }
        RecordType type = types.get(0);
        long unread = type.lines() - type.fits();
        long last = type.misfits().get(type.misfits().size() - 1).line();
        if (last == unread && unread == type.misfits().size()) {
            notes.add(
                    unread == 1
                            ? "line 1 is a heading, it seems"
                            : "lines 1-" + last + " are a heading, it seems");
        }
    }

    /** A sort of lines whose format is held against them. */
    private static final class Candidate {
        final String what;
        final List<SuggestedField> fields;
        final Format format;
        final List<Misfit> misfits = new ArrayList<>();
        long lines;
        long fits;

        Candidate(String what, List<SuggestedField> fields) {
            this.what = what;
            this.fields = fields;
            format = fields.isEmpty() ? null : Format.of(RecordType.format(fields));
        }

        boolean hasAll(List<SuggestedField> others) {
            if (others.size() > fields.size()) {
                return false;
            }
            for (int i = 0; i < others.size(); i++) {
                SuggestedField mine = fields.get(i);
                SuggestedField other = others.get(i);
                if (!mine.descriptor().equals(other.descriptor())
                        || mine.firstColumn() != other.firstColumn()) {
                    return false;
                }
            }
            return true;
        }

        RecordType toType() {
            String text = format == null ? "()" : format.toString();
            return new RecordType(what, text, fields, lines, fits, misfits);
        }
    }

    /** Holds formats against all lines. */
    private static final class Checking {
        private final By by;
        private final Map<String, Candidate> candidates = new HashMap<>();
        private final List<Candidate> distinct = new ArrayList<>();
        private double score; // a line that fits is 1, and each number in it

        Checking(By by, Map<String, LineStatistics> groups) {
            this.by = by;
            List<Map.Entry<String, LineStatistics>> widest = new ArrayList<>(groups.entrySet());
            widest.sort(Comparator.comparing(group -> -group.getValue().width()));
            for (Map.Entry<String, LineStatistics> group : widest) {
                List<SuggestedField> fields = Segmentation.of(group.getValue());
                Candidate candidate =
                        distinct.stream()
                                .filter(other -> other.hasAll(fields))
                                .findFirst()
                                .orElse(null);
                if (candidate == null) {
                    candidate = new Candidate(group.getKey(), fields);
                    distinct.add(candidate);
                }
                candidates.put(group.getKey(), candidate);
            }
        }

        List<RecordType> check(Source source, long most) throws IOException {
            try (Lines lines = source.lines()) {
                while (lines.number() < most && lines.next()) {
                    String key = LineGroups.key(by, lines.bytes(), lines.from(), lines.to());
                    Candidate candidate = candidates.get(key);
                    candidate.lines++;
                    long number = lines.number();
                    String text = lines.text();
                    Misfit misfit = misfit(candidate, lines, number, text);
                    if (misfit == null) {
                        candidate.fits++;
                        score += 1 + numbers(candidate.fields, text);
                    } else if (candidate.misfits.size() < MOST_MISFITS) {
                        candidate.misfits.add(misfit);
                    }
                }
            }
            return distinct.stream()
                    .sorted(Comparator.comparing(candidate -> -candidate.lines))
                    .map(Candidate::toType)
                    .toList();
        }

        private static Misfit misfit(Candidate candidate, Lines lines, long number, String text)
                throws IOException {
            int column = 1;
            for (SuggestedField field : candidate.fields) {
                int begin = Math.min(text.length(), field.firstColumn() - 1);
                int stray = firstOther(text, column - 1, begin);
                if (stray >= 0) {
                    return new Misfit(number, stray + 1, text, "found what no field has");
                }
                column = field.lastColumn() + 1;
            }
            int stray = firstOther(text, column - 1, text.length());
            if (stray >= 0) {
                return new Misfit(number, stray + 1, text, "found more than the fields");
            }
            return candidate.format == null ? null : unread(candidate, lines, number, text);
        }

        /** How many numbers the fields find in a line, less the places where they cut digits. */
        private static int numbers(List<SuggestedField> fields, String text) {
            int count = 0;
            for (SuggestedField field : fields) {
                int end = Math.min(text.length(), field.lastColumn());
                int begin = Math.min(text.length(), field.firstColumn() - 1);
                if (field.type() == 'A' || text.substring(begin, end).isBlank()) {
                    continue;
                }
                boolean isCut =
                        end < text.length()
                                && Character.isDigit(text.charAt(end))
                                && isOfNumber(text.charAt(end - 1));
                count += isCut ? -1 : 1;
            }
            return count;
        }

        private static boolean isOfNumber(char c) {
            return Character.isDigit(c) || c == '.' || c == '-' || c == '+';
        }

        private static int firstOther(String text, int from, int to) {
            for (int i = from; i < Math.min(to, text.length()); i++) {
                if (text.charAt(i) != ' ') {
                    return i;
                }
            }
            return -1;
        }

        private static Misfit unread(Candidate candidate, Lines lines, long number, String text)
                throws IOException {
            lines.back();
            FormattedRead read = lines.begin(candidate.format);
            Misfit misfit = null;
            for (SuggestedField field : candidate.fields) {
                DataEdit edit = read.selectInPass();
                if (edit == null) {
                    throw new IllegalStateException("found fewer fields than " + candidate.fields);
                }
                if (field.type() == 'A') {
                    read.readText();
                } else if (misfit == null) {
                    misfit = unread(read, field, number, text);
                }
            }
            return misfit;
        }

        private static Misfit unread(
                FormattedRead read, SuggestedField field, long number, String text)
                throws IOException {
            try {
                if (field.type() != 'I') {
                    read.read(ItemKind.REAL8);
                } else {
                    read.read(field.width() <= WIDEST_INT ? ItemKind.INTEGER4 : ItemKind.INTEGER8);
                }
            } catch (FieldException e) {
                String why = e.getMessage().replaceFirst("^.*?: found", "found");
                return new Misfit(number, field.firstColumn(), text, why);
            }
            int begin = Math.min(text.length(), field.firstColumn() - 1);
            String found = text.substring(begin, Math.min(text.length(), field.lastColumn()));
            if (!found.isBlank() && found.chars().noneMatch(c -> c >= '0' && c <= '9')) {
                String special = found.strip().toLowerCase(Locale.ROOT);
                if (!special.contains("nan") && !special.contains("inf")) {
                    return new Misfit(number, field.firstColumn(), text, "found no digit");
                }
            }
            int blank = found.strip().indexOf(' ');
            return blank < 0
                    ? null
                    : new Misfit(
                            number,
                            field.firstColumn(),
                            text,
                            "found a blank inside a number of " + field.descriptor());
        }
    }
}
