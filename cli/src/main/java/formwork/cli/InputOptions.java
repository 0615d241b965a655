package formwork.cli;

import java.util.List;
import picocli.CommandLine.Option;

/** Which part of a file a command reads, and as what. */
final class InputOptions {
    @Option(
            names = "--types",
            paramLabel = "TYPE,...",
            description = "The types of a row's items: " + ItemType.NAMES + "; 3*r8 is three.")
    private String types;

    @Option(
            names = "--skip",
            paramLabel = "N",
            defaultValue = "0",
            description = "Leave out the first N records, such as a heading.")
    private long skip;

    @Option(names = "--records", paramLabel = "N", description = "Read at most N rows.")
    private long records = Long.MAX_VALUE;

    /** How many records to leave out. */
    long skip() {
        return natural("--skip", skip);
    }

    /** How many rows to read at most. */
    long limit() {
        return natural("--records", records);
    }

    /** The number of the last record to read where each row is one record. */
    long lastRecord() {
        return limit() > Long.MAX_VALUE - skip() ? Long.MAX_VALUE : skip() + limit();
    }

    /** The types of a row's items; none if they follow from the descriptors. */
    List<ItemType> types() {
        return types == null ? List.of() : ItemType.list(types);
    }

    /** The types of the fields one by one: a complex item is two. */
    List<ItemType> fieldTypes() {
        return ItemType.fields(types);
    }

    /** Returns {@code count}, the value of {@code option}, if it is one. */
    static long natural(String option, long count) {
        if (count < 0) {
            throw new UsageException(option + ": found " + count + "; expected 0 or more");
        }
        return count;
    }
}
