/**
 * What the {@code graph500} command makes of a run of the benchmark: the lines that the benchmark
 * prints, JSON and pictures. Imports the kernels, Jackson and XChart.
 */
package formwork.cli.graph500;
