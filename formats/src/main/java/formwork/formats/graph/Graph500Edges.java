package formwork.formats.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Numbers;
import formwork.formats.Target;
import formwork.formats.matrix.Values;
import java.io.IOException;

/**
 * What a Graph500 file of edges holds.
 *
 * @param arcs undirected; reals for weights, if there is a file of them beside it
 * @param isPacked whether vertices have 48 bits each in the file; else 64
 */
public record Graph500Edges(Arcs arcs, boolean isPacked) implements GraphFile {
    /** Whether edges have weights. */
    public boolean hasWeights() {
        return !(arcs.weights() instanceof Values.Pattern);
    }

    /**
     * Writes the weights of the edges, as a second file has them whose name is that of the edges'
     * file and {@link Graph500#WEIGHTS_SUFFIX}.
     *
     * @throws FormworkException if there are none, or one is not exact in 4 bytes
     */
    public void writeWeights(Target target) throws IOException {
        Numbers numbers;
        if (arcs.weights() instanceof Values.Reals reals) {
            numbers = reals.numbers();
        } else if (arcs.weights() instanceof Values.Integers integers) {
            numbers = integers.numbers();
        } else {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE, target.name() + ": found no weights; expected some");
        }
        TupleWeights.write(numbers, target);
    }
}
