/**
 * Nuclear data: masses, evaluated cross sections. Imports {@code formwork.formats} and the runtime.
 * Start reading at {@link formwork.formats.nuclear.AtomicMasses}, the smallest.
 */
package formwork.formats.nuclear;
