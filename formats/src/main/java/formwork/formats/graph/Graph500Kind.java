package formwork.formats.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.NumberList;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import java.io.IOException;
import java.util.Optional;

/**
 * Graph500's files of edges: tuples of two vertices and nothing else, in the byte order of most
 * machines, the low byte first; weights in a second file.
 */
abstract class Graph500Kind implements WritableKind<Graph500Edges> {
    private final TupleForm form;

    Graph500Kind(TupleForm form) {
        this.form = form;
    }

    @Override
    public String specification() {
        return "The Graph 500 List, Graph 500 Benchmark 1, version 2, section 5; and its reference"
                + " code, version 3";
    }

    @Override
    public Splitting splitting() {
        return Splitting.FIXED_BYTES;
    }

    /** What is there says nothing of itself: it may be, if all vertices are small. */
    @Override
    public Evidence recognise(Head head) {
        int tuples = head.length() / form.bytes();
        if (tuples == 0 || head.isText() || head.isWhole() && head.length() % form.bytes() != 0) {
            return Evidence.none("no tuples of " + form.bytes() + " bytes");
        }
        byte[] bytes = new byte[tuples * form.bytes()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = head.at(i);
        }
        long most = 0;
        for (int i = 0; i < tuples; i++) {
            long source = form.source(bytes, i * form.bytes());
            long target = form.target(bytes, i * form.bytes());
            if (source < 0 || target < 0) {
                return Evidence.none("tuple " + (i + 1) + " has a vertex that is negative");
            }
            most = Math.max(most, Math.max(source, target));
        }
        if (most >= TupleForm.MOST_LIKELY) {
            return Evidence.none("a vertex " + most + ", as random bytes make it");
        }
        return Evidence.possible(
                tuples + " tuples of " + form.bytes() + " bytes, vertices up to " + most);
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        long[] most = {-1};
        stream(source, (from, to, weight) -> most[0] = Math.max(most[0], Math.max(from, to)));
        return Facts.NONE
                .with("edges", source.sizeBytes() / form.bytes())
                .with("largest vertex", Math.max(0, most[0]))
                .with(
                        "weights",
                        source.beside(Graph500.WEIGHTS_SUFFIX).isPresent() ? "beside it" : "no");
    }

    @Override
    public Graph500Edges read(Source source, ReadOptions options) throws IOException {
        long count = count(source);
        NumberList sources = new NumberList(options.storage(), count);
        NumberList targets = new NumberList(options.storage(), count);
        long[] most = {-1};
        stream(
                source,
                (from, to, weight) -> {
                    sources.add(from);
                    targets.add(to);
                    most[0] = Math.max(most[0], Math.max(from, to));
                });
        Values weights = new Values.Pattern(count);
        Optional<Source> beside = source.beside(Graph500.WEIGHTS_SUFFIX);
        if (beside.isPresent()) {
            try (Source file = beside.get()) {
                weights = TupleWeights.read(file, count, source, options);
            }
        }
        Indices from = Indices.of(sources.toNumbers());
        Indices to = Indices.of(targets.toNumbers());
        return new Graph500Edges(
                new Arcs(most[0] + 1, false, from, to, weights), form == TupleForm.PACKED);
    }

    /** Hands on the edges, without their weights and without keeping them. */
    public void stream(Source source, ArcSink sink) throws IOException {
        count(source);
        try (Tuples tuples = new Tuples(source, form)) {
            while (tuples.next()) {
                sink.arc(tuples.source(), tuples.target(), 1);
            }
        }
    }

    private long count(Source source) {
        if (source.sizeBytes() % form.bytes() != 0) {
            throw new FormworkException(
                    IoStatus.RECORD_LENGTH,
                    source.name()
                            + ": found "
                            + source.sizeBytes()
                            + " bytes; expected tuples of "
                            + form.bytes());
        }
        return source.sizeBytes() / form.bytes();
    }

    /** Writes the edges; {@link Graph500Edges#writeWeights} writes a second file of weights. */
    @Override
    public void write(Graph500Edges file, Target target) throws IOException {
        Arcs arcs = file.arcs();
        byte[] bytes = new byte[form.bytes()];
        for (long i = 0; i < arcs.count(); i++) {
            long source = arcs.sources().at(i);
            long end = arcs.targets().at(i);
            if (Math.max(source, end) > form.most()) {
                throw new FormworkException(
                        IoStatus.BAD_INDEX,
                        target.name()
                                + ": found vertex "
                                + Math.max(source, end)
                                + " of edge "
                                + (i + 1)
                                + "; expected at most "
                                + form.most());
            }
            form.put(bytes, source, end);
            target.stream().write(bytes);
        }
    }
}
