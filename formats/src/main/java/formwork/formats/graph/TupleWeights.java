package formwork.formats.graph;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Numbers;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Target;
import formwork.formats.matrix.Values;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The file of weights beside one of edges: a real of 4 bytes each. */
final class TupleWeights {
    private static final int CHUNK_WEIGHTS = 1 << 13;

    private TupleWeights() {}

    static Values read(Source file, long count, Source edges, ReadOptions options)
            throws IOException {
        if (file.sizeBytes() != count * Float.BYTES) {
            throw new FormworkException(
                    IoStatus.BAD_COUNT,
                    file.name()
                            + ": found "
                            + file.sizeBytes()
                            + " bytes; expected "
                            + Float.BYTES
                            + " for each of the "
                            + count
                            + " edges of "
                            + edges.name());
        }
        Numbers weights = options.storage().numbers(ItemKind.REAL8, count);
        byte[] bytes = new byte[CHUNK_WEIGHTS * Float.BYTES];
        ByteBuffer chunk = in(bytes);
        long next = 0;
        try (InputStream stream = file.stream(0)) {
            while (next < count) {
                int length = stream.readNBytes(bytes, 0, bytes.length);
                for (int at = 0; at + Float.BYTES <= length && next < count; at += Float.BYTES) {
                    weights.putReal(next++, chunk.getFloat(at));
                }
                if (length < bytes.length && next < count) {
                    throw new IOException(file.name() + ": found its end; expected more weights");
                }
            }
        }
        return new Values.Reals(weights);
    }

    static void write(Numbers weights, Target target) throws IOException {
        byte[] bytes = new byte[CHUNK_WEIGHTS * Float.BYTES];
        ByteBuffer chunk = in(bytes);
        for (long i = 0; i < weights.length(); i++) {
            double weight = weights.real(i);
            float narrow = (float) weight;
            boolean isExact =
                    narrow == weight && (weights.kind().isReal() || isSame(weights.integer(i)));
            if (!isExact && !Double.isNaN(weight)) {
                throw new FormworkException(
                        IoStatus.BAD_SHAPE,
                        target.name()
                                + ": found the weight "
                                + (weights.kind().isReal() ? weight : weights.integer(i))
                                + " of edge "
                                + (i + 1)
                                + "; expected one that a real of 4 bytes has");
            }
            chunk.putFloat(narrow);
            if (!chunk.hasRemaining() || i + 1 == weights.length()) {
                target.stream().write(bytes, 0, chunk.position());
                chunk.clear();
            }
        }
    }

    private static boolean isSame(long weight) {
        return (long) (float) weight == weight;
    }

    private static ByteBuffer in(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
