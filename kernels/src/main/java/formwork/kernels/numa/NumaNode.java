package formwork.kernels.numa;

/**
 * A NUMA node as the system describes it.
 *
 * @param id the system's number; numbers may have gaps
 * @param cpus those of its CPUs that are online and that this process may use
 * @param offeredCpus all of its CPUs that are online
 * @param memoryBytes 0 if it has no memory
 * @param freeBytes of its memory, when this was read
 * @param isAllowed whether this process may have memory there
 */
public record NumaNode(
        int id,
        IdSet cpus,
        IdSet offeredCpus,
        long memoryBytes,
        long freeBytes,
        boolean isAllowed) {

    /** Whether this process can have memory there. */
    public boolean hasUsableMemory() {
        return isAllowed && memoryBytes > 0;
    }
}
