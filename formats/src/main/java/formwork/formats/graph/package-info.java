/**
 * Graphs: a list of arcs as they stand in a file, or the arcs of each vertex together, and the
 * files that hold them. Imports {@code formwork.formats}, its {@code matrix} and the runtime. Start
 * reading at {@link formwork.formats.graph.Arcs}.
 */
package formwork.formats.graph;
