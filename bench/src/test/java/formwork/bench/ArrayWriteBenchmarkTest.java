package formwork.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.cli.iof.StudyType;
import java.io.IOException;
import java.util.zip.CRC32;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ArrayWriteBenchmarkTest {
    // What study.f90 wrote, by gfortran 12.2.0 (-O3 -fwrapv -fno-range-check) and by flang 19.1.7
    // (-O3) alike: echo i4 | ./study 4096 study; crc32 study.dat
    @ParameterizedTest
    @CsvSource({"I4,ea89c1ef", "R4,67df6745", "R8,3f203236", "C8,6a7fd32d", "C16,ef70f31c"})
    void writesWhatCompilersWrite(StudyType type, String crc32) throws IOException {
        ArrayWriteBenchmark benchmark = new ArrayWriteBenchmark();
        benchmark.type = type;
        benchmark.prepare();
        CRC32 sum = new CRC32();
        sum.update(benchmark.formwork());
        assertEquals(crc32, Long.toHexString(sum.getValue()));
    }
}
