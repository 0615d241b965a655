package formwork.transfer;

import formwork.edit.ControlEdit;
import formwork.edit.ControlEdit.ColonEdit;
import formwork.edit.ControlEdit.FaultEdit;
import formwork.edit.ControlEdit.SlashEdit;
import formwork.edit.DataEdit;
import formwork.edit.EditDescriptor;
import formwork.edit.FormatItem;
import formwork.edit.FormatItem.Edit;
import formwork.edit.FormatItem.GroupEnd;
import formwork.edit.FormatItem.GroupStart;
import formwork.edit.FormatList;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import java.io.IOException;
import java.util.List;

/**
 * Format control (F2018 13.4): goes over a format as items ask for data edit descriptors, repeats
 * groups, reverts, and hands the control edit descriptors on the way to a {@link Control}.
 *
 * <p>Knows no value, no field and no record.
 */
public final class FormatWalker {
    /** Steps from one data edit descriptor to the next are at most this many. */
    public static final int MOST_STEPS = 1 << 22;

    /** What a statement does when format control meets something that takes no item. */
    public interface Control {
        /** Does what {@code edit} says. */
        void control(ControlEdit edit) throws IOException;

        /** Ends the record: format control has come to the end of the format and reverts. */
        void nextRecord() throws IOException;
    }

    private final Control control;
    private List<FormatItem> items = List.of();
    private FormatList list;
    private int[] repeatsLeft = new int[8]; // of each open group, the outermost first
    private int depth;
    private int index;
    private Edit edit; // the one at the index, if it is being repeated
    private int editsLeft;
    private boolean metDataEdit; // since the start or the last reversion
    private int steps;

    /** A walker that hands control edit descriptors to {@code control}. */
    public FormatWalker(Control control) {
        this.control = control;
    }

    /** Goes to the beginning of {@code format}. */
    @SuppressWarnings("ReferenceEquality") // the same format again, as in a loop, costs nothing
    public void begin(FormatList format) {
        if (list != format) {
            list = format;
            items = format.items();
            if (repeatsLeft.length <= format.depth()) {
                repeatsLeft = new int[format.depth() + 1];
            }
        }
        depth = 0;
        index = 0;
        edit = null;
        editsLeft = 0;
        metDataEdit = false;
    }

    /**
     * Returns the data edit descriptor for the next item; reverts where the format ends.
     *
     * @throws FormworkException with {@link IoStatus#FORMAT_EXHAUSTED} if the format has none
     */
    public DataEdit next() throws IOException {
        if (editsLeft > 0) {
            editsLeft--;
            return (DataEdit) edit.descriptor();
        }
        DataEdit found = walk(true);
        while (found == null) {
            revert();
            found = walk(true);
        }
        return found;
    }

    /** As {@link #next}, but returns null where the format ends; the walker then stays there. */
    public DataEdit nextInPass() throws IOException {
        if (editsLeft > 0) {
            editsLeft--;
            return (DataEdit) edit.descriptor();
        }
        return walk(true);
    }

    /**
     * No items are left: goes on to the next data edit descriptor, colon or end (F2018 13.4 p6).
     */
    public void finish() throws IOException {
        if (editsLeft == 0) {
            walk(false);
        }
    }

    /**
     * Passes over the data edit descriptors that would take more of this record: the walk goes on
     * where the record changes, at a slash or by reversion.
     */
    public void leaveRecord() throws IOException {
        editsLeft = 0;
        if (!hasSlash(0, items.size()) || isUnlimited()) {
            revert();
        } else {
            endRepeats();
        }
    }

    private boolean hasSlash(int from, int to) {
        for (int i = from; i < to; i++) {
            if (items.get(i) instanceof Edit here && here.descriptor() instanceof SlashEdit) {
                return true;
            }
        }
        return false;
    }

    /** The open groups that stay in the record are not repeated: 2**31 times nothing takes long. */
    private void endRepeats() {
        int open = depth;
        for (int i = index; open > 0; i++) {
            if (items.get(i) instanceof GroupStart inner) {
                i = inner.end();
            } else if (items.get(i) instanceof GroupEnd end) {
                open--;
                if (!hasSlash(end.start(), i)) {
                    repeatsLeft[open] = 1;
                }
            }
        }
    }

    /** The place in the text of the format of the descriptor that was met last. */
    public int textOffset() {
        return edit == null ? 0 : edit.textOffset();
    }

    /** Whether the walk is inside a group without a limit, which no end of a pass will come to. */
    public boolean isUnlimited() {
        for (int i = 0; i < depth; i++) {
            if (repeatsLeft[i] == FormatList.UNLIMITED) {
                return true;
            }
        }
        return false;
    }

    /**
     * The next data edit descriptor of this pass over the format, or null where it ends or stops.
     */
    private DataEdit walk(boolean hasItem) throws IOException {
        steps = 0;
        while (index < items.size()) {
            if (++steps > MOST_STEPS) {
                throw exhausted("an item within " + MOST_STEPS + " steps of format control");
            }
            FormatItem item = items.get(index);
            if (item instanceof Edit here) {
                EditDescriptor descriptor = here.descriptor();
                if (descriptor instanceof DataEdit data) {
                    if (!hasItem) {
                        return null;
                    }
                    edit = here;
                    metDataEdit = true;
                    editsLeft = here.repeat() - 1;
                    index++;
                    return data;
                }
                if (descriptor instanceof ColonEdit && !hasItem) {
                    return null;
                }
                edit = here;
                control(here, (ControlEdit) descriptor);
                index++;
            } else if (item instanceof GroupStart group) {
                openGroup(group);
            } else {
                closeGroup((GroupEnd) item);
            }
        }
        return null;
    }

    private void control(Edit here, ControlEdit descriptor) throws IOException {
        if (descriptor instanceof FaultEdit fault) {
            throw fault.fault();
        }
        for (int i = here.repeat(); i > 0; i--) {
            if (++steps > MOST_STEPS) {
                throw exhausted("an item within " + MOST_STEPS + " steps of format control");
            }
            control.control(descriptor);
        }
    }

    private void openGroup(GroupStart group) {
        if (group.repeat() == FormatList.UNLIMITED && !group.hasDataEdit()) {
            throw exhausted("a data edit descriptor in the group without a limit");
        }
        repeatsLeft[depth++] = group.repeat();
        index++;
    }

    private void closeGroup(GroupEnd end) {
        int left = repeatsLeft[depth - 1];
        if (left == FormatList.UNLIMITED) {
            index = end.start() + 1;
        } else if (left > 1) {
            repeatsLeft[depth - 1] = left - 1;
            index = end.start() + 1;
        } else {
            depth--;
            index++;
        }
    }

    private void revert() throws IOException {
        if (!metDataEdit) {
            throw exhausted("a data edit descriptor for the items that are left");
        }
        metDataEdit = false;
        depth = 0;
        index = list.reversion();
        control.nextRecord();
    }

    private FormworkException exhausted(String expected) {
        return new FormworkException(
                IoStatus.FORMAT_EXHAUSTED,
                "format: found its end; expected "
                        + expected
                        + " [format "
                        + Quoted.text(list.text())
                        + "]");
    }
}
