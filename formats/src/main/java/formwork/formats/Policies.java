package formwork.formats;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * What the caller wants otherwise than the columns of a kind have it, for all columns or for some.
 * Immutable: what sets something returns another one.
 *
 * <pre>{@code
 * Policies policies = Policies.DECLARED
 *         .forAll(policy -> policy.unreadable(Outcome.NAN))
 *         .forColumn("value", policy -> policy.sentinel(-9999, Outcome.NULL));
 * }</pre>
 */
public final class Policies {
    /** As the columns of the kind declare. */
    public static final Policies DECLARED = new Policies(UnaryOperator.identity(), Map.of());

    private final UnaryOperator<Policy> all;
    private final Map<String, UnaryOperator<Policy>> columns;

    private Policies(UnaryOperator<Policy> all, Map<String, UnaryOperator<Policy>> columns) {
        this.all = all;
        this.columns = columns;
    }

    /** Changes the policy of every column. */
    public Policies forAll(UnaryOperator<Policy> change) {
        return new Policies(policy -> change.apply(all.apply(policy)), columns);
    }

    /** Changes the policy of the columns of this name, after what is said for all. */
    public Policies forColumn(String name, UnaryOperator<Policy> change) {
        Map<String, UnaryOperator<Policy>> more = new LinkedHashMap<>(columns);
        UnaryOperator<Policy> before = columns.getOrDefault(name, UnaryOperator.identity());
        more.put(name, policy -> change.apply(before.apply(policy)));
        return new Policies(all, more);
    }

    /** What holds for {@code column}. */
    public Policy of(Column column) {
        Policy policy = all.apply(column.policy());
        return columns.getOrDefault(column.name(), UnaryOperator.identity()).apply(policy);
    }
}
