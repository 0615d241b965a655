package formwork.formats.nuclear;

import formwork.formats.Target;
import formwork.formats.nuclear.EndfForm.End;
import formwork.formats.nuclear.EndfForm.Ending;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

/** Writes an ENDF-6 tape. */
final class EndfWriting {
    private static final int BUFFER_CHARACTERS = 1 << 15;

    private final EndfTape tape;
    private final Target target;
    private final StringBuilder out = new StringBuilder(BUFFER_CHARACTERS + 256);
    private int number; // NS of the next line

    private EndfWriting(EndfTape tape, Target target) {
        this.tape = tape;
        this.target = target;
    }

    static void write(EndfTape tape, Target target) throws IOException {
        new EndfWriting(tape, target).write();
    }

    private void write() throws IOException {
        data(tape.title(), new EndfKey(tape.number(), 0, 0));
        out.append(tape.form().titleTail()).append('\n');
        List<EndfSection> sections = tape.sections();
        for (int i = 0; i < sections.size(); i++) {
            EndfKey key = sections.get(i).key();
            EndfKey next =
                    i + 1 < sections.size() ? sections.get(i + 1).key() : new EndfKey(0, 0, 0);
            section(sections.get(i));
            boolean isMaterial =
                    key.mat() != next.mat() || key.mf() > next.mf(); // or the same again
            boolean isFile = isMaterial || key.mf() != next.mf();
            Set<End> ends = sections.get(i).written().groupEnds();
            end(ends, true, End.SECTION, new EndfKey(key.mat(), key.mf(), 0));
            end(ends, isFile, End.FILE, new EndfKey(key.mat(), 0, 0));
            end(ends, isMaterial, End.MATERIAL, new EndfKey(0, 0, 0));
        }
        end(End.TAPE, new EndfKey(-1, 0, 0));
        flush();
    }

    private void section(EndfSection section) throws IOException {
        EndfSection.Written written = section.written();
        EndfLine line = new EndfLine(written.styles(), written.firstField());
        number = written.firstNumber();
        for (EndfRecord record : section.records()) {
            line.write(
                    record,
                    columns -> {
                        data(columns, section.key());
                        if (number == EndfSection.UNNUMBERED) {
                            endLine("");
                        } else {
                            endLine(String.valueOf(number));
                            number = EndfForm.next(number);
                        }
                    });
        }
    }

    private void end(Set<End> ends, boolean isUsual, End end, EndfKey key) throws IOException {
        if (ends == null ? isUsual : ends.contains(end)) {
            end(end, key);
        }
    }

    private void end(End end, EndfKey key) throws IOException {
        Ending ending = tape.form().ending(end);
        data(ending.text(), key);
        switch (ending.numbered()) {
            case BLANK -> endLine("");
            case ZERO -> endLine("0");
            case NINES -> endLine(String.valueOf(EndfForm.MOST_NUMBER));
            case NEXT -> {
                endLine(String.valueOf(number));
                number = EndfForm.next(number);
            }
        }
    }

    private void data(CharSequence columns, EndfKey key) {
        int length = Math.min(columns.length(), EndfCursor.COLUMNS);
        out.append(columns, 0, length);
        blanks(EndfCursor.COLUMNS - length);
        integer(key.mat(), 4);
        integer(key.mf(), 2);
        integer(key.mt(), 3);
    }

    private void integer(int value, int width) {
        String digits = Integer.toString(value);
        blanks(width - digits.length());
        out.append(digits);
    }

    private void blanks(int count) {
        for (int i = 0; i < count; i++) {
            out.append(' ');
        }
    }

    private void endLine(String digits) throws IOException {
        int end = digits.isEmpty() ? tape.form().lineEnd() : EndfForm.LINE_END;
        blanks(end - EndfForm.KEY_END - digits.length());
        out.append(digits).append('\n');
        if (out.length() > BUFFER_CHARACTERS) {
            flush();
        }
    }

    private void flush() throws IOException {
        target.stream().write(out.toString().getBytes(StandardCharsets.ISO_8859_1));
        out.setLength(0);
    }
}
