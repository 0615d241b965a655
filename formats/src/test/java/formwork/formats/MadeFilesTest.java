package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every kind does with the small files that were made for it. */
final class MadeFilesTest {
    static List<Made> files() {
        return MadeFiles.ALL;
    }

    @Test
    void everyKindHasSome() {
        TreeSet<String> kinds = new TreeSet<>();
        Kinds.all().forEach(kind -> kinds.add(kind.name()));
        TreeSet<String> made = new TreeSet<>();
        MadeFiles.ALL.forEach(file -> made.add(file.kind()));
        assertEquals(kinds, made);
    }

    @ParameterizedTest
    @MethodSource("files")
    void isRecognisedByItsContent(Made made) throws IOException {
        Detection detection = Kinds.detect(Source.of(made.toString(), made.bytes()));
        assertEquals(made.kind(), detection.kind().name(), detection.toString());
        assertFalse(detection.best().orElseThrow().evidence().reason().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("files")
    void saysItsSizes(Made made) throws IOException {
        Kind<?> kind = Kinds.named(made.kind()).orElseThrow();
        Facts facts = kind.facts(Source.of(made.toString(), made.bytes()), ReadOptions.STRICT);
        assertFalse(facts.values().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("files")
    void isWrittenAgainToTheSameBytes(Made made) throws IOException {
        Kind<?> kind = Kinds.named(made.kind()).orElseThrow();
        if (kind instanceof WritableKind<?> writable) {
            assertEquals(made.text(), rewritten(writable, made.bytes()));
        } else {
            kind.read(Source.of(made.toString(), made.bytes()), ReadOptions.STRICT);
        }
    }

    static List<Made> texts() {
        return MadeFiles.ALL.stream().filter(Made::isText).toList();
    }

    @ParameterizedTest
    @MethodSource("texts")
    void isReadTheSameWithCarriageReturnsAndWithoutTheLastEnd(Made made) throws IOException {
        Kind<?> kind = Kinds.named(made.kind()).orElseThrow();
        assumeTrue(Head.of(made.bytes()).isText(), "it has no lines");
        String ended = made.text().replace("\n", "\r\n");
        for (String text : List.of(ended, made.text().substring(0, made.text().length() - 1))) {
            byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
            if (kind instanceof WritableKind<?> writable) {
                assertEquals(made.text(), rewritten(writable, bytes));
            } else {
                assertTrue(Kinds.detect(Source.of("text", bytes)).best().isPresent());
                kind.read(Source.of("text", bytes), ReadOptions.STRICT);
            }
        }
    }

    private static <T> String rewritten(WritableKind<T> kind, byte[] bytes) throws IOException {
        T value = kind.read(Source.of("text", bytes), ReadOptions.STRICT);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Target target = Target.of("text", out)) {
            kind.write(value, target);
        }
        return out.toString(StandardCharsets.ISO_8859_1);
    }
}
