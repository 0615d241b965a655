package formwork.kernels.numa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Made-up control groups. */
final class MemoryGroupsTest {
    @TempDir private Path root;

    private void file(String path, String text) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void second(String group) throws IOException {
        file("proc/mounts", "none /sys/fs/cgroup cgroup2 rw 0 0\n");
        file("proc/self/cgroup", "0::" + group + "\n");
    }

    @Test
    void leaveEverythingWhereThereAreNone() throws IOException {
        assertEquals(Long.MAX_VALUE, MemoryGroups.room(root));
        second("/a/b");
        assertEquals(Long.MAX_VALUE, MemoryGroups.room(root));
        file("sys/fs/cgroup/a/b/memory.max", "max\n");
        file("sys/fs/cgroup/a/memory.max", "a lot\n");
        assertEquals(Long.MAX_VALUE, MemoryGroups.room(root));
    }

    @Test
    void leaveWhatTheTightestOneLeaves() throws IOException {
        second("/a/b");
        file("sys/fs/cgroup/a/b/memory.max", "max\n");
        file("sys/fs/cgroup/a/b/memory.current", "10\n");
        file("sys/fs/cgroup/a/memory.max", "1000\n");
        file("sys/fs/cgroup/a/memory.current", "400\n");
        assertEquals(600, MemoryGroups.room(root));
        file("sys/fs/cgroup/a/memory.stat", "anon 300\ninactive_file 70\n");
        assertEquals(670, MemoryGroups.room(root));
        file("sys/fs/cgroup/a/b/memory.high", "100\n");
        assertEquals(90, MemoryGroups.room(root));
        file("sys/fs/cgroup/a/b/memory.current", "120\n");
        assertEquals(0, MemoryGroups.room(root));
    }

    @Test
    void areTheMountItselfInAContainer() throws IOException {
        second("/../../somewhere/else");
        file("sys/fs/cgroup/memory.max", "5000\n");
        file("sys/fs/cgroup/memory.current", "1000\n");
        file("memory.max", "1\n"); // no group
        assertEquals(4000, MemoryGroups.room(root));
    }

    @Test
    void mayBeOfTheFirstKind() throws IOException {
        file(
                "proc/mounts",
                """
                cgroup /sys/fs/cgroup/cpu cgroup rw,cpu 0 0
                cgroup /sys/fs/cgroup/memory cgroup rw,memory 0 0
                """);
        file("proc/self/cgroup", "5:cpu:/\n4:memory:/job\n0::/\n");
        file("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
        file("sys/fs/cgroup/memory/job/memory.limit_in_bytes", "3000\n");
        file("sys/fs/cgroup/memory/job/memory.usage_in_bytes", "2500\n");
        file("sys/fs/cgroup/memory/job/memory.stat", "inactive_file 0\ntotal_inactive_file 1500\n");
        file("sys/fs/cgroup/cpu/memory.limit_in_bytes", "1\n"); // not of memory
        assertEquals(2000, MemoryGroups.room(root));
    }
}
