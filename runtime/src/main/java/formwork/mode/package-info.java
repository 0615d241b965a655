/**
 * The changeable modes of a connection, one enum each, and the dialects. Imports nothing; every
 * package but {@code formwork.convert} may import it.
 */
package formwork.mode;
