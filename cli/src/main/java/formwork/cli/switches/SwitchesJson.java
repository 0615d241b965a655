package formwork.cli.switches;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import formwork.kernels.interconnect.Delays;
import formwork.kernels.interconnect.Latency;
import formwork.kernels.interconnect.Lookups;
import formwork.kernels.interconnect.Network;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Runs as JSON: an array of objects. */
public final class SwitchesJson {
    private SwitchesJson() {}

    /** Writes them; the stream stays open. */
    public static void write(List<SwitchesRun> runs, OutputStream stream) throws IOException {
        JsonFactory factory = new JsonFactory();
        factory.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        try (JsonGenerator json = factory.createGenerator(stream)) {
            json.useDefaultPrettyPrinter();
            json.writeStartArray();
            for (SwitchesRun run : runs) {
                write(run, json);
            }
            json.writeEndArray();
            json.writeRaw('\n');
        }
    }

    private static void write(SwitchesRun run, JsonGenerator json) throws IOException {
        SwitchesPlan plan = run.plan();
        Network network = plan.network();
        json.writeStartObject();
        json.writeStringField("topology", network.topology().name());
        json.writeNumberField("switches", network.topology().switchCount());
        json.writeNumberField("links", network.topology().linkCount());
        json.writeNumberField("hosts", network.hostCount());
        json.writeNumberField("ports", network.portCount());
        json.writeStringField("routing", plan.routing());
        json.writeStringField("traffic", plan.trafficName());
        json.writeNumberField("packets", plan.packets());
        json.writeNumberField("warmUp", plan.warmUp());
        json.writeNumberField("ways", plan.cache().ways());
        json.writeNumberField("entries", plan.cache().entries());
        json.writeStringField("index", plan.cache().index().toString());
        json.writeNumberField("threads", plan.threads());
        json.writeNumberField("seconds", run.seconds());
        json.writeNumberField("mostDestinations", run.simulation().mostDestinations());
        write("lookups", run.whole(), json);
        write("afterWarmUp", run.later(), json);
        Delays delays = plan.delays();
        json.writeObjectFieldStart("delays");
        json.writeNumberField("switching", delays.switching());
        json.writeNumberField("lookup", delays.lookup());
        json.writeNumberField("cache", delays.cache());
        json.writeNumberField("link", delays.link());
        json.writeNumberField("host", delays.host());
        json.writeEndObject();
        Latency latency = run.latency();
        json.writeObjectFieldStart("latency");
        json.writeNumberField("meanSwitches", latency.meanSwitches());
        json.writeNumberField("mostSwitches", latency.mostSwitches());
        json.writeNumberField("meanNanosWithout", latency.mean(delays, 0));
        json.writeNumberField("meanNanosWith", latency.mean(delays, run.hitShare()));
        json.writeNumberField("worstNanosWithout", latency.worst(delays, 0));
        json.writeNumberField("worstNanosWith", latency.worst(delays, run.hitShare()));
        json.writeNumberField("cut", latency.cut(delays, run.hitShare()));
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void write(String name, Lookups lookups, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart(name);
        json.writeNumberField("count", lookups.count());
        json.writeNumberField("hits", lookups.hits());
        json.writeNumberField("cold", lookups.cold());
        json.writeNumberField("capacity", lookups.capacity());
        json.writeNumberField("conflict", lookups.conflict());
        json.writeEndObject();
    }
}
