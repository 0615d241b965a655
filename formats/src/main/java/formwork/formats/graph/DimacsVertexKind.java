package formwork.formats.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.LineTarget;
import formwork.formats.NumberLines;
import formwork.formats.NumberList;
import formwork.formats.ReadOptions;
import formwork.formats.Remarks;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import formwork.formats.matrix.Indices;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** DIMACS files of vertices, which go with a graph for shortest paths. */
abstract class DimacsVertexKind implements WritableKind<DimacsVertices> {
    private final String designator;
    private final char letter;
    private final int vertexColumns;
    private final int columnCount;
    private final String what;

    /**
     * A kind.
     *
     * @param designator the word before the count in the line {@code p aux sp}
     * @param letter what a line begins with
     * @param vertexColumns how many vertices a line has
     * @param columnCount how many values, those included
     * @param what a line is, in the plural
     */
    DimacsVertexKind(
            String designator, char letter, int vertexColumns, int columnCount, String what) {
        this.designator = designator;
        this.letter = letter;
        this.vertexColumns = vertexColumns;
        this.columnCount = columnCount;
        this.what = what;
    }

    @Override
    public String specification() {
        return "9th DIMACS Implementation Challenge, file formats, 2006";
    }

    @Override
    public Splitting splitting() {
        return Splitting.LINES;
    }

    @Override
    public Evidence recognise(Head head) {
        return DimacsHead.find(
                head,
                words ->
                        words.length == 5
                                && String.join(" ", words)
                                        .startsWith("p aux sp " + designator + " "),
                "no line \"p aux sp " + designator + "\" with a count");
    }

    @Override
    public DimacsVertices read(Source source, ReadOptions options) throws IOException {
        try (NumberLines lines = new NumberLines(source)) {
            Remarks.Collected remarks = new Remarks.Collected();
            Count count = readProblem(lines, remarks);
            count.requireWithin(lines.bytesLeft() + 1, 2L + 2L * columnCount);
            List<NumberList> columns = new ArrayList<>();
            for (int i = 0; i < columnCount; i++) {
                columns.add(new NumberList(options.storage(), count.value()));
            }
            while (lines.next()) {
                if (lines.first() == letter && lines.passFirst()) {
                    for (int i = 0; i < columnCount; i++) {
                        columns.get(i).add(value(lines, i));
                    }
                    lines.requireEnd();
                } else {
                    remark(lines, remarks, letter);
                }
            }
            long found = columns.get(0).length();
            if (found != count.value() && !options.isLenient()) {
                throw count.fault(found + ", which are there");
            }
            List<Indices> values =
                    columns.stream().map(list -> Indices.of(list.toNumbers())).toList();
            return new DimacsVertices(values, remarks.all());
        }
    }

    private long value(NumberLines lines, int column) {
        return column < vertexColumns
                ? lines.index("a vertex", 1, Long.MAX_VALUE) - 1
                : lines.integer("a coordinate");
    }

    private Count readProblem(NumberLines lines, Remarks.Collected remarks) throws IOException {
        while (lines.next()) {
            if (lines.first() == 'p' && lines.passFirst()) {
                for (String name : List.of("aux", "sp", designator)) {
                    if (!lines.word().equals(name)) {
                        throw lines.fieldFault(
                                IoStatus.BAD_HEADER, "\"p aux sp " + designator + "\"");
                    }
                }
                Count count =
                        new Count(what, lines.integer("how many " + what), lines.fieldPlace());
                lines.requireEnd();
                return count;
            }
            remark(lines, remarks, 'p');
        }
        throw lines.atFileEnd("a line \"p aux sp " + designator + "\"");
    }

    private static void remark(NumberLines lines, Remarks.Collected remarks, char expected) {
        boolean isComment = lines.first() == 'c' && lines.passFirst();
        if (!isComment && !lines.isAtEnd()) {
            throw unknownLine(lines, expected);
        }
        remarks.add(lines.number(), lines.text());
    }

    private static FormworkException unknownLine(NumberLines lines, char expected) {
        return lines.fault(
                IoStatus.BAD_STRUCTURE,
                "a line that begins with " + expected + " or c and a blank");
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        try (NumberLines lines = new NumberLines(source)) {
            Count count = readProblem(lines, new Remarks.Collected());
            return Facts.NONE.with("problem", designator).with(what, count.value());
        }
    }

    @Override
    public void write(DimacsVertices file, Target target) throws IOException {
        if (file.columns().size() != columnCount) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    target.name()
                            + ": found "
                            + file.columns().size()
                            + " columns; expected "
                            + columnCount
                            + " for "
                            + title());
        }
        try (LineTarget lines = new LineTarget(target, file.remarks())) {
            long count = file.vertices().length();
            lines.text("p aux sp " + designator + " ").number(count).endLine();
            for (long row = 0; row < count; row++) {
                lines.put(letter);
                for (int i = 0; i < columnCount; i++) {
                    long value = file.columns().get(i).at(row);
                    lines.put(' ').number(i < vertexColumns ? value + 1 : value);
                }
                lines.endLine();
            }
        }
    }
}
