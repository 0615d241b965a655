package formwork.formats.nuclear;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.nuclear.EndfForm.End;
import formwork.formats.nuclear.EndfForm.Numbered;
import formwork.formats.nuclear.EndfRecord.Cont;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads an ENDF-6 tape section by section. */
final class EndfReading {
    private static final int MOST_FIELDS = 1 << 30;
    private static final int ENDF6 = 6; // NFOR
    private static final int GROUPWISE = -1;
    private static final int DESCRIPTION = 451;

    private final Lines lines;
    private final ReadOptions options;
    private final EndfStyles styles = new EndfStyles();
    private final EndfForm form = new EndfForm();
    private final List<EndfSection> sections = new ArrayList<>();
    private final Set<EndfKey> keys = new HashSet<>();
    private byte[] text = new byte[1 << 12];
    private int number; // NS of the line before; -1 if that has none
    private Set<End> groupEnds; // what ended behind a section of a groupwise file; else null
    private int form451 = ENDF6; // what the description of the material says of it

    EndfReading(Lines lines, ReadOptions options) {
        this.lines = lines;
        this.options = options;
    }

    EndfTape read() throws IOException {
        lines.require("the line that names the tape");
        EndfKey key = key();
        String title = "";
        int tape = 0;
        if (key.mf() == 0 && key.mt() == 0) {
            title = lines.columns(1, EndfCursor.COLUMNS);
            tape = key.mat();
            form.setTitleTail(lines.columns(EndfForm.KEY_END + 1, EndfForm.LINE_END));
        } else if (options.isLenient()) {
            lines.back();
        } else {
            throw keyFault("MF=0 and MT=0 in the line that names the tape");
        }
        End before = End.MATERIAL;
        EndfKey last = new EndfKey(0, 0, 0);
        while (before != End.TAPE && lines.next()) {
            key = key();
            if (key.mt() > 0) {
                checkBegin(key, before, last);
                section(key);
                last = key;
                before = End.SECTION;
            } else {
                before = end(key, before, last);
            }
        }
        if (before != End.TAPE && !options.isLenient()) {
            throw lines.atEnd("the lines that end section, file, material and tape (MAT=-1)");
        }
        while (lines.next()) {
            if (!lines.isBlank()) {
                throw lines.fault(IoStatus.BAD_STRUCTURE, "the end of the file behind MAT=-1");
            }
        }
        return new EndfTape(lines.source().name(), title, tape, sections, form);
    }

    // ---- what stands behind the data ----

    private EndfKey key() {
        return new EndfKey(number(67, 70), number(71, 72), number(73, EndfForm.KEY_END));
    }

    /** The integer in columns; 0 if they are blank or not there. */
    private int number(int first, int last) {
        int value = 0;
        int end = Math.min(lines.to(), lines.from() + last);
        boolean isNegative = false;
        for (int at = lines.from() + first - 1; at < end; at++) {
            byte b = lines.bytes()[at];
            if (b >= '0' && b <= '9') {
                value = 10 * value + b - '0';
            } else if (b == '-' && value == 0 && !isNegative) {
                isNegative = true;
            } else if (b != ' ') {
                throw lines.fault(IoStatus.BAD_INTEGER, first, last, "an integer");
            }
        }
        return isNegative ? -value : value;
    }

    private boolean hasKey() {
        for (int at = lines.from() + 66; at < Math.min(lines.to(), lines.from() + 75); at++) {
            if (lines.bytes()[at] != ' ') {
                return true;
            }
        }
        return false;
    }

    private boolean hasNumber() {
        for (int at = lines.from() + 75; at < Math.min(lines.to(), lines.from() + 80); at++) {
            if (lines.bytes()[at] != ' ') {
                return true;
            }
        }
        return false;
    }

    private FormworkException keyFault(String expected) {
        return lines.fault(IoStatus.BAD_STRUCTURE, 67, EndfForm.KEY_END, expected);
    }

    private void checkBegin(EndfKey key, End before, EndfKey last) {
        if (key.mat() <= 0 || key.mf() <= 0) {
            throw keyFault("MAT and MF above 0 where MT is");
        }
        if (!keys.add(key)) {
            throw keyFault("each section of a material once");
        }
        if (options.isLenient()) {
            return;
        }
        switch (before) {
            case SECTION -> {
                boolean isNext = groupEnds != null || key.mf() == last.mf() && key.mt() > last.mt();
                if (key.mat() != last.mat() || !isNext) {
                    throw keyFault("a section that may follow " + last + ", or MF=0, MT=0");
                }
            }
            case FILE -> {
                if (key.mat() != last.mat() || key.mf() < last.mf()) {
                    throw keyFault("a file that may follow " + last + ", or MAT=0, MF=0, MT=0");
                }
            }
            default -> {
                // any material
            }
        }
    }

    /** A line that ends something; returns what. */
    private End end(EndfKey key, End before, EndfKey last) {
        if (!hasKey()) {
            if (options.isLenient() && lines.isBlank()) {
                return before;
            }
            throw keyFault("MAT, MF and MT");
        }
        End end;
        if (key.mf() != 0) {
            end = End.SECTION;
        } else if (key.mat() == 0) {
            end = End.MATERIAL;
        } else {
            end = key.mat() < 0 ? End.TAPE : End.FILE;
        }
        boolean isNext =
                switch (end) {
                    case SECTION -> false; // those are read with their sections
                    case FILE -> before == End.SECTION && key.mat() == last.mat();
                    case MATERIAL ->
                            before == End.FILE || groupEnds != null && before == End.SECTION;
                    case TAPE -> before == End.MATERIAL && key.mat() == -1;
                };
        if (!isNext && !options.isLenient()) {
            throw keyFault(
                    switch (before) {
                        case SECTION -> "a section, or the end of file MF=" + last.mf();
                        case FILE -> "a file, or the end of material MAT=" + last.mat();
                        default -> "a material, or MAT=-1";
                    });
        }
        seeEnd(end);
        if (end == End.MATERIAL) {
            form451 = ENDF6;
            keys.clear(); // the same material may come again, at another temperature
        }
        return end;
    }

    /** Keeps how a line that ends something is written, which has no data. */
    private void seeEnd(End end) {
        String data = lines.columns(1, EndfCursor.COLUMNS);
        if (!options.isLenient() && !isNothing(data)) {
            throw lines.fault(
                    IoStatus.BAD_STRUCTURE,
                    1,
                    EndfCursor.COLUMNS,
                    "zeros or blanks, as MT=0 ends something");
        }
        Numbered numbered = Numbered.BLANK;
        if (hasNumber()) {
            int found = options.isLenient() ? 0 : number(EndfForm.KEY_END + 1, EndfForm.LINE_END);
            int next = EndfForm.next(Math.max(0, number));
            if (found == 0) {
                numbered = Numbered.ZERO;
            } else if (found == next) {
                numbered = Numbered.NEXT;
            } else if (found == EndfForm.MOST_NUMBER) {
                numbered = Numbered.NINES;
            } else {
                throw numberFault("0, 99999 or " + next);
            }
            number = found;
        }
        form.see(end, data, numbered);
        if (groupEnds != null) {
            groupEnds.add(end);
        }
    }

    private static boolean isNothing(String data) {
        for (int i = 0; i < data.length(); i++) {
            if (" 0.+-".indexOf(data.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    private FormworkException numberFault(String expected) {
        return lines.fault(
                IoStatus.BAD_STRUCTURE,
                EndfForm.KEY_END + 1,
                EndfForm.LINE_END,
                expected + " as the number of the line (NS)");
    }

    // ---- sections ----

    private void section(EndfKey key) throws IOException {
        long firstLine = lines.number();
        int count = 0;
        int firstNumber = hasNumber() ? firstNumber() : EndfSection.UNNUMBERED;
        number = firstNumber;
        if (sections.isEmpty() && firstNumber == EndfSection.UNNUMBERED) {
            form.setLineEnd(Math.min(lines.to() - lines.from(), EndfForm.LINE_END));
        }
        do {
            if (count > 0) {
                checkNumber();
            }
            addLine(count);
            count++;
            if (!lines.next()) {
                if (!options.isLenient()) {
                    throw lines.atEnd("the end of section " + key);
                }
                addSection(key, firstLine, count, firstNumber);
                return;
            }
        } while (key.equals(key()));
        if (key.mf() == 1 && key.mt() == DESCRIPTION) {
            form451 = formOf(new EndfCursor("", text, count, 0, null));
        }
        EndfKey end = key();
        groupEnds = form451 == GROUPWISE ? EnumSet.noneOf(End.class) : null;
        if (groupEnds != null && end.equals(new EndfKey(key.mat(), 0, 0))) {
            lines.back(); // the end of the file ends the section as well
        } else if (end.mt() != 0 || end.mat() != key.mat() || end.mf() != key.mf() || !hasKey()) {
            if (!options.isLenient()) {
                throw keyFault(key + ", or MT=0 at the end of that section");
            }
            lines.back();
        } else {
            seeEnd(End.SECTION);
        }
        addSection(key, firstLine, count, firstNumber);
    }

    private int firstNumber() {
        return options.isLenient() ? 1 : number(EndfForm.KEY_END + 1, EndfForm.LINE_END);
    }

    private void checkNumber() {
        if (options.isLenient()) {
            return;
        }
        if (number == EndfSection.UNNUMBERED) {
            if (hasNumber()) {
                throw numberFault("none, as in the line before,");
            }
            return;
        }
        int next = EndfForm.next(number);
        int found = number(EndfForm.KEY_END + 1, EndfForm.LINE_END);
        if (found != next && !(found == 0 && next == 1)) {
            throw numberFault(String.valueOf(next));
        }
        number = found;
    }

    /** Adds the data of the line in hand, blank to the end of its columns. */
    private void addLine(int count) {
        int from = count * EndfCursor.COLUMNS;
        if (count > MOST_FIELDS / EndfCursor.COLUMNS) {
            throw lines.fault(IoStatus.BAD_STRUCTURE, "the end of the section before");
        }
        if (text.length < from + EndfCursor.COLUMNS) {
            text = Arrays.copyOf(text, text.length + (text.length >> 1) + EndfCursor.COLUMNS);
        }
        int length = Math.min(lines.to() - lines.from(), EndfCursor.COLUMNS);
        System.arraycopy(lines.bytes(), lines.from(), text, from, length);
        Arrays.fill(text, from + length, from + EndfCursor.COLUMNS, (byte) ' ');
    }

    private void addSection(EndfKey key, long firstLine, int count, int firstNumber) {
        String file = lines.source().name();
        if (styles.length() > MOST_FIELDS) {
            throw lines.fault(IoStatus.BAD_STRUCTURE, "fewer than " + MOST_FIELDS + " fields");
        }
        int firstField = styles.length();
        List<EndfRecord> records = null;
        try {
            EndfCursor cursor = new EndfCursor(file, text, count, firstLine, styles);
            records = records(cursor, key);
            if (records != null && cursor.hasNext()) {
                throw cursor.place()
                        .fault(
                                IoStatus.BAD_STRUCTURE,
                                cursor.linesLeft() + " further lines of " + key,
                                "its end after " + records.size() + " records, as they say");
            }
        } catch (FormworkException e) {
            if (!options.isLenient()) {
                throw e;
            }
            records = null;
        }
        boolean isRead = records != null;
        if (!isRead) {
            records = new ArrayList<>();
            EndfCursor cursor = new EndfCursor(file, text, count, firstLine, null);
            while (cursor.hasNext()) {
                records.add(cursor.text());
            }
        }
        EndfSection.Written written =
                new EndfSection.Written(
                        file,
                        firstLine,
                        firstNumber,
                        isRead ? styles : null,
                        firstField,
                        groupEnds);
        sections.add(new EndfSection(key, records, isRead, written));
    }

    /** The records of a section; null if their sequence is not known. */
    private List<EndfRecord> records(EndfCursor cursor, EndfKey key) {
        if (form451 == GROUPWISE) {
            return EndfOutline.readGroupwise(cursor);
        }
        return form451 == ENDF6 ? EndfOutline.read(cursor, key.mf(), key.mt()) : null;
    }

    /** The version of the format, which the second line of a description gives. */
    private static int formOf(EndfCursor description) {
        try {
            Cont head = description.cont();
            if (head.n1() < 0) {
                return head.n1(); // what NJOY writes for groups of energies
            }
            return description.hasNext() ? description.cont().n2() : ENDF6;
        } catch (FormworkException e) {
            return ENDF6; // what is wrong in it is said when it is read
        }
    }
}
