/**
 * Satellites, their orbits and signals; the Earth's rotation and gravity. Imports {@code
 * formwork.formats} and the runtime. Start reading at {@link
 * formwork.formats.geodesy.EarthOrientation}, the smallest.
 */
package formwork.formats.geodesy;
