package formwork.cli;

import formwork.formats.Source;
import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on standard error that shows how far a file is read, from the second second on. */
final class Progress implements Closeable, Source.Watcher {
    private static final long PATIENCE_NANOS = 1_000_000_000;
    private static final int UNKNOWN = -1;

    private final PrintStream err;
    private final String name;
    private final long totalBytes;
    private final long begunNanos = System.nanoTime();
    private long readBytes;
    private ProgressBar bar;

    private Progress(PrintStream err, String name, long totalBytes) {
        this.err = err;
        this.name = name;
        this.totalBytes = totalBytes;
    }

    /**
     * A stream of the bytes of {@code stream} that shows how many went through it, if anybody
     * watches.
     *
     * @param totalBytes how many there are; below 0 if unknown
     */
    static InputStream over(InputStream stream, String name, long totalBytes, Streams streams) {
        if (!streams.isTerminal()) {
            return stream;
        }
        return new Watched(
                stream, new Progress(streams.err(), name, Math.max(UNKNOWN, totalBytes)));
    }

    /** Shows how far {@code source} is read, if anybody watches. */
    static void watch(Source source, String name, Streams streams) {
        if (streams.isTerminal()) {
            source.watch(new Progress(streams.err(), name, source.sizeBytes()));
        }
    }

    @Override
    public void reached(long offset) {
        readBytes = offset;
        show();
    }

    @Override
    public void end() {
        close();
    }

    private void advance(int count) {
        readBytes += count;
        show();
    }

    private void show() {
        if (bar != null) {
            bar.stepTo(readBytes);
        } else if (System.nanoTime() - begunNanos > PATIENCE_NANOS) {
            bar =
                    new ProgressBarBuilder()
                            .setTaskName(name)
                            .setInitialMax(totalBytes)
                            .setUnit(" MB", 1_000_000)
                            .setStyle(ProgressBarStyle.ASCII)
                            .setUpdateIntervalMillis(200)
                            .clearDisplayOnFinish()
                            .setConsumer(new ConsoleProgressBarConsumer(err))
                            .build();
            bar.stepTo(readBytes);
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
            bar = null;
        }
    }

    private static final class Watched extends FilterInputStream {
        private final Progress progress;

        Watched(InputStream stream, Progress progress) {
            super(stream);
            this.progress = progress;
        }

        @Override
        public int read() throws IOException {
            int b = super.read();
            progress.advance(b < 0 ? 0 : 1);
            return b;
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            int count = super.read(target, from, length);
            if (count > 0) {
                progress.advance(count);
            }
            return count;
        }

        @Override
        public void close() throws IOException {
            progress.close();
            super.close();
        }
    }
}
