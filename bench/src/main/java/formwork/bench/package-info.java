/**
 * Benchmarks, one operation a class, ours beside what else does the same work. All methods of a
 * class return the same result, which the test of this module checks. Start reading at {@link
 * formwork.bench.PerValueBenchmark}.
 */
package formwork.bench;
