// A Matrix Market file read by fast_matrix_market with one thread, for a comparison with the class
// MatrixReading, which writes the file.
//   g++ -O3 -march=native -std=c++17 -DFMM_USE_FAST_FLOAT -I FMM/include \
//       -I FMM/dependencies/fast_float/include market.cpp -o market && ./market FILE [repeats]
// where FMM is a checkout of https://github.com/alugowski/fast_matrix_market.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <vector>

#include <fast_matrix_market/fast_matrix_market.hpp>

int main(int count, char **arguments) {
    int repeats = count > 2 ? std::atoi(arguments[2]) : 5;
    std::vector<double> seconds;
    double sum = 0;
    for (int i = 0; i < repeats; i++) {
        auto begin = std::chrono::steady_clock::now();
        std::ifstream file(arguments[1]);
        std::vector<std::int32_t> rows, columns;
        std::vector<double> values;
        std::int64_t rowCount, columnCount;
        fast_matrix_market::read_options options;
        options.parallel_ok = false;
        options.num_threads = 1;
        fast_matrix_market::read_matrix_market_triplet(
            file, rowCount, columnCount, rows, columns, values, options);
        std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
        seconds.push_back(elapsed.count());
        sum = std::accumulate(values.begin(), values.end(), 0.0);
    }
    std::sort(seconds.begin(), seconds.end());
    std::printf("median %.3f s, best %.3f s, sum %.9e\n", seconds[seconds.size() / 2], seconds[0],
                sum);
}
