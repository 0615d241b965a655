package formwork.cli.graph500;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import formwork.kernels.graph.Construction;
import formwork.kernels.graph500.BenchmarkResult;
import formwork.kernels.graph500.LevelSum;
import formwork.kernels.graph500.Quartiles;
import formwork.kernels.graph500.SearchRun;
import formwork.kernels.graph500.TraversalRates;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** A run as a JSON object, with the names that the benchmark's specification has. */
public final class Graph500Json {
    private final JsonGenerator json;

    private Graph500Json(JsonGenerator json) {
        this.json = json;
    }

    /** The object, on a line. */
    public static byte[] of(Graph500Report report) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = new JsonFactory().createGenerator(bytes)) {
            new Graph500Json(json).write(report);
        }
        return bytes.toByteArray();
    }

    /** JSON has no NaN, which a deviation of one value is. */
    private void number(String name, double value) throws IOException {
        if (Double.isFinite(value)) {
            json.writeNumberField(name, value);
        } else {
            json.writeNullField(name);
        }
    }

    private void write(Graph500Report report) throws IOException {
        BenchmarkResult result = report.result();
        json.writeStartObject();
        if (report.isMade()) {
            json.writeNumberField("SCALE", report.scale());
            json.writeNumberField("edgefactor", report.edgeFactor());
        }
        json.writeNumberField("vertices", result.vertexCount());
        json.writeNumberField("edges", result.edgeCount());
        json.writeNumberField("arcs", result.arcCount());
        json.writeNumberField("NBFS", result.searches().size());
        number(report.isMade() ? "graph_generation" : "graph_loading", report.edgeSeconds());
        if (report.dumpSeconds() > 0) {
            number("graph_dumping", report.dumpSeconds());
        }
        json.writeNumberField("parts", report.parts());
        json.writeNumberField("threads", report.threads());
        json.writeStringField("rule", report.rule());
        number("construction_time", result.construction().nanos() * 1e-9);
        quartiles("time", result.times());
        quartiles("nedge", result.edges());
        rates(result.rates());
        quartiles("validate", result.checkTimes());
        energy(result);
        memory(report);
        searches(result);
        levels(result);
        json.writeEndObject();
    }

    private void quartiles(String what, Quartiles values) throws IOException {
        number("bfs_min_" + what, values.minimum());
        number("bfs_firstquartile_" + what, values.first());
        number("bfs_median_" + what, values.median());
        number("bfs_thirdquartile_" + what, values.third());
        number("bfs_max_" + what, values.maximum());
        number("bfs_mean_" + what, values.mean());
        number("bfs_stddev_" + what, values.deviation());
    }

    private void rates(TraversalRates rates) throws IOException {
        number("bfs_min_TEPS", rates.minimum());
        number("bfs_firstquartile_TEPS", rates.first());
        number("bfs_median_TEPS", rates.median());
        number("bfs_thirdquartile_TEPS", rates.third());
        number("bfs_max_TEPS", rates.maximum());
        number("bfs_harmonic_mean_TEPS", rates.harmonicMean());
        number("bfs_harmonic_stddev_TEPS", rates.harmonicDeviation());
    }

    private void energy(BenchmarkResult result) throws IOException {
        json.writeObjectFieldStart("energy");
        json.writeBooleanField("isMeasured", result.hasEnergy());
        if (result.hasEnergy()) {
            number("joules", result.joules());
            number("watts", result.watts());
            number("harmonic_mean_TEPS_per_watt", result.ratePerWatt());
        } else {
            json.writeStringField("why", result.missingEnergy());
        }
        json.writeEndObject();
    }

    private void memory(Graph500Report report) throws IOException {
        Construction construction = report.result().construction();
        json.writeNumberField("edgeBytes", construction.edgeBytes());
        json.writeNumberField("mostBytes", construction.mostBytes());
        json.writeArrayFieldStart("stages");
        for (Construction.Stage stage : construction.stages()) {
            json.writeStartObject();
            json.writeStringField("name", stage.name());
            number("seconds", stage.nanos() * 1e-9);
            json.writeNumberField("mostBytes", stage.mostBytes());
            json.writeNumberField("bytes", stage.bytes());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void searches(BenchmarkResult result) throws IOException {
        json.writeArrayFieldStart("searches");
        for (SearchRun search : result.searches()) {
            json.writeStartObject();
            json.writeNumberField("root", search.root());
            json.writeNumberField("reached", search.reached());
            json.writeNumberField("nedge", search.edges());
            number("seconds", search.seconds());
            number("TEPS", search.rate());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void levels(BenchmarkResult result) throws IOException {
        json.writeArrayFieldStart("levels");
        for (LevelSum sum : result.levels()) {
            json.writeStartObject();
            json.writeNumberField("level", sum.level());
            json.writeStringField("direction", Graph500Report.name(sum.direction()));
            json.writeNumberField("searches", sum.searches());
            json.writeNumberField("frontier", sum.frontier());
            json.writeNumberField("scanned", sum.scanned());
            number("seconds", sum.nanos() * 1e-9);
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
