/**
 * Positions on and around the Earth, and its rotation. Imports {@code formwork.formats} and the
 * runtime. Start reading at {@link formwork.formats.geodesy.EarthOrientation}, the smallest.
 */
package formwork.formats.geodesy;
