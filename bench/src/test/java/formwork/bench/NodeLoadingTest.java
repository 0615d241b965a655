package formwork.bench;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NodeLoadingTest {
    @TempDir private Path folder;

    @Test
    void readsTheSameEachWay() throws IOException {
        Path file = folder.resolve("some.dat");
        NodeLoading.main(new String[] {file.toString(), "5001", "2", "1"}); // it compares them
        assertTrue(Files.size(file) > 24 * 5001);
    }
}
