/* The four loops of STREAM over three static-like vectors: the peer of "formwork stream".
 *
 *   gcc -O3 -march=native -fopenmp -o stream stream.c && OMP_NUM_THREADS=2 OMP_PROC_BIND=true ./stream ELEMENTS REPEATS
 *
 * Prints 10^9 bytes a second of Copy, Scale, Add and Triad, the best of all repeats but the first, by
 * STREAM's own count of bytes. Vectors are in large pages where the system has them, as ours are, and
 * touched first by the threads that work on them. The scalar keeps elements as they are.
 */
#include <math.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { LOOPS = 4, HUGE_PAGE = 2 << 20 };

static double *vector(long n, double value) {
    long bytes = (n * (long)sizeof(double) + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
    double *v = aligned_alloc(HUGE_PAGE, bytes);
    if (v == NULL) {
        perror("vector");
        exit(1);
    }
    madvise(v, bytes, MADV_HUGEPAGE);
#pragma omp parallel for
    for (long i = 0; i < n; i++) v[i] = value;
    return v;
}

int main(int count, char **arguments) {
    if (count != 3) {
        fprintf(stderr, "usage: stream ELEMENTS REPEATS\n");
        return 2;
    }
    long n = atol(arguments[1]);
    int repeats = atoi(arguments[2]);
    long rounds = n < 1 << 20 ? (1 << 20) / n : 1;
    double *a = vector(n, 1), *b = vector(n, 2), *c = vector(n, 0);
    double q = sqrt(2) - 1;
    double best[LOOPS] = {1e99, 1e99, 1e99, 1e99};
    double bytes[LOOPS] = {16, 16, 24, 24};
    for (int repeat = 0; repeat < repeats; repeat++) {
        for (int loop = 0; loop < LOOPS; loop++) {
            double start = omp_get_wtime();
            for (long round = 0; round < rounds; round++) {
                switch (loop) {
                case 0:
#pragma omp parallel for
                    for (long i = 0; i < n; i++) c[i] = a[i];
                    break;
                case 1:
#pragma omp parallel for
                    for (long i = 0; i < n; i++) b[i] = q * c[i];
                    break;
                case 2:
#pragma omp parallel for
                    for (long i = 0; i < n; i++) c[i] = a[i] + b[i];
                    break;
                default:
#pragma omp parallel for
                    for (long i = 0; i < n; i++) a[i] = b[i] + q * c[i];
                }
            }
            double seconds = (omp_get_wtime() - start) / rounds;
            if (repeat > 0 && seconds < best[loop]) best[loop] = seconds;
        }
    }
    double off = 0;
    for (long i = 0; i < n; i++) off += fabs(a[i] - 1);
    if (!(off / n < 1e-13)) {
        fprintf(stderr, "stream: found elements off by %g; expected 1e-13 at most\n", off / n);
        return 1;
    }
    for (int loop = 0; loop < LOOPS; loop++) printf(" %.2f", bytes[loop] * n / best[loop] * 1e-9);
    printf("\n");
    return 0;
}
