package formwork.unit;

import formwork.mode.Action;
import formwork.mode.Status;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;
import java.util.Set;

/** A file that OPEN has connected: its channel, its name, and what may be done with it. */
public final class OpenFile implements Closeable {
    private final Path path;
    private final String name;
    private final FileChannel channel;
    private final Action action;
    private final boolean isScratch;
    private boolean isToBeDeleted;

    private OpenFile(
            Path path, String name, FileChannel channel, Action action, boolean isScratch) {
        this.path = path;
        this.name = name;
        this.channel = channel;
        this.action = action;
        this.isScratch = isScratch;
        isToBeDeleted = isScratch;
    }

    /**
     * Opens a file (F2018 12.5.6.18).
     *
     * @param action what will be done with it; null for as much as the system lets
     */
    public static OpenFile open(Path path, Status status, Action action) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw notRegular(path);
        }
        if (action != null) {
            return new OpenFile(
                    path, path.toString(), channel(path, status, action), action, false);
        }
        try {
            return open(path, status, Action.READWRITE);
        } catch (AccessDeniedException e) {
            if (status == Status.OLD || status == Status.UNKNOWN) {
                return openForLess(path, status, e);
            }
            throw e;
        }
    }

    /**
     * A pipe or a device has no size and no positions; opening one may wait for another program.
     */
    private static IOException notRegular(Path path) {
        return new FileSystemException(
                path.toString(),
                null,
                "found "
                        + (Files.isDirectory(path) ? "a directory" : "a pipe or a device")
                        + "; expected a regular file");
    }

    private static OpenFile openForLess(Path path, Status status, AccessDeniedException denied)
            throws IOException {
        if (Files.isReadable(path)) {
            return open(path, status, Action.READ);
        }
        if (Files.isWritable(path)) {
            return open(path, status, Action.WRITE);
        }
        throw denied;
    }

    /**
     * Makes a file without a name that goes when it is closed: STATUS='SCRATCH'.
     *
     * @param action what will be done with it; null for reading and writing
     */
    public static OpenFile scratch(Action action) throws IOException {
        Action used = action == null ? Action.READWRITE : action;
        Path path = Files.createTempFile("formwork", ".scratch");
        FileChannel channel;
        try {
            channel = channel(path, Status.OLD, used);
        } catch (IOException e) {
            Files.deleteIfExists(path);
            throw e;
        }
        return new OpenFile(path, "scratch file", channel, used, true);
    }

    private static FileChannel channel(Path path, Status status, Action action) throws IOException {
        try {
            if (!action.canWrite() && (status == Status.NEW || status == Status.REPLACE)) {
                FileChannel.open(path, options(status, Action.WRITE)).close();
            }
            return FileChannel.open(path, options(status, action));
        } catch (NoSuchFileException e) {
            throw new NoSuchFileException(path.toString(), null, "found no file; expected one");
        } catch (FileAlreadyExistsException e) {
            throw new FileAlreadyExistsException(
                    path.toString(), null, "found a file; expected none (STATUS='NEW')");
        }
    }

    private static Set<OpenOption> options(Status status, Action action) {
        Set<StandardOpenOption> options = EnumSet.noneOf(StandardOpenOption.class);
        if (action.canRead()) {
            options.add(StandardOpenOption.READ);
        }
        if (action.canWrite()) {
            options.add(StandardOpenOption.WRITE);
            switch (status) {
                case NEW -> options.add(StandardOpenOption.CREATE_NEW);
                case REPLACE -> {
                    options.add(StandardOpenOption.CREATE);
                    options.add(StandardOpenOption.TRUNCATE_EXISTING);
                }
                case UNKNOWN -> options.add(StandardOpenOption.CREATE);
                case OLD -> {
                    // nothing is made
                }
            }
        }
        return Set.copyOf(options);
    }

    /** What messages call it. */
    public String name() {
        return name;
    }

    /** Whether it was opened by a name. */
    public boolean isNamed() {
        return !isScratch;
    }

    /** What may be done with it. */
    public Action action() {
        return action;
    }

    /** Its channel, whose own position nobody uses. */
    public FileChannel channel() {
        return channel;
    }

    /** How many bytes it has. */
    public long size() throws IOException {
        try {
            return channel.size();
        } catch (IOException e) {
            throw failure(e, "its size");
        }
    }

    /** Cuts it, so that it ends at {@code offset} at the latest. */
    public void truncate(long offset) throws IOException {
        try {
            if (offset < channel.size()) {
                channel.truncate(offset);
            }
        } catch (IOException e) {
            throw failure(e, "an end at byte " + offset);
        }
    }

    /** Makes it end at {@code offset}; what that adds are zeros. */
    public void setSize(long offset) throws IOException {
        truncate(offset);
        if (offset > size()) {
            write(ByteBuffer.allocate(1), offset - 1);
        }
    }

    /** Reads at {@code offset}: all that the buffer has room for, or up to the end of the file. */
    public void read(ByteBuffer target, long offset) throws IOException {
        long at = offset;
        try {
            while (target.hasRemaining()) {
                int count = channel.read(target, at);
                if (count < 0) {
                    return;
                }
                at += count;
            }
        } catch (IOException e) {
            throw failure(e, "bytes from " + at + " on");
        }
    }

    /** Writes all of the buffer at {@code offset}. */
    public void write(ByteBuffer bytes, long offset) throws IOException {
        long at = offset;
        try {
            while (bytes.hasRemaining()) {
                at += channel.write(bytes, at);
            }
        } catch (IOException e) {
            throw failure(e, "room for what follows byte " + at);
        }
    }

    private IOException failure(IOException cause, String expected) {
        return new IOException(
                name + ": found " + Cause.of(cause) + "; expected " + expected, cause);
    }

    /** The file goes when it is closed. */
    public void deleteWhenClosed() {
        isToBeDeleted = true;
    }

    @Override
    public void close() throws IOException {
        try (channel) {
            if (isToBeDeleted) {
                Files.deleteIfExists(path);
            }
        }
    }
}
