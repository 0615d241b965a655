package formwork.cli.switches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SwitchesStudyTest {
    @Test
    void printsEachRunAndWhereTheClaimsHold() throws IOException {
        List<String> lines = new ArrayList<>();
        List<String> topologies = List.of("torus:4x4", "dsn:16");
        List<SwitchesRun> runs = SwitchesStudy.run(lines::add, topologies, 1, 7, 2);
        assertEquals(2 * 2 * 3 * 4, runs.size()); // two numbers of hosts, three rules, four indices
        for (SwitchesRun run : runs) {
            assertEquals(0, run.whole().capacity());
            if (run.plan().cache().index().toString().equals("low")) {
                assertEquals(0, run.whole().conflict());
            }
        }
        long rows = lines.stream().filter(line -> line.matches("(torus|dsn):.*")).count();
        assertEquals(runs.size(), rows);
        long claims = lines.stream().filter(line -> line.matches(" +\\d+  .* of \\d+")).count();
        assertEquals(2 * 3 * 2, claims);
        // 20 ns of 100, links of 25, hosts of 100: a mean of 3 switches is cut by 60 of 500
        long cuts =
                lines.stream().filter(line -> line.matches(" +(10|20|30) .*\\d\\.\\d.*")).count();
        assertEquals(27, cuts);
        assertTrue(String.join("\n", lines).contains("*"));
    }
}
