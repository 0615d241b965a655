/**
 * Routing-table caches at the input ports of interconnect switches: topologies, routes, traffic,
 * caches and what they save, after Hirasawa, Yamaki and Koibuchi, IPSJ Trans. ACS 13(2), 2020.
 * Imports the graphs of {@code formwork.formats} and the runtime. Start reading at {@link
 * formwork.kernels.interconnect.CacheSimulation}.
 */
package formwork.kernels.interconnect;
