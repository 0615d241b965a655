package formwork.bench;

import formwork.Unit;
import formwork.UnitOptions;
import formwork.WriteStatement;
import formwork.cli.iof.StudyArray;
import formwork.cli.iof.StudyType;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** A whole array to text in memory, by the formats of the study; an element of COMPLEX is two. */
public class ArrayWriteBenchmark extends PerValueBenchmark {
    @Param({"I4", "R4", "R8", "C8", "C16"})
    public StudyType type;

    private StudyArray array;
    private byte[] text;
    private byte[] written;

    @Setup
    public void prepare() throws IOException {
        array = StudyArray.of(type, COUNT, 1);
        text = new byte[(int) type.textBytes(array.length())];
        written = text.clone();
        array.encode(0, array.length(), ByteBuffer.wrap(written));
    }

    /** All of it in one call. */
    @Benchmark
    public byte[] formwork() throws IOException {
        array.encode(0, array.length(), ByteBuffer.wrap(text));
        return text;
    }

    /** A statement that is handed an item at a time. */
    @Benchmark
    public byte[] statement() throws IOException {
        try (Unit unit = Unit.writing("memory", new TextStream(), UnitOptions.DEFAULT);
                WriteStatement statement = unit.write(array.format())) {
            array.put(statement, 0, array.length());
        }
        return text;
    }

    /** The limit: the same bytes copied. */
    @Benchmark
    public byte[] copy() {
        System.arraycopy(written, 0, text, 0, text.length);
        return text;
    }

    private final class TextStream extends OutputStream {
        private int used;

        @Override
        public void write(int b) {
            text[used++] = (byte) b;
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            System.arraycopy(bytes, from, text, used, length);
            used += length;
        }
    }
}
