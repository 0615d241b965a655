package formwork.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.formats.matrix.Matrix;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MatrixReadingTest {
    @Test
    void readsTheSameMatrixFromBothKinds(@TempDir Path folder) throws IOException {
        Path boeing = folder.resolve("a.rua");
        Path market = folder.resolve("a.mtx");
        MatrixReading.write(boeing, 1000);
        MatrixReading.write(market, 1000);
        Matrix matrix = MatrixReading.read(boeing);
        assertEquals(1000, matrix.entryCount());
        double sum = MatrixReading.sum(MatrixReading.read(market));
        assertEquals(sum, MatrixReading.sum(matrix), 1e-8 * Math.abs(sum)); // 12 digits there
    }
}
