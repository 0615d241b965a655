package formwork.namelist;

import static java.util.Objects.requireNonNull;

import formwork.error.EndOfFileException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.mode.DecimalSymbol;
import formwork.mode.Encoding;
import formwork.mode.Modes;
import formwork.namelist.GroupText.Assigned;
import formwork.unit.TextRecordSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A file of namelist groups in memory: read into Java objects, declared values or maps, and changed
 * here and there with all else kept as it is.
 *
 * <pre>{@code
 * NamelistFile file = NamelistFile.open(Path.of("input.nml"));
 * Config config = file.read("config", Config.class);
 * file.set("config", "steps", 500).write(Path.of("input.nml"));
 * }</pre>
 *
 * <p><b>Groups.</b> A group begins with the first byte of a record that is not blank, or behind
 * another one; what is between groups is left alone. Names are the same whatever their case. There
 * may be any number of commas between objects, and the last record may lack its end, though a
 * NAMELIST statement may refuse either.
 *
 * <p><b>Errors.</b> {@link FormworkException}, which says where, for what is no namelist; {@link
 * IoStatus#UNKNOWN_NAME}, {@link IoStatus#DUPLICATE_NAME} for a designator given values twice in a
 * group or a name that several groups have, {@link IoStatus#UNCLOSED_GROUP}. One that is opened as
 * lenient has {@link #warnings} for these instead: of several groups the first one counts, and of
 * several values the last. Not for two threads at once.
 */
public final class NamelistFile {
    private static final int LEAST_ELEMENTS = 4096;
    private static final Pattern DELIMITED = Pattern.compile("(^|[*,;\\s])['\"]");

    private final String name;
    private final Modes modes;
    private final boolean isLenient;
    private final Set<String> warnings = new LinkedHashSet<>();
    private final int syntaxFaults; // let pass, as the file is lenient
    private byte[] text;
    private List<GroupText> groups;

    private NamelistFile(String name, byte[] text, Modes modes, boolean isLenient) {
        this.name = name;
        this.modes = requireNonNull(modes, "modes");
        this.isLenient = isLenient;
        this.text = text;
        groups = GroupTextParser.parse(name, text, modes, isLenient, warnings);
        syntaxFaults = warnings.size();
    }

    /** The groups of a file. */
    public static NamelistFile open(Path path) throws IOException {
        return open(path, Modes.DEFAULT, false);
    }

    /** The groups of a file that may have unknown and duplicate names and lack ends. */
    public static NamelistFile openLenient(Path path) throws IOException {
        return open(path, Modes.DEFAULT, true);
    }

    /** The groups of a file, in other modes, lenient or not. */
    public static NamelistFile open(Path path, Modes modes, boolean isLenient) throws IOException {
        return new NamelistFile(path.toString(), Files.readAllBytes(path), modes, isLenient);
    }

    /** The groups of a text, which messages call {@code name}. */
    public static NamelistFile of(String name, byte[] text, Modes modes, boolean isLenient) {
        return new NamelistFile(name, text.clone(), modes, isLenient);
    }

    /** The groups of a text in ISO 8859-1. */
    public static NamelistFile of(String text) {
        byte[] bytes = encoded(text, StandardCharsets.ISO_8859_1);
        return new NamelistFile("text", bytes, Modes.DEFAULT, false);
    }

    /** A new text with the groups of a map that has the form of {@link #toMap()}. */
    public static NamelistFile create(Map<String, ?> groups) {
        return of(MapText.of(groups));
    }

    private static byte[] encoded(String text, Charset charset) {
        if (!charset.newEncoder().canEncode(text)) {
            throw new FormworkException(
                    IoStatus.BAD_CHARACTERS,
                    "found " + Quoted.text(text) + "; expected characters of " + charset);
        }
        return text.getBytes(charset);
    }

    // ---- what is in it ----

    /** The names of the groups as they are written, in their order. */
    public List<String> groups() {
        return groups.stream().map(GroupText::name).toList();
    }

    /** What was wrong and let pass, in the order in which it was met. */
    public List<String> warnings() {
        return List.copyOf(warnings);
    }

    /**
     * The variables of a group without a declaration, by their names in lower case.
     *
     * <p><b>Types.</b> Digits are a Long, other numbers a Double, {@code T}, {@code F}, {@code
     * true}, {@code false} and what begins with {@code .t} or {@code .f} a Boolean, two numbers in
     * parentheses a {@link Complex}, all else a String.
     *
     * <p><b>Shape.</b> A single value is by itself, several are a List, a null value is null.
     * Elements and components are Maps by their subscripts, {@code "(3,1)"}, and names. Where it
     * takes a declaration to say which values replace which, as with sections, substrings and a
     * variable as a whole beside parts of it, they are a Map in the order of the text by what
     * stands behind the variable's name, {@code "(1:2)%x"}, which may be nothing.
     */
    public Map<String, Object> toMap(String group) {
        return toMap(required(group));
    }

    /**
     * The value of one variable, element or component of a group without a declaration, in the form
     * that {@link #toMap} has; null if the text has none. An array without subscripts begins with
     * element 1.
     *
     * @throws FormworkException of {@link IoStatus#BAD_SHAPE} if it takes a declaration to say
     */
    public Object get(String group, String designator) {
        GroupText found = required(group);
        checkDuplicates(found);
        Designator parsed = DesignatorParser.parse(designator);
        ShownVariable variable = ShownVariable.of(found).get(parsed.variable());
        return variable == null ? null : variable.get(parsed);
    }

    /**
     * The same groups, objects and values in one style: an object on each line, without comments
     * and what is between groups. Objects without values are left out.
     *
     * <p>Whatever is declared, the new text gives the same values to it.
     */
    public NamelistFile tidied() {
        groups.forEach(this::checkDuplicates);
        return tidied(groups);
    }

    /** The same with one group only. */
    public NamelistFile tidied(String group) {
        GroupText found = required(group);
        checkDuplicates(found);
        return tidied(List.of(found));
    }

    private NamelistFile tidied(List<GroupText> some) {
        return new NamelistFile(name, TidyText.of(text, some, isDecimalComma()), modes, isLenient);
    }

    /** All groups by their names in lower case; those of the same name are a List of Maps. */
    public Map<String, Object> toMap() {
        Map<String, List<Object>> byName = new LinkedHashMap<>();
        for (GroupText group : groups) {
            byName.computeIfAbsent(Variable.lowerCase(group.name()), key -> new ArrayList<>())
                    .add(toMap(group));
        }
        Map<String, Object> all = new LinkedHashMap<>();
        byName.forEach((key, maps) -> all.put(key, maps.size() == 1 ? maps.get(0) : maps));
        return all;
    }

    private Map<String, Object> toMap(GroupText group) {
        checkDuplicates(group);
        Map<String, Object> map = new LinkedHashMap<>();
        ShownVariable.of(group).forEach((key, value) -> map.put(key, value.toJava()));
        return map;
    }

    private void checkDuplicates(GroupText group) {
        Map<String, Place> places = new HashMap<>();
        for (Assigned assigned : group.assigned()) {
            Place before = places.put(assigned.designator().toString(), assigned.place());
            if (before != null) {
                refuse(GroupReader.duplicate(assigned.designator(), assigned.place(), before));
            }
        }
    }

    private void refuse(FormworkException e) {
        if (!isLenient) {
            throw e;
        }
        warnings.add(e.getMessage());
    }

    /** What memory there is for is measured by the text. */
    private int mostElements() {
        return (int) Math.min(Integer.MAX_VALUE - 16L, LEAST_ELEMENTS + 16L * text.length);
    }

    /** The group of that name, which must be there. */
    private GroupText required(String group) {
        GroupText found = null;
        for (GroupText candidate : groups) {
            if (candidate.name().equalsIgnoreCase(group)) {
                if (found == null) {
                    found = candidate;
                } else {
                    refuse(
                            candidate
                                    .place()
                                    .error(
                                            IoStatus.DUPLICATE_NAME,
                                            "group " + candidate.name() + " again",
                                            "it once, as in record " + found.place().record()));
                }
            }
        }
        if (found == null) {
            throw new EndOfFileException(
                    name
                            + ": found "
                            + (groups.isEmpty() ? "no group" : "groups " + groups())
                            + "; expected namelist group "
                            + Quoted.text(group));
        }
        return found;
    }

    // ---- declared ----

    /** Reads the group of {@code values} into them; what the text has no value for stays. */
    public void read(NamelistValues values) {
        GroupText group = required(values.group().name());
        int line = group.from() - (group.place().column() - 1);
        TextRecordSource source = new TextRecordSource(name, text, line, group.place().record());
        GroupInput input = new GroupInput(source, modes, true);
        ReadRules rules = isLenient ? ReadRules.LENIENT : ReadRules.STRICT;
        try {
            input.list().beginGroup(modes);
            input.list().moveTo(group.from());
            if (!input.isGroupFirst()) {
                throw new IllegalStateException("no group where one was found");
            }
            new GroupReader(input, values, rules, mostElements(), warnings).read();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text in memory gives none
        }
    }

    /**
     * Reads a group into a new record, or an object of a class with a constructor without
     * parameters; see {@link NamelistValues} for the types of its components or fields.
     *
     * <p>What the text has no value for is zero, false, empty, or as the constructor leaves it. An
     * array that is null before has as many elements as there are values for.
     */
    public <T> T read(String group, Class<T> type) {
        JavaFields fields = JavaFields.of(type);
        if (!type.isRecord()) {
            return readOver(group, type.cast(fields.construct()));
        }
        NamelistValues values =
                new NamelistValues(
                        new NamelistGroup(group, JavaDeclaration.variables(fields, null)));
        read(values);
        return JavaValues.GIVEN.create(type, values);
    }

    /**
     * Reads a group over the values of {@code object}: returns a new record, or the same object
     * with its fields changed.
     *
     * <p>So it is with what the fields hold: records are made anew, while other objects and the
     * arrays in them are changed. What the text has no value for stays, null if it is.
     */
    public <T> T readOver(String group, T object) {
        NamelistValues values = NamelistValues.of(group, object);
        read(values);
        if (!object.getClass().isRecord()) {
            JavaValues.GIVEN.assign(object, values);
            return object;
        }
        @SuppressWarnings("unchecked")
        Class<T> type = (Class<T>) object.getClass();
        return JavaValues.GIVEN.recordLike(type, object, values);
    }

    // ---- changes ----

    /**
     * Gives a variable, element or component another value, or an array several (as an array or a
     * List), and returns this. Comments, order, spelling and line ends stay; what is not there yet
     * is added at the end of the group.
     *
     * <p>A null among values leaves the variable's own value in its place; without any value, what
     * is there is taken out of the group.
     */
    public NamelistFile set(String group, String designator, Object value) {
        if (ValueText.isNull(value)) {
            return remove(group, designator);
        }
        return edit(
                group,
                designator,
                sample -> encodable(ValueText.like(sample, isDecimalComma()).of(value)));
    }

    private String encodable(String values) {
        encoded(values, charset());
        return values;
    }

    /**
     * The same with the text of the values as the file shall have it, such as {@code 3*0.0, 1.5}.
     * It gets delimiters if it has none and is a single word that is no number and no logical, or
     * replaces a string that has some. An empty text takes what is there out of the group.
     */
    public NamelistFile setText(String group, String designator, String values) {
        String stripped = values.strip();
        byte[] bytes = encoded(stripped, charset());
        if (stripped.isEmpty()) {
            return remove(group, designator);
        }
        checkNoComment(stripped);
        boolean isDelimited = DELIMITED.matcher(stripped).find();
        boolean isString = !isDelimited && isStringWord(bytes);
        return edit(
                group,
                designator,
                sample -> {
                    boolean replacesString = sample.startsWith("'") || sample.startsWith("\"");
                    return isString || replacesString && !isDelimited
                            ? ValueText.like(sample, isDecimalComma()).of(stripped)
                            : stripped;
                });
    }

    /** A comment would take with it what stands behind the values in the file. */
    private void checkNoComment(String values) {
        char delimiter = 0;
        for (int i = 0; i < values.length(); i++) {
            char c = values.charAt(i);
            if (delimiter != 0) {
                if (c == '\n') { // no part of the string when it is read
                    throw notValues(values);
                }
                delimiter = c == delimiter ? 0 : delimiter;
            } else if (c == '\'' || c == '"') {
                delimiter = c;
            } else if (c == '!') {
                throw notValues(values);
            }
        }
    }

    private FormworkException notValues(String values) {
        return new FormworkException(
                IoStatus.NAMELIST_SYNTAX,
                name + ": found " + Quoted.text(values) + "; expected values alone");
    }

    private boolean isStringWord(byte[] bytes) {
        boolean isWord = bytes.length > 0;
        for (byte b : bytes) {
            isWord &= !Syntax.isBlank(b) && ",;*()".indexOf(b) < 0;
        }
        return isWord && WordType.of(bytes, 0, bytes.length, modes.decimal()) == WordType.CHARACTER;
    }

    private NamelistFile edit(String group, String written, NamelistEditor.NewText values) {
        Designator designator = designator(written);
        GroupText before = required(group);
        NamelistEditor editor = new NamelistEditor(text, before, charset(), isDecimalComma());
        return take(editor.with(written.strip(), designator, values), designator, before, editor);
    }

    private NamelistFile remove(String group, String written) {
        Designator designator = designator(written);
        GroupText before = required(group);
        NamelistEditor editor = new NamelistEditor(text, before, charset(), isDecimalComma());
        byte[] edited = editor.without(designator);
        return take(edited, editor.removedOr(designator), before, editor);
    }

    private Designator designator(String written) {
        for (int i = 0; i < written.length(); i++) {
            char c = written.charAt(i);
            if (c == '!' || c < ' ') { // it would go into the text as it is
                throw new FormworkException(
                        IoStatus.NAMELIST_SYNTAX,
                        name + ": found " + Quoted.text(written) + "; expected a designator alone");
            }
        }
        return DesignatorParser.parse(written);
    }

    private NamelistFile take(
            byte[] edited, Designator designator, GroupText before, NamelistEditor editor) {
        Set<String> found = new LinkedHashSet<>();
        List<GroupText> changed = GroupTextParser.parse(name, edited, modes, isLenient, found);
        boolean hasNewFaults = found.size() > syntaxFaults;
        if (hasNewFaults || !areOthersSame(objects(groups), objects(changed), designator)) {
            throw new FormworkException(
                    IoStatus.NAMELIST_SYNTAX,
                    name
                            + ": found more than values for "
                            + designator
                            + "; expected values alone");
        }
        editor.checkEffect(changed.get(groups.indexOf(before)));
        groups = changed;
        text = edited;
        return this;
    }

    /** The new values may be no end of the group and no other object. */
    private static boolean areOthersSame(
            List<String> before, List<String> after, Designator changed) {
        List<String> fewer = before.size() < after.size() ? before : after;
        List<String> more = before.size() < after.size() ? after : before;
        boolean isSame = before.equals(after);
        for (int i = 0; !isSame && i < more.size(); i++) {
            if (more.get(i).endsWith(" " + changed)) {
                List<String> others = new ArrayList<>(more);
                others.remove(i);
                isSame = others.equals(fewer);
            }
        }
        return isSame;
    }

    private static List<String> objects(List<GroupText> groups) {
        List<String> objects = new ArrayList<>();
        for (int i = 0; i < groups.size(); i++) {
            for (Assigned assigned : groups.get(i).assigned()) {
                objects.add(i + " " + assigned.designator());
            }
            objects.add(i + " ends");
        }
        return objects;
    }

    private boolean isDecimalComma() {
        return modes.decimal() == DecimalSymbol.COMMA;
    }

    private Charset charset() {
        return modes.encoding() == Encoding.UTF_8
                ? StandardCharsets.UTF_8
                : StandardCharsets.ISO_8859_1;
    }

    /** The whole text, as bytes. */
    public byte[] bytes() {
        return text.clone();
    }

    /** Writes the whole text to a file. */
    public void write(Path path) throws IOException {
        Files.write(path, text);
    }

    /** The whole text. */
    @Override
    public String toString() {
        return new String(text, charset());
    }
}
