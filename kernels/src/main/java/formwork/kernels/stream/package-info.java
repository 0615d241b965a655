/**
 * The memory's bandwidth by McCalpin's STREAM: four loops over three vectors that are larger than
 * the caches, placed on the nodes in the ways that Yasui and Fujisawa compare (Communications of
 * the ORSJ, October 2014).
 *
 * <p>Start at {@link formwork.kernels.stream.Stream}. Imports the JDK, {@code
 * formwork.kernels.numa}, the kinds of items and Agrona.
 */
package formwork.kernels.stream;
