package formwork.bench;

import formwork.Format;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The text of a format to a checked {@code Format}: nanoseconds for one. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class FormatParsingBenchmark {
    @Param({
        "(4D24.15)",
        "(A11,I4,I2,A4,31(I5,3A1))",
        "(1X,'step',I6,2(/,5X,3(F8.3,1X),'|',1P,E12.4E3),T80,SP,G0.5)"
    })
    public String text;

    @Benchmark
    public String formwork() {
        return Format.of(text).toString();
    }
}
