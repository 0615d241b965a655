/**
 * Namelist input and output (F2018 13.11): groups of named variables, declared or as Java objects,
 * or with no declaration at all; and the text of a namelist file, changed here and there with all
 * else kept.
 *
 * <p>Start at {@link formwork.namelist.NamelistFile} for files, at {@link
 * formwork.namelist.NamelistGroup} for declared groups on a unit. Imports {@code list}, {@code
 * convert}, {@code field}, {@code edit}, {@code unit}, {@code mode} and {@code error}; {@code
 * formwork} imports it, since statements begin at a unit, and not the other way round.
 */
package formwork.namelist;
