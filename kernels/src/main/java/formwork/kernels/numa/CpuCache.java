package formwork.kernels.numa;

/**
 * A cache of CPUs.
 *
 * @param level 1 is next to the CPU
 * @param type {@code Data}, {@code Instruction} or {@code Unified}
 * @param sizeBytes of all of it
 * @param lineBytes of a line; 0 if the system does not say
 * @param cpus those that share it
 */
public record CpuCache(int level, String type, long sizeBytes, int lineBytes, IdSet cpus) {}
