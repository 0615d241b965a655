package formwork;

import formwork.bulk.AgronaSource;
import formwork.bulk.AgronaTarget;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import java.io.IOException;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/**
 * Whole arrays in buffers of Agrona, on the heap, off it or in a mapped file; elements are in the
 * machine's byte order.
 *
 * <p>Needs Agrona, and with its version 2 the JVM option {@code --add-opens
 * java.base/jdk.internal.misc=ALL-UNNAMED}; nothing else here does.
 */
public final class AgronaBuffers {
    private AgronaBuffers() {}

    /**
     * Reads elements of {@code kind} into the buffer from the byte {@code offset} on, as many as
     * there are and have room in {@code length} bytes, and returns how many it were.
     *
     * @param kind INTEGER*4 or *8, REAL*4 or *8
     * @throws FormworkException as {@link ArrayFile} has it
     */
    public static int read(
            ArrayFile file, ItemKind kind, MutableDirectBuffer target, int offset, int length)
            throws IOException {
        target.boundsCheck(offset, length);
        return (int) file.read(new AgronaTarget(kind, target, offset, length), kind);
    }

    /**
     * Writes the elements of {@code kind} that are in {@code length} bytes of the buffer from the
     * byte {@code offset} on, with one WRITE statement, in place of what the file has.
     *
     * @param kind INTEGER*4 or *8, REAL*4 or *8
     * @throws FormworkException as {@link ArrayFile} has it
     */
    public static void write(
            ArrayFile file, ItemKind kind, DirectBuffer source, int offset, int length)
            throws IOException {
        source.boundsCheck(offset, length);
        file.write(new AgronaSource(kind, source, offset, length), kind);
    }
}
