package formwork.edit;

import formwork.edit.ControlEdit.ColonEdit;
import formwork.edit.ControlEdit.FaultEdit;
import formwork.edit.FormatItem.Edit;
import formwork.edit.FormatItem.GroupEnd;
import formwork.edit.FormatItem.GroupStart;
import formwork.error.FormatException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The items of a {@link FormatList} as they come, and the groups that are open. */
final class FormatListBuilder {
    private final List<FormatItem> items = new ArrayList<>();
    private int[] openGroups = new int[8];
    private boolean[] hasDataEdit = new boolean[9]; // of each open group, and of the whole before
    private int depth;
    private int deepest;
    private int reversion;

    /** How many groups are open. */
    int depth() {
        return depth;
    }

    /** Whether the innermost open group is an unlimited one. */
    boolean inUnlimitedGroup() {
        return depth > 0 && openGroup().repeat() == FormatList.UNLIMITED;
    }

    /** Whether the innermost open group has a data edit descriptor so far. */
    boolean hasDataEdit() {
        return hasDataEdit[depth];
    }

    void add(int repeat, EditDescriptor descriptor, int textOffset) {
        items.add(new Edit(repeat, descriptor, textOffset));
        hasDataEdit[depth] |= descriptor instanceof DataEdit;
    }

    void open(int repeat, int textOffset) {
        if (depth == openGroups.length) {
            openGroups = Arrays.copyOf(openGroups, 2 * depth);
            hasDataEdit = Arrays.copyOf(hasDataEdit, 2 * depth + 1);
        }
        openGroups[depth++] = items.size();
        hasDataEdit[depth] = false;
        deepest = Math.max(deepest, depth);
        items.add(new GroupStart(repeat, -1, false, textOffset));
    }

    void close(int textOffset) {
        GroupStart open = openGroup();
        int start = openGroups[depth - 1];
        boolean data = hasDataEdit[depth];
        items.set(start, new GroupStart(open.repeat(), items.size(), data, open.textOffset()));
        items.add(new GroupEnd(start, textOffset));
        depth--;
        hasDataEdit[depth] |= data;
        if (depth == 0) {
            reversion = start;
        }
    }

    /** The list, all of whose groups are closed. */
    FormatList list(String text) {
        assert depth == 0;
        return new FormatList(text, items, reversion, deepest);
    }

    /**
     * The list up to a fault, which becomes its last edit descriptor; open groups are closed after
     * it.
     *
     * @param onlyWithItem whether the fault matters to an item only, and not to a statement that
     *     looks for the end of the format: a colon in front does just that
     */
    FormatList listUpTo(FormatException fault, boolean onlyWithItem) {
        if (onlyWithItem) {
            add(1, new ColonEdit(), fault.offset());
            hasDataEdit[depth] = true;
        }
        add(1, new FaultEdit(fault), fault.offset());
        while (depth > 0) {
            close(fault.format().length());
        }
        return list(fault.format());
    }

    private GroupStart openGroup() {
        return (GroupStart) items.get(openGroups[depth - 1]);
    }
}
