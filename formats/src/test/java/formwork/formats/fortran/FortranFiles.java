package formwork.formats.fortran;

import formwork.formats.Made;
import java.util.List;

/** Namelists, and unformatted records. */
public final class FortranFiles {
    private FortranFiles() {}

    static final String GROUPS =
            """
            ! made for a test
            &model
              length = 1.5, 2*0.25 ! in metres
              name = 'a / b'
            /

            &run steps(2:3) = 7, 8 /
            """;

    static final String DOLLARS =
            """
             $model
              v = 1.00
             $end
            """;

    /** A marker of four bytes, the last byte first, and the same in eight, the first byte first. */
    private static String four(int length) {
        return ""
                + (char) (length & 0xFF)
                + (char) (length >> 8 & 0xFF)
                + (char) (length >> 16 & 0xFF)
                + (char) (length >> 24 & 0xFF);
    }

    private static String eight(int length) {
        return new StringBuilder(four(length) + "\0\0\0\0").reverse().toString();
    }

    static final String SMALL_ENDIAN =
            four(12)
                    + "\1\2\3\4\5\6\7\0\1\2\3\4"
                    + four(12)
                    + four(0)
                    + four(0)
                    + four(4)
                    + "text"
                    + four(4);

    static final String BIG_ENDIAN =
            eight(4) + "\0\0\0\7" + eight(4) + eight(2) + "\0\1" + eight(2);

    static final String SUBRECORDS =
            four(-5)
                    + "\1\2\3\4\5"
                    + four(5)
                    + four(3)
                    + "\6\7\0"
                    + four(-3)
                    + four(2)
                    + "\1\0"
                    + four(2);

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("namelist", "two groups", GROUPS),
                    new Made("namelist", "dollars", DOLLARS),
                    new Made("fortran-unformatted", "4 bytes", SMALL_ENDIAN),
                    new Made("fortran-unformatted", "8 bytes", BIG_ENDIAN),
                    new Made("fortran-unformatted", "subrecords", SUBRECORDS));
}
