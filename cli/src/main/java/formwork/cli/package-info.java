/**
 * The {@code formwork} command: one class per subcommand, over the public packages of the runtime.
 * Start reading at {@link formwork.cli.Main}.
 */
package formwork.cli;
