package formwork.cli.switches;

import formwork.kernels.interconnect.CacheShape;
import formwork.kernels.interconnect.Delays;
import formwork.kernels.interconnect.Network;
import formwork.kernels.interconnect.Traffic;

/**
 * What is run.
 *
 * @param network the switches, their routes and the hosts
 * @param routing what the routes are called
 * @param cache at each input port
 * @param traffic the packets
 * @param trafficName what they are called
 * @param packets how many of them are sent
 * @param warmUp how many of these are sent before the second count begins
 * @param delays how long things take
 * @param threads that share the ports
 */
public record SwitchesPlan(
        Network network,
        String routing,
        CacheShape cache,
        Traffic traffic,
        String trafficName,
        long packets,
        long warmUp,
        Delays delays,
        int threads) {
    /** The same with another cache. */
    SwitchesPlan with(CacheShape other) {
        return new SwitchesPlan(
                network, routing, other, traffic, trafficName, packets, warmUp, delays, threads);
    }
}
