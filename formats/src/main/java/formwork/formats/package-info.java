/**
 * Kinds of files built on the runtime: one way in for all of them, and what their readers are made
 * of.
 *
 * <p>{@link formwork.formats.Kinds} says of what kind a file is and reads it. A {@link
 * formwork.formats.Kind} is one class, in a package for its field of science: {@code matrix},
 * {@code graph}, {@code program} (linear, semidefinite), {@code geodesy}, {@code nuclear}, {@code
 * chemistry}, {@code climate}, {@code structure}, {@code spectra}, {@code astronomy}, {@code
 * plasma}, {@code hydrology}, {@code statistics}, and {@code fortran} (namelists, unformatted).
 * Those packages import this one and the runtime, {@code graph} and {@code program} also {@code
 * matrix}, and no other. This one knows none of them: it finds the kinds by {@code
 * META-INF/services}. How a kind is added is told in README.md of this module.
 *
 * <p>Lines are counted from 1, as are columns; where the runtime says "record 12" of a file, that
 * is its line 12.
 */
package formwork.formats;
