package formwork.cli;

import formwork.unformatted.RecordForm;
import formwork.unformatted.RecordWalk;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code formwork records}: what records an unformatted file has. */
@Command(
        name = "records",
        mixinStandardHelpOptions = true,
        description = "Lists the records of an unformatted sequential file.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork records restart.bin",
            "  formwork records --markers 8 --order big restart.bin",
            "",
            "Without the options it finds out which markers the file has. The byte is that of a",
            "record's first marker, from 0; the length is that of its values."
        })
final class RecordsCommand implements Callable<Integer> {
    /** A byte order, as the command line has it. */
    enum Order {
        /** The least significant byte first. */
        LITTLE,
        /** The most significant byte first. */
        BIG
    }

    @Parameters(index = "0", paramLabel = "FILE", description = "The file to list.")
    private Path file;

    @Option(
            names = "--markers",
            paramLabel = "BYTES",
            description = "The size of the record markers: 4 or 8.")
    private Integer markerBytes;

    @Option(names = "--order", paramLabel = "ORDER", description = "The byte order: little or big.")
    private Order order;

    private final Streams streams;

    RecordsCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        RecordForm form = form();
        long records = 0;
        long bytes = 0;
        try (TextOutput out = TextOutput.standard(streams);
                RecordWalk walk = RecordWalk.of(file, form)) {
            out.line(String.format(Locale.ROOT, "%8s %14s %14s", "record", "byte", "length"));
            while (walk.next()) {
                records++;
                bytes += walk.lengthBytes();
                out.line(line(records, walk));
            }
            out.line(
                    String.format(
                            Locale.ROOT,
                            "%,d record%s, %,d bytes of values, %s",
                            records,
                            records == 1 ? "" : "s",
                            bytes,
                            form));
        }
        return ExitCode.OK;
    }

    private static String line(long number, RecordWalk walk) {
        String line =
                String.format(
                        Locale.ROOT, "%8d %14d %14d", number, walk.offset(), walk.lengthBytes());
        return walk.subrecords() == 1 ? line : line + " in " + walk.subrecords() + " subrecords";
    }

    private RecordForm form() throws IOException {
        if (markerBytes == null && order == null) {
            return RecordForm.detect(file);
        }
        int size = markerBytes == null ? Integer.BYTES : markerBytes;
        if (size != Integer.BYTES && size != Long.BYTES) {
            throw new UsageException("--markers: found " + size + "; expected 4 or 8");
        }
        return new RecordForm(
                size, order == Order.BIG ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    }
}
