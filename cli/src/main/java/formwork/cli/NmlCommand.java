package formwork.cli;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.mode.Dialect;
import formwork.mode.Modes;
import formwork.namelist.NamelistFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.zip.GZIPOutputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code formwork nml}: the groups of a namelist file, shown or changed. */
@Command(
        name = "nml",
        mixinStandardHelpOptions = true,
        description = "Shows the groups of a namelist file, or changes values in it.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork nml input.nml",
            "  formwork nml input.nml indata.nfp",
            "  formwork nml input.nml indata --to json",
            "  formwork nml input.nml indata --set nfp=5 --set 'rbc(0,1)=1.5d-3' -i",
            "  formwork nml input.nml --set indata.nfp=5 -o changed.nml",
            "",
            "Without --to, all of it or a group is a namelist again, in one style, without comments and",
            "names without values; the values of one name are a line each. --set keeps all but the",
            "values: comments, order, spelling and line ends; a name that is not there is added to its",
            "group, and one is taken out if VALUE is empty. VALUE is as in a namelist, such as",
            "3*0.0,1.5; a word alone is a string."
        })
final class NmlCommand implements Callable<Integer> {
    /** The form of the output. */
    enum Form {
        /** A namelist, or values a line each. */
        TEXT,
        /** Objects, arrays and values. */
        JSON
    }

    @Mixin private OutputFile output;

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description =
                    "The file to read, unpacked if its name ends in .gz; - is standard input.")
    private String file;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "GROUP[.NAME]",
            description = "Only this group, or this variable, element or component of it.")
    private String selection;

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "Give NAME, or GROUP.NAME, this value; any number of times.")
    private List<String> changes = List.of();

    @Option(
            names = "--to",
            paramLabel = "text|json",
            defaultValue = "TEXT",
            description = "The form of the output (text).")
    private Form form;

    @Option(
            names = {"-i", "--in-place"},
            description = "Write the changed file in its place.")
    private boolean isInPlace;

    @Option(
            names = "--lenient",
            description = "Warn of duplicate names and missing ends instead of refusing them.")
    private boolean isLenient;

    @Option(
            names = "--as",
            paramLabel = "gfortran|flang",
            defaultValue = "GFORTRAN",
            description = "The compiler to be like where the two differ (gfortran).")
    private Dialect dialect;

    private final Streams streams;

    NmlCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (isInPlace && (changes.isEmpty() || file.equals("-") || output.isGiven())) {
            throw new UsageException("found -i; expected it with --set, a FILE and no -o");
        }
        if (!changes.isEmpty() && form == Form.JSON) {
            throw new UsageException("found --set with --to json; expected one of them");
        }
        NamelistFile namelist;
        try (InputStream input = InputFile.stream(file, streams)) {
            byte[] text = input.readAllBytes();
            Modes modes = Modes.DEFAULT.with(dialect);
            namelist = NamelistFile.of(InputFile.shownName(file), text, modes, isLenient);
        }
        if (changes.isEmpty()) {
            show(namelist);
        } else {
            change(namelist);
        }
        for (String warning : namelist.warnings()) {
            streams.err().println("formwork: warning: " + warning);
        }
        return ExitCode.OK;
    }

    // ---- changes ----

    private void change(NamelistFile namelist) throws IOException {
        for (String change : changes) {
            int equals = change.indexOf('=');
            if (equals < 1) {
                throw new UsageException(
                        "--set: found " + Quoted.text(change) + "; expected NAME=VALUE");
            }
            String name = change.substring(0, equals).strip();
            String values = change.substring(equals + 1).strip();
            int point = name.indexOf('.');
            String group = point < 0 ? chosenGroup(namelist) : name.substring(0, point);
            namelist.setText(group, name.substring(point + 1), bytesAsCharacters(values));
        }
        if (isInPlace) {
            replace(namelist.bytes());
            return;
        }
        try (OutputStream out = output.open(streams)) {
            out.write(namelist.bytes());
        }
    }

    /** A file that is being replaced is whole at any time. */
    private void replace(byte[] text) throws IOException {
        Path path = Path.of(file).toRealPath();
        Path made = Files.createTempFile(path.getParent(), "formwork", ".nml");
        try {
            try (OutputStream out =
                    InputFile.isPacked(path)
                            ? new GZIPOutputStream(Files.newOutputStream(made))
                            : Files.newOutputStream(made)) {
                out.write(text);
            }
            keepOwner(path, made);
            Files.move(made, path, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(made);
        }
    }

    /** The new file may be read and written by whom the old one might. */
    private static void keepOwner(Path from, Path to) throws IOException {
        PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        PosixFileAttributeView made = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (old == null || made == null) {
            return; // the system has no such modes
        }
        PosixFileAttributes attributes = old.readAttributes();
        try {
            made.setOwner(attributes.owner());
            made.setGroup(attributes.group());
        } catch (IOException e) {
            // Only some may give files away; the modes are the file's all the same.
        }
        made.setPermissions(attributes.permissions());
    }

    private String chosenGroup(NamelistFile namelist) {
        if (selection != null) {
            return groupOf(selection);
        }
        List<String> groups = namelist.groups();
        if (groups.size() != 1) {
            throw new UsageException(
                    "--set: found no group; expected one of "
                            + groups
                            + ", as in GROUP.NAME=VALUE");
        }
        return groups.get(0);
    }

    private static String groupOf(String selected) {
        int point = selected.indexOf('.');
        return point < 0 ? selected : selected.substring(0, point);
    }

    private static String bytesAsCharacters(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    // ---- showing ----

    private void show(NamelistFile namelist) throws IOException {
        boolean isValue = selection != null && selection.indexOf('.') >= 0;
        boolean isNamelist = form == Form.TEXT && !isValue;
        Object shown = isNamelist ? null : selected(namelist);
        NamelistFile tidied =
                !isNamelist
                        ? null
                        : selection == null ? namelist.tidied() : namelist.tidied(selection);
        try (TextOutput out = new TextOutput(output.name(), output.open(streams))) {
            if (isNamelist) {
                byte[] text = tidied.bytes();
                out.put(text, 0, text.length);
                out.endPart();
            } else if (form == Form.JSON) {
                NamelistJson.write(shown, out);
            } else {
                putValues(shown, "", out);
            }
        }
    }

    private Object selected(NamelistFile namelist) {
        if (selection == null) {
            return namelist.toMap();
        }
        int point = selection.indexOf('.');
        if (point < 0) {
            return namelist.toMap(selection);
        }
        String name = selection.substring(point + 1);
        Object value = namelist.get(groupOf(selection), name);
        if (value == null) {
            throw new FormworkException(
                    IoStatus.UNKNOWN_NAME,
                    InputFile.shownName(file)
                            + ": found no value of "
                            + name
                            + " in group "
                            + groupOf(selection)
                            + "; expected one");
        }
        return value;
    }

    /** A line for each value, with its place where it is one of a structure or has subscripts. */
    private static void putValues(Object value, String place, TextOutput out) throws IOException {
        if (value instanceof List<?> list) {
            for (Object element : list) {
                putValues(element, place, out);
            }
        } else if (value instanceof Map<?, ?> parts) {
            for (Map.Entry<?, ?> part : parts.entrySet()) {
                String name = (String) part.getKey();
                String dot = place.isEmpty() || name.startsWith("(") ? "" : "%";
                putValues(part.getValue(), place + dot + name, out);
            }
        } else {
            out.put(place.isEmpty() ? "" : place + "\t");
            NamelistJson.putText(value, out);
            out.endLine();
        }
    }
}
