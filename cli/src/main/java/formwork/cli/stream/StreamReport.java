package formwork.cli.stream;

import formwork.kernels.stream.BandwidthMatrix;
import formwork.kernels.stream.StreamResult;
import java.util.List;

/**
 * What was measured.
 *
 * @param results by placement, nodes and length
 * @param matrix from node to node
 */
public record StreamReport(List<StreamResult> results, BandwidthMatrix matrix) {
    /** Copies the list. */
    public StreamReport {
        results = List.copyOf(results);
    }

    /** Whether all vectors were what they should be. */
    public boolean isRight() {
        return matrix.isRight() && results.stream().allMatch(StreamResult::isRight);
    }
}
