package formwork;

import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.edit.ItemKind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Random;
import org.agrona.MutableDirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole arrays in Agrona's buffers. */
final class AgronaBuffersTest {
    private static final int COUNT = 5000;
    private static final int OFFSET = 24;

    @ParameterizedTest
    @EnumSource(names = {"REAL8", "REAL4", "INTEGER4", "INTEGER8"})
    void writesAndReadsBackItsElements(ItemKind kind) throws IOException {
        int bytes = COUNT * kind.sizeBytes();
        Random random = new Random(7);
        MutableDirectBuffer source = new UnsafeBuffer(new byte[OFFSET + bytes + 8]);
        for (int i = 0; i < COUNT; i++) {
            int at = OFFSET + i * kind.sizeBytes();
            switch (kind) {
                case REAL8 -> source.putDouble(at, random.nextGaussian());
                case REAL4 -> source.putFloat(at, (float) random.nextGaussian());
                case INTEGER4 -> source.putInt(at, random.nextInt());
                default -> source.putLong(at, random.nextLong());
            }
        }
        Format format = Format.of(kind.isReal() ? "(3ES26.17)" : "(3I21)");
        ByteBuffer text = ByteBuffer.allocate(30 * COUNT);
        AgronaBuffers.write(format.arrays(text), kind, source, OFFSET, bytes);
        text.flip();
        MutableDirectBuffer target = new UnsafeBuffer(ByteBuffer.allocateDirect(OFFSET + bytes));
        ArrayFile file = format.arrays(text).threads(2);
        assertEquals(COUNT, AgronaBuffers.read(file, kind, target, OFFSET, bytes));
        for (int at = OFFSET; at < OFFSET + bytes; at++) {
            assertEquals(source.getByte(at), target.getByte(at), "byte " + at);
        }
    }
}
