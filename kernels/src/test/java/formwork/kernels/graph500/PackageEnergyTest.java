package formwork.kernels.graph500;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PackageEnergyTest {
    @TempDir private Path root;

    private Path zone(String folder, String name, long microjoules) throws IOException {
        Path zone = Files.createDirectories(root.resolve(folder));
        Files.writeString(zone.resolve("name"), name + "\n");
        Files.writeString(zone.resolve("max_energy_range_uj"), "262143328850\n");
        set(zone, microjoules);
        return zone;
    }

    private static void set(Path zone, long microjoules) throws IOException {
        Files.writeString(zone.resolve("energy_uj"), microjoules + "\n");
    }

    @Test
    void addsUpPackagesOnly() throws IOException {
        Path first = zone("intel-rapl:0", "package-0", 1_000_000);
        Path core = zone("intel-rapl:0:0", "core", 5);
        Path second = zone("intel-rapl:1", "package-1", 0);
        Path board = zone("intel-rapl:2", "psys", 7);
        Path again = zone("intel-rapl-mmio:0", "package-0", 1_000_000);
        PackageEnergy energy = PackageEnergy.in(root);
        assertNull(energy.missing());
        assertEquals(0, energy.joules());
        set(first, 3_500_000);
        for (Path other : new Path[] {core, board, again}) {
            set(other, 90_000_000);
        }
        assertEquals(2.5, energy.joules());
        set(second, 250_000);
        assertEquals(2.75, energy.joules());
        assertEquals(2.75, energy.joules());
    }

    @Test
    void addsUpDiesOfAPackage() throws IOException {
        Path first = zone("intel-rapl:0", "package-0-die-0", 0);
        Path second = zone("intel-rapl:1", "package-0-die-1", 0);
        PackageEnergy energy = PackageEnergy.in(root);
        set(first, 1_000_000);
        set(second, 2_000_000);
        assertEquals(3, energy.joules());
    }

    @Test
    void countsOnWhereACounterBeginsAnew() throws IOException {
        Path zone = zone("intel-rapl:0", "package-0", 262_143_000_000L);
        PackageEnergy energy = PackageEnergy.in(root);
        set(zone, 671_150);
        assertEquals(1.0, energy.joules());
    }

    @Test
    void saysWhyThereIsNothing() throws IOException {
        Path none = root.resolve("none");
        assertEquals(
                none + ": found no such file; expected RAPL's counters",
                PackageEnergy.in(none).missing());
        assertEquals(
                root + ": found no counter of a package; expected RAPL's",
                PackageEnergy.in(root).missing());
        Path zone = zone("intel-rapl:0", "package-0", 0);
        Files.writeString(zone.resolve("energy_uj"), "much\n");
        assertEquals(
                zone.resolve("energy_uj") + ": found \"much\"; expected a number of microjoules",
                PackageEnergy.in(root).missing());
    }

    @Test
    void saysWhenACounterIsLost() throws IOException {
        Path zone = zone("intel-rapl:0", "package-0", 0);
        PackageEnergy energy = PackageEnergy.in(root);
        set(zone, 500_000);
        assertEquals(0.5, energy.joules());
        Files.delete(zone.resolve("energy_uj"));
        assertEquals(0.5, energy.joules());
        assertEquals(
                zone.resolve("energy_uj") + ": found no such file; expected RAPL's counters",
                energy.missing());
    }
}
