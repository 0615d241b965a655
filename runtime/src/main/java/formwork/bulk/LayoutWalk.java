package formwork.bulk;

import formwork.edit.ControlEdit;
import formwork.edit.DataEdit;
import formwork.edit.FormatList;
import formwork.error.FormworkException;
import formwork.field.EditState;
import formwork.mode.Modes;
import formwork.transfer.FormatWalker;
import formwork.transfer.ModeControl;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Walks a format as a statement would, and takes down the columns of each pass. Where it reverts,
 * the second one begins with the modes that the first one left, and after it all are as it is.
 */
final class LayoutWalk implements FormatWalker.Control {
    /** Passes of a statement, until all further ones are as the last one was. */
    static final int PASSES = 2;

    private final FormatWalker walker = new FormatWalker(this);
    private final FormatList list;
    private final EditState state;
    private final boolean isOutput;
    private final int wanted;
    private final List<List<FieldPlace>> passes = new ArrayList<>();
    private final List<byte[]> texts = new ArrayList<>();
    private boolean fits = true;

    // this pass
    private List<FieldPlace> fields = new ArrayList<>();
    private byte[] text = {};
    private int position;

    /** Walks {@code wanted} passes, at most {@link #PASSES}. */
    LayoutWalk(FormatList list, Modes modes, boolean isOutput, int wanted) {
        this.wanted = wanted;
        this.list = list;
        this.isOutput = isOutput;
        boolean isOfOne = list.soleDialect() != null;
        state = new EditState(isOfOne ? modes.with(list.soleDialect()) : modes);
    }

    Layout layout() {
        walker.begin(list);
        try {
            while (fits && passes.size() < wanted) {
                DataEdit edit = walker.next();
                if (passes.size() < wanted) {
                    add(edit);
                }
            }
        } catch (FormworkException e) {
            return null; // a statement gets there too, and reports it
        } catch (IOException e) {
            throw new UncheckedIOException(e); // nothing is read here
        }
        return fits
                        && isSame(passes.get(0), passes.get(wanted - 1))
                        && Arrays.equals(texts.get(0), texts.get(wanted - 1))
                ? new Layout(passes.get(0), texts.get(0))
                : null;
    }

    private static boolean isSame(List<FieldPlace> first, List<FieldPlace> second) {
        if (first.size() != second.size()) {
            return false;
        }
        for (int i = 0; i < first.size(); i++) {
            if (!first.get(i).isSameAs(second.get(i))) {
                return false;
            }
        }
        return true;
    }

    private void add(DataEdit edit) {
        fits &= edit.width() > 0 && edit.width() <= Layout.MOST_COLUMNS - position;
        fits &= fields.size() < Layout.MOST_FIELDS;
        if (fits) {
            fields.add(new FieldPlace(edit, position, new EditState(state)));
            write(new byte[0], edit.width());
        }
    }

    /** Puts {@code bytes}, and blanks up to {@code columns}, at the position. */
    private void write(byte[] bytes, int columns) {
        int end = position + columns;
        byte[] longer = Arrays.copyOf(text, end);
        Arrays.fill(longer, text.length, end, (byte) ' ');
        System.arraycopy(bytes, 0, longer, position, bytes.length);
        text = longer;
        position = end;
    }

    @Override
    public void nextRecord() {
        passes.add(fields);
        texts.add(text);
        fields = new ArrayList<>();
        text = new byte[0];
        position = 0;
    }

    @Override
    public void control(ControlEdit edit) {
        if (edit instanceof ControlEdit.SkipEdit skip) {
            move((long) position + skip.columns());
        } else if (edit instanceof ControlEdit.TabEdit tab) {
            move(tab.column() - 1L);
        } else if (edit instanceof ControlEdit.SlashEdit) {
            fits = false;
        } else if (edit instanceof ControlEdit.NoAdvanceEdit) {
            fits &= !isOutput;
        } else if (edit instanceof ControlEdit.LiteralEdit literal) {
            putLiteral(literal.text());
        } else {
            ModeControl.apply(edit, state);
        }
    }

    /** Only to the right: a field that is read twice, or written over, has no column of its own. */
    private void move(long target) {
        fits &= target >= position && target <= Layout.MOST_COLUMNS;
        if (fits) {
            position = (int) target;
        }
    }

    private void putLiteral(String literal) {
        int length = literal.length();
        fits &= isOutput && length <= Layout.MOST_COLUMNS - position;
        if (fits) {
            byte[] bytes = new byte[length];
            for (int i = 0; i < length; i++) {
                char c = literal.charAt(i);
                bytes[i] = (byte) (c <= 0xff ? c : '?');
            }
            write(bytes, length);
        }
    }
}
