/**
 * A format for a file of fixed columns that nobody knows one for: from counts, by column, of what
 * bytes stand there in all lines. Knows the runtime and {@code formats}, and no command.
 */
package formwork.cli.suggest;
