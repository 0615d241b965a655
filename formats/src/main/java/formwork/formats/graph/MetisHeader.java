package formwork.formats.graph;

import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.Facts;
import formwork.formats.NumberLines;
import formwork.formats.Remarks;
import java.io.IOException;

/**
 * The first line of a METIS file that is no comment.
 *
 * @param vertices how many
 * @param edges how many; each stands in two lines
 * @param weightsPerVertex 0 if there are none
 * @param text as it stands
 */
record MetisHeader(
        Count vertices,
        Count edges,
        boolean hasSizes,
        int weightsPerVertex,
        boolean hasEdgeWeights,
        String text) {
    private static final int MOST_WEIGHTS = 1 << 16;

    static MetisHeader read(NumberLines lines, Remarks.Collected remarks) throws IOException {
        while (lines.next()) {
            if (lines.first() != '%') {
                return parse(lines);
            }
            remarks.add(lines.number(), lines.text());
        }
        throw lines.atFileEnd("the numbers of vertices and edges");
    }

    private static MetisHeader parse(NumberLines lines) {
        Count vertices = lines.count("vertices");
        Count edges = lines.count("edges");
        String flags = lines.isAtEnd() ? "000" : lines.word();
        if (!flags.matches("[01]{1,3}")) {
            throw lines.fieldFault(
                    IoStatus.BAD_HEADER, "up to three digits 0 or 1 for what there is");
        }
        flags = "0".repeat(3 - flags.length()) + flags;
        boolean hasWeights = flags.charAt(1) == '1';
        int weights = hasWeights ? 1 : 0;
        if (!lines.isAtEnd()) {
            weights = (int) lines.index("how many weights a vertex has", 0, MOST_WEIGHTS);
            if (weights > 0 != hasWeights) {
                throw lines.fieldFault(
                        IoStatus.BAD_HEADER,
                        hasWeights
                                ? "1 or more weights, as there are some"
                                : "0, as vertices have no weights");
            }
        }
        lines.requireEnd();
        return new MetisHeader(
                vertices,
                edges,
                flags.charAt(0) == '1',
                weights,
                flags.charAt(2) == '1',
                lines.text());
    }

    /** How many numbers stand before the neighbours of a vertex. */
    int leading() {
        return weightsPerVertex + (hasSizes ? 1 : 0);
    }

    /** Holds the counts against the bytes that are left. */
    void check(long bytesLeft) {
        long bytes = bytesLeft + 1; // the last line need not be ended
        vertices.requireWithin(bytes, Math.max(1, 2L * leading()));
        edges.requireWithin(bytes, hasEdgeWeights ? 8 : 4);
    }

    Facts facts() {
        return Facts.NONE
                .with("vertices", vertices.value())
                .with("edges", edges.value())
                .with("vertex sizes", hasSizes ? "yes" : "no")
                .with("weights per vertex", weightsPerVertex)
                .with("edge weights", hasEdgeWeights ? "yes" : "no");
    }
}
