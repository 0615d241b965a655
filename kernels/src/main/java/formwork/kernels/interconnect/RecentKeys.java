package formwork.kernels.interconnect;

import java.util.Arrays;

/** The keys most recently used, as many as there is room for: a fully associative cache. */
final class RecentKeys {
    private static final int NONE = -1;

    private final int[] keys;
    private final int[] older; // the entry used before each
    private final int[] newer;
    private final int[] table; // entries by the hash of their keys, each at its place or behind it
    private final int mask;
    private int count;
    private int newest = NONE;
    private int oldest = NONE;

    RecentKeys(int room) {
        keys = new int[room];
        older = new int[room];
        newer = new int[room];
        table = new int[Integer.highestOneBit(room) << 2];
        mask = table.length - 1;
        Arrays.fill(table, NONE);
    }

    /** Makes a key the newest; returns whether it was there. */
    boolean use(int key) {
        int place = place(key);
        int entry = table[place];
        if (entry == NONE) {
            insert(key, place);
            return false;
        }
        if (entry != newest) {
            unlink(entry);
            linkNewest(entry);
        }
        return true;
    }

    private void insert(int key, int free) {
        int place = free;
        int entry = count;
        if (count < keys.length) {
            count++;
        } else {
            entry = oldest;
            unlink(entry);
            remove(place(keys[entry]));
            place = place(key);
        }
        keys[entry] = key;
        table[place] = entry;
        linkNewest(entry);
    }

    private int home(int key) {
        return (int) (Mixing.at(1, key) >>> 40) & mask;
    }

    private int place(int key) {
        int place = home(key);
        while (table[place] != NONE && keys[table[place]] != key) {
            place = place + 1 & mask;
        }
        return place;
    }

    /** Empties a place, and moves up those behind it that would not be found over the gap. */
    private void remove(int place) {
        int gap = place;
        for (int i = place + 1 & mask; table[i] != NONE; i = i + 1 & mask) {
            int home = home(keys[table[i]]);
            if ((i - home & mask) >= (i - gap & mask)) {
                table[gap] = table[i];
                gap = i;
            }
        }
        table[gap] = NONE;
    }

    private void unlink(int entry) {
        if (newer[entry] == NONE) {
            newest = older[entry];
        } else {
            older[newer[entry]] = older[entry];
        }
        if (older[entry] == NONE) {
            oldest = newer[entry];
        } else {
            newer[older[entry]] = newer[entry];
        }
    }

    private void linkNewest(int entry) {
        older[entry] = newest;
        newer[entry] = NONE;
        if (newest == NONE) {
            oldest = entry;
        } else {
            newer[newest] = entry;
        }
        newest = entry;
    }
}
