/**
 * The machine's NUMA nodes, threads that stay on them, and memory that lies on them.
 *
 * <p>Start at {@link formwork.kernels.numa.Machine}. Imports the JDK, the runtime, JNA for the
 * system calls and Agrona for loads and stores by address. Where the system refuses, one warning
 * says what and why, and all goes on unplaced.
 */
package formwork.kernels.numa;
