package formwork.kernels.numa;

import org.agrona.UnsafeApi;

/** Words in memory off the heap, for the length of a system call. */
final class Words {
    /** What is done with the address. */
    interface Call {
        /** Returns what the call returns. */
        long at(long address);
    }

    private Words() {}

    /** Copies the words to memory, makes the call, and copies back what it left there. */
    static long with(long[] words, Call call) {
        long address = UnsafeApi.allocateMemory(words.length * (long) Long.BYTES);
        try {
            for (int i = 0; i < words.length; i++) {
                UnsafeApi.putLong(address + i * (long) Long.BYTES, words[i]);
            }
            long result = call.at(address);
            for (int i = 0; i < words.length; i++) {
                words[i] = UnsafeApi.getLong(address + i * (long) Long.BYTES);
            }
            return result;
        } finally {
            UnsafeApi.freeMemory(address);
        }
    }
}
