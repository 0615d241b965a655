/**
 * What can go wrong, in one vocabulary: the statuses with their stable codes, the exceptions, and
 * how messages show what was found. Imports nothing; every package may import it.
 */
package formwork.error;
