package formwork.bench;

import formwork.ReadStatement;
import formwork.Unit;
import formwork.UnitOptions;
import formwork.cli.iof.StudyArray;
import formwork.cli.iof.StudyType;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Text in memory to a whole array, by the formats of the study; an element of COMPLEX is two. */
public class ArrayReadBenchmark extends PerValueBenchmark {
    @Param({"I4", "R4", "R8", "C8", "C16"})
    public StudyType type;

    private StudyArray array;
    private byte[] text;

    @Setup
    public void writeText() throws IOException {
        array = StudyArray.of(type, COUNT, 1);
        text = new byte[(int) type.textBytes(array.length())];
        array.encode(0, array.length(), ByteBuffer.wrap(text));
    }

    /** All of it in one call. */
    @Benchmark
    public Object formwork() throws IOException {
        array.decode(0, array.length(), ByteBuffer.wrap(text));
        return array.back();
    }

    /** A statement that is asked for an item at a time. */
    @Benchmark
    public Object statement() throws IOException {
        try (Unit unit =
                        Unit.reading(
                                "memory", new ByteArrayInputStream(text), UnitOptions.DEFAULT);
                ReadStatement statement = unit.read(array.format())) {
            array.next(statement, 0, array.length());
        }
        return array.back();
    }
}
