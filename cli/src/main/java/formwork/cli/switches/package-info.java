/**
 * What {@code formwork switches} runs, prints and draws: caches of routes at the ports of an
 * interconnect's switches. Imports the kernel and the chart library. Start reading at {@link
 * formwork.cli.switches.SwitchesRun}.
 */
package formwork.cli.switches;
