package formwork.kernels.numa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Fails a test that leaves buffers open. */
public final class LeakCheck implements BeforeEachCallback, AfterEachCallback {
    private long before;

    @Override
    public void beforeEach(ExtensionContext context) {
        before = Machine.mappedBytes();
    }

    @Override
    public void afterEach(ExtensionContext context) {
        assertEquals(
                before, Machine.mappedBytes(), "mapped bytes after " + context.getDisplayName());
    }
}
