package formwork.kernels.interconnect;

import formwork.Format;
import formwork.ReadStatement;
import formwork.Unit;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Packets from a file, one READ each: two integers, the host that sends it and the one that it is
 * for. The file is read through when it is opened, which counts and checks it, and then again as
 * packets are asked for; it is never in memory.
 */
public final class TraceTraffic implements Traffic {
    private final Path path;
    private final Format format;
    private final int hosts;
    private final long count;
    private Unit unit;
    private long next; // the packet that the unit stands before

    private TraceTraffic(Path path, Format format, int hosts) throws IOException {
        this.path = path;
        this.format = format;
        this.hosts = hosts;
        unit = Unit.open(path);
        long packets = 0;
        boolean done = false;
        try {
            while (checkNext(packets + 1)) {
                packets++;
            }
            done = true;
        } finally {
            if (!done) {
                unit.close();
            }
        }
        count = packets;
        next = packets;
    }

    /**
     * The packets of a file among so many hosts.
     *
     * @param format of a packet, for instance {@code (2I8)}
     * @throws FormworkException if a field is no integer, a number is no host, or a packet goes to
     *     its own sender
     */
    public static TraceTraffic open(Path path, Format format, int hosts) throws IOException {
        return new TraceTraffic(path, format, hosts);
    }

    private boolean checkNext(long packet) throws IOException {
        boolean hasBegun = false;
        try (ReadStatement read = unit.read(format)) {
            int source = read.nextInt();
            hasBegun = true;
            int destination = read.nextInt();
            if (!isHost(source) || !isHost(destination) || source == destination) {
                throw wrong(packet, source, destination);
            }
        } catch (FormworkException e) {
            if (e.status() == IoStatus.END_OF_FILE && !hasBegun) {
                return false;
            }
            throw e;
        }
        return true;
    }

    private boolean isHost(int number) {
        return number >= 0 && number < hosts;
    }

    private FormworkException wrong(long packet, int source, int destination) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                path
                        + ", packet "
                        + packet
                        + ": found "
                        + source
                        + " to "
                        + destination
                        + "; expected two hosts in 0 to "
                        + (hosts - 1));
    }

    @Override
    public long count() {
        return count;
    }

    @Override
    public void packets(long first, int[] sources, int[] destinations, int wanted)
            throws IOException {
        if (first < next) {
            unit.rewind();
            next = 0;
        }
        for (; next < first; next++) {
            unit.read(format).close();
        }
        for (int i = 0; i < wanted; i++, next++) {
            try (ReadStatement read = unit.read(format)) {
                sources[i] = read.nextInt();
                destinations[i] = read.nextInt();
            }
            if (!isHost(sources[i]) || !isHost(destinations[i])) { // the file has changed
                throw wrong(next + 1, sources[i], destinations[i]);
            }
        }
    }

    @Override
    public void close() throws IOException {
        unit.close();
    }
}
