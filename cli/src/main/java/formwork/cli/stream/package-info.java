/**
 * What the {@code stream} command makes of measured bandwidths: JSON and pictures. Imports the
 * kernels, Jackson and XChart.
 */
package formwork.cli.stream;
