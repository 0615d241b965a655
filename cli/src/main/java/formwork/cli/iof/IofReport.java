package formwork.cli.iof;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** The measurement's results: lines of text as they come, and at the end a file or two. */
public final class IofReport {
    private final IofPlan plan;
    private final Consumer<String> lines;
    private final List<Row> rows = new ArrayList<>();

    private IofReport(IofPlan plan, Consumer<String> lines) {
        this.plan = plan;
        this.lines = lines;
    }

    /**
     * Measures, and hands {@code lines} each line of the report.
     *
     * @throws IOException if the system fails, or a compiler does
     */
    public static IofReport of(IofPlan plan, Consumer<String> lines) throws IOException {
        IofReport report = new IofReport(plan, lines);
        try (Measurement measurement = new Measurement(plan)) {
            report.head(measurement);
            for (StudyType type : StudyType.values()) {
                for (Row row : measurement.measure(type)) {
                    report.rows.add(row);
                    report.line(row);
                }
            }
        }
        report.split();
        report.shares();
        return report;
    }

    /** The rows, a WRITE and a READ of each type. */
    List<Row> rows() {
        return List.copyOf(rows);
    }

    /** How many of the compilers' files differ from ours. */
    public int differences() {
        int count = 0;
        for (Row row : rows) {
            for (Row.Opponent opponent : row.opponents()) {
                count += row.isWrite() && !opponent.hasSameBytes() ? 1 : 0;
            }
        }
        return count;
    }

    private void print(String format, Object... values) {
        lines.accept(String.format(Locale.ROOT, format, values).stripTrailing());
    }

    private void head(Measurement measurement) throws IOException {
        print(
                "%,d elements of each type, %d %s, %d repeats in %s (%s)",
                plan.elements(),
                plan.threads(),
                plan.threads() == 1 ? "thread" : "threads",
                plan.repeats(),
                plan.folder(),
                Files.getFileStore(plan.folder()).type());
        print("Java %s, %s", Runtime.version(), System.getProperty("java.vm.name"));
        for (String opponent : measurement.opponents()) {
            print("%s", opponent);
        }
        print("");
        StringBuilder head = new StringBuilder();
        head.append("type  work           bytes    best s  median s  ns/value    MB/s");
        for (Compiler compiler : plan.opponents()) {
            head.append(String.format("%14s s  ratio  bytes", compiler.label()));
        }
        print("%s", head);
    }

    private void line(Row row) {
        StringBuilder line = new StringBuilder();
        line.append(
                String.format(
                        Locale.ROOT,
                        "%-4s  %-5s  %,14d  %8.4f  %8.4f  %8.2f  %6.0f",
                        row.typeName(),
                        row.direction(),
                        row.bytes(),
                        row.whole().bestSeconds(),
                        row.whole().medianSeconds(),
                        row.nanosPerValue(),
                        row.megabytesPerSecond()));
        for (Row.Opponent opponent : row.opponents()) {
            line.append(
                    String.format(
                            Locale.ROOT,
                            "%16.4f  %5.1f  %5s",
                            opponent.whole().medianSeconds(),
                            opponent.ratio(row.whole().medianSeconds()),
                            opponent.hasSameBytes() ? "same" : "other"));
        }
        print("%s", line);
    }

    private void split() {
        print("");
        print("Runtime and system, a thread, by chunks of %,d values: medians", Chunks.VALUES);
        print("type  work   in memory s  with the file s  runtime  system");
        for (Row row : rows) {
            print(
                    "%-4s  %-5s  %11.4f  %15.4f  %5.1f %%  %4.1f %%",
                    row.typeName(),
                    row.direction(),
                    row.runtime().medianSeconds(),
                    row.system().medianSeconds(),
                    100 * row.runtimeShare(),
                    100 * (1 - row.runtimeShare()));
        }
    }

    private void shares() {
        print("");
        print("Where the time goes: of whole arrays, and of statements an item at a time");
        print(
                "type  work   array ns  format  editing  conversion  transfer"
                        + "   items ns  format  editing  conversion  transfer");
        for (Row row : rows) {
            print(
                    "%-4s  %-5s  %s   %s",
                    row.typeName(), row.direction(), text(row.array()), text(row.items()));
        }
        print(
                "Each part is timed by itself in memory: conversion between numbers and digits, in blocks for");
        print(
                "arrays; fields (editing is what they take beyond it); format control; statements (transfer is");
        print(
                "what they take beyond these, and the file). Least times; ns for a number, a COMPLEX being two.");
    }

    private static String text(Shares shares) {
        return String.format(
                Locale.ROOT,
                "%8.2f  %4.1f %%  %5.1f %%  %8.1f %%  %6.1f %%",
                shares.nanos(),
                100 * shares.walking(),
                100 * shares.editing(),
                100 * shares.conversion(),
                100 * shares.transfer());
    }
}
