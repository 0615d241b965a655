package formwork.cli;

import formwork.ListWriteStatement;
import formwork.Unit;
import formwork.WriteStatement;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code formwork print}: values to records on standard output, as printf(1) does. */
@Command(
        name = "print",
        mixinStandardHelpOptions = true,
        description = "Writes values by a format.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork print '(I5,F8.3,1X,A)' 42 3.14159 miles",
            "  formwork print '(3D24.15)' 1d0 0.001 -2.5d+100",
            "  formwork print '(2(\"<\",I0,\">\"))' 1 2 3    begins a record for the third",
            "  formwork print '*' 42 3.14 miles            list-directed, as PRINT *",
            "",
            "42 is an INTEGER, 1.5 and 1d0 are REAL*8, .true. is a LOGICAL, (1,2) is a COMPLEX*16,",
            "and the rest or 'text' is a CHARACTER. 42_8 and 1.5_4 say their kind. As in Fortran, an F",
            "does not take an INTEGER nor an I a REAL: 42. is a REAL."
        })
final class PrintCommand implements Callable<Integer> {
    @Mixin private FormatOptions options;

    @Parameters(
            index = "1..*",
            paramLabel = "VALUE",
            description = "Values, as Fortran writes its constants.")
    private List<String> values = List.of();

    private final Streams streams;

    PrintCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        List<ItemValue> items = values.stream().map(ItemValue::of).toList();
        try (Unit unit =
                Unit.writing(
                        "standard output",
                        new StandardOutput(streams.out()),
                        options.unitOptions())) {
            if (options.isListDirected()) {
                try (ListWriteStatement write = unit.writeList()) {
                    for (ItemValue item : items) {
                        ListTable.put(write, item);
                    }
                }
            } else {
                write(unit, items);
            }
        }
        return ExitCode.OK;
    }

    private void write(Unit unit, List<ItemValue> items) throws IOException {
        try (WriteStatement write = unit.write(options.format())) {
            for (ItemValue item : items) {
                put(write, item);
            }
        }
    }

    private static void put(WriteStatement write, ItemValue value) throws IOException {
        if (value instanceof ItemValue.Scalar scalar) {
            ItemBits.put(write, scalar.kind(), scalar.bits());
        } else if (value instanceof ItemValue.Complex complex) {
            write.putComplex(complex.real(), complex.imaginary());
        } else {
            byte[] bytes = ((ItemValue.Text) value).bytes();
            write.putCharacters(bytes, 0, bytes.length);
        }
    }
}
