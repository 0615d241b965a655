package formwork.kernels.interconnect;

import java.io.Closeable;
import java.io.IOException;

/**
 * Packets, one after another: from which host, and to which. What a rule makes is a function of the
 * packet's number and of a seed.
 */
public interface Traffic extends Closeable {
    /** How many packets there are; {@link Long#MAX_VALUE} for a rule, which has no end. */
    long count();

    /**
     * Sets the ends of packets.
     *
     * @param first the number of the first one, from 0
     * @param sources where each comes from
     * @param destinations where each goes to; never where it comes from
     * @param count how many
     * @throws IOException if they come from a file that cannot be read
     */
    void packets(long first, int[] sources, int[] destinations, int count) throws IOException;

    /** Closes what it is read from, if it is. */
    @Override
    default void close() throws IOException {
        // a rule has nothing to close
    }
}
