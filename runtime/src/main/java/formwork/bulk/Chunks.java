package formwork.bulk;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Chunks of text that are not in use: a few are kept from call to call, as memory that was used a
 * moment ago is in the cache, and new memory is not.
 */
final class Chunks {
    /** The bytes of a chunk: it stays in the cache beside what is made of it. */
    static final int LENGTH = 1 << 16;

    private static final AtomicReferenceArray<byte[]> IDLE =
            new AtomicReferenceArray<>(Math.min(64, Runtime.getRuntime().availableProcessors()));

    private Chunks() {}

    /** A chunk of {@link #LENGTH} and the slack of fields at both ends, with anything in it. */
    static byte[] take() {
        for (int i = 0; i < IDLE.length(); i++) {
            byte[] chunk = IDLE.getPlain(i) == null ? null : IDLE.getAndSet(i, null);
            if (chunk != null) {
                return chunk;
            }
        }
        return new byte[LENGTH + 2 * FieldBlock.SLACK];
    }

    /** Keeps what is a chunk; its user must not touch it any more. */
    static void giveBack(byte[] chunk) {
        if (chunk.length != LENGTH + 2 * FieldBlock.SLACK) {
            return;
        }
        for (int i = 0; i < IDLE.length(); i++) {
            if (IDLE.getPlain(i) == null && IDLE.compareAndSet(i, null, chunk)) {
                return;
            }
        }
    }
}
