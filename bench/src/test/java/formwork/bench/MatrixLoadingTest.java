package formwork.bench;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MatrixLoadingTest {
    @ParameterizedTest
    @ValueSource(strings = {"a.rua", "a.mtx"})
    void readsTheSameEachWay(String name, @TempDir Path folder) throws IOException {
        Path file = folder.resolve(name);
        MatrixLoading.main(new String[] {file.toString(), "100000", "2", "1"}); // it compares them
        assertTrue(Files.size(file) > 20 * 100_000);
    }
}
