package formwork.formats;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * As {@link MutationTest}, of real files, where they lie beside the repository. The property {@code
 * mutations} says how many copies of each; a thousand without it.
 */
final class SampleMutationTest {
    private static final long SEED = 991;

    static List<Made> files() throws IOException {
        List<Made> files = new ArrayList<>();
        for (Map.Entry<String, Path> file : SamplesTest.filesByName().entrySet()) {
            byte[] bytes = Files.readAllBytes(file.getValue());
            String kind = SamplesTest.kindOf(file.getKey());
            files.add(
                    new Made(kind, file.getKey(), new String(bytes, StandardCharsets.ISO_8859_1)));
        }
        return files;
    }

    @ParameterizedTest
    @MethodSource("files")
    @Tag("slow")
    void isReadOrRefusedWithAPlace(Made made) {
        int times = Integer.getInteger("mutations", 1000);
        for (int i = 0; i < times; i++) {
            MutationTest.read(made, MutationTest.mutated(made, SEED + i), "seed " + (SEED + i));
        }
    }
}
