package formwork.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import formwork.Format;
import formwork.Unit;
import formwork.UnitOptions;
import formwork.WriteStatement;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Vertices of a graph and what is told of each, in the numbers of the file.
 *
 * @param graph what the file holds
 * @param columns what is told
 * @param top how many vertices, those with the greatest value in the first column; 0 for all, by
 *     their numbers
 */
record VertexTable(InputGraph graph, List<VertexColumn> columns, int top) {
    /** Copies the list. */
    VertexTable {
        columns = List.copyOf(columns);
    }

    private interface Row {
        void take(int vertex) throws IOException;
    }

    private void forEach(Row row) throws IOException {
        if (top == 0) {
            for (int vertex = 0; vertex < graph.vertexCount(); vertex++) {
                row.take(vertex);
            }
            return;
        }
        for (int vertex : greatest()) {
            row.take(vertex);
        }
    }

    /** Of equal values the first vertices. */
    private Deque<Integer> greatest() {
        PriorityQueue<Integer> kept = // the least is the first to go
                new PriorityQueue<>(
                        (a, b) -> {
                            int order = columns.get(0).compare(a, b);
                            return order != 0 ? order : Integer.compare(b, a);
                        });
        for (int vertex = 0; vertex < graph.vertexCount(); vertex++) {
            kept.add(vertex);
            if (kept.size() > top) {
                kept.remove();
            }
        }
        Deque<Integer> vertices = new ArrayDeque<>();
        while (!kept.isEmpty()) {
            vertices.addFirst(kept.remove());
        }
        return vertices;
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        names.add("vertex");
        columns.forEach(column -> names.add(column.name()));
        return names;
    }

    /** Where the numbers of a row go. */
    private interface Cells {
        void integer(long value) throws IOException;

        void real(double value) throws IOException;
    }

    private void put(int vertex, Cells cells) throws IOException {
        cells.integer(graph.shown(vertex));
        for (VertexColumn column : columns) {
            if (column instanceof VertexColumn.Integers integers) {
                cells.integer(integers.values().applyAsLong(vertex));
            } else if (column instanceof VertexColumn.Reals reals) {
                cells.real(reals.values().applyAsDouble(vertex));
            }
        }
    }

    /** Writes all with one WRITE statement: of each vertex its number, and what is told of it. */
    void write(Format format, String name, OutputStream stream) throws IOException {
        try (Unit unit = Unit.writing(name, stream, UnitOptions.DEFAULT);
                WriteStatement statement = unit.write(format)) {
            Cells cells =
                    new Cells() {
                        @Override
                        public void integer(long value) throws IOException {
                            statement.put(value);
                        }

                        @Override
                        public void real(double value) throws IOException {
                            statement.put(value);
                        }
                    };
            forEach(vertex -> put(vertex, cells));
        }
    }

    /** Writes a line for each vertex, with commas between, after one of names. */
    void write(String name, OutputStream stream) throws IOException {
        try (RowSink sink = new DelimitedSink(new TextOutput(name, stream), ',', names())) {
            Cells cells =
                    new Cells() {
                        @Override
                        public void integer(long value) throws IOException {
                            sink.integer(value);
                        }

                        @Override
                        public void real(double value) throws IOException {
                            sink.real(value);
                        }
                    };
            forEach(
                    vertex -> {
                        sink.beginRow();
                        put(vertex, cells);
                        sink.endRow();
                    });
        }
    }

    /**
     * Writes the fields {@code columns}, their names, and {@code rows}, an array for each vertex.
     */
    void write(JsonGenerator json) throws IOException {
        Cells cells =
                new Cells() {
                    @Override
                    public void integer(long value) throws IOException {
                        json.writeNumber(value);
                    }

                    @Override
                    public void real(double value) throws IOException {
                        json.writeNumber(value);
                    }
                };
        json.writeFieldName("columns");
        json.writeArray(names().toArray(new String[0]), 0, columns.size() + 1);
        json.writeArrayFieldStart("rows");
        forEach(
                vertex -> {
                    json.writeStartArray();
                    put(vertex, cells);
                    json.writeEndArray();
                });
        json.writeEndArray();
    }
}
