package formwork;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/** Bytes that are nearly records of numbers. */
final class RandomInput {
    private static final String[] PIECES = {
        " ",
        "  ",
        "    ",
        "0",
        "1",
        "42",
        "-7",
        "+3",
        "1.5",
        "-.25",
        "1.D0",
        "3E+5",
        "2.5-3",
        "Inf",
        "NaN",
        "nan(1)",
        "-infinity",
        "0x1p3",
        "T",
        ".FALSE.",
        "ff",
        "777",
        ",",
        ";",
        "'a'",
        "abc",
        "\t",
        "*****",
        "\n",
        "\r\n",
        "\n\n",
        "1E99999",
        "99999999999999999999",
        "1234567890",
        ".",
        "-",
        "+",
        "E",
        "--",
        "\0",
        "\u00e9"
    };

    private RandomInput() {}

    /** The next bytes. */
    static byte[] next(Random random) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = random.nextInt(40); i > 0; i--) {
            if (random.nextInt(12) == 0) {
                bytes.write(random.nextInt(256));
            } else {
                String piece = PIECES[random.nextInt(PIECES.length)];
                bytes.writeBytes(
                        piece.getBytes(
                                random.nextBoolean()
                                        ? StandardCharsets.UTF_8
                                        : StandardCharsets.ISO_8859_1));
            }
        }
        return bytes.toByteArray();
    }
}
