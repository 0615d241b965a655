package formwork.kernels.numa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class SystemCallTest {
    private static final Pattern NUMBER = Pattern.compile("#define __NR(?:3264)?_(\\w+)\\s+(\\d+)");

    /** Of unistd.h, for who has no headers: x86-64 and what other processors share. */
    @Test
    void hasTheNumbersOfBothProcessors() {
        Map<String, List<Integer>> numbers = new TreeMap<>();
        for (SystemCall call : SystemCall.values()) {
            numbers.put(call.title(), List.of(call.onX86(), call.onArm()));
        }
        assertEquals(
                "{get_mempolicy=[239, 236], getcpu=[309, 168], madvise=[28, 233],"
                        + " mbind=[237, 235], mmap=[9, 222], move_pages=[279, 239],"
                        + " munmap=[11, 215], sched_getaffinity=[204, 123],"
                        + " sched_setaffinity=[203, 122]}",
                numbers.toString());
    }

    @Test
    void hasTheNumbersOfTheHeadersForX86() throws IOException {
        agreesWith(
                SystemCall::onX86,
                "/usr/include/x86_64-linux-gnu/asm/unistd_64.h",
                "/usr/include/asm/unistd_64.h");
    }

    @Test
    void hasTheNumbersOfTheHeadersForArm() throws IOException {
        agreesWith(SystemCall::onArm, "/usr/include/asm-generic/unistd.h");
    }

    private static void agreesWith(ToIntFunction<SystemCall> number, String... headers)
            throws IOException {
        Path header =
                List.of(headers).stream()
                        .map(Path::of)
                        .filter(Files::isReadable)
                        .findFirst()
                        .orElse(null);
        assumeTrue(header != null, () -> "found none of " + List.of(headers));
        Map<String, Integer> defined = new TreeMap<>();
        Matcher matcher = NUMBER.matcher(Files.readString(header));
        while (matcher.find()) {
            defined.putIfAbsent(matcher.group(1), Integer.parseInt(matcher.group(2)));
        }
        for (SystemCall call : SystemCall.values()) {
            assertEquals(defined.get(call.title()), number.applyAsInt(call), call.title());
        }
    }

    @Test
    void knowsTwoProcessors() {
        assertEquals(237, SystemCall.MBIND.on("amd64"));
        assertEquals(235, SystemCall.MBIND.on("aarch64"));
        assertEquals(-1, SystemCall.MBIND.on("riscv64"));
    }
}
