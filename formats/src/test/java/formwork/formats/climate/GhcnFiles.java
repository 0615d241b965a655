package formwork.formats.climate;

import formwork.formats.Made;
import java.util.List;

/** GHCN-Daily files. */
public final class GhcnFiles {
    private GhcnFiles() {}

    static final String MONTHS =
            """
            XX000000001198702TMAX   15  S   52    -113      37     315  S -131      72H G -115  S -104H G -120     335  S  172     145H G -125  S -127  S   -2H G  -77     142 IS  136  S  -98  S   40     130     138     166  S  104H G  247 IS   88H G   35 IS-9999   -9999   -9999  \s
            XX000000001198702PRCP    0       0    1204T S 1204T S    3B     12T S 1204       0B     12       3      12T S    0B      0B   1204T S    3B      3B     12B     12       0T S   12B      0       3B   1204B     12T S   12B      3      12T S    0B  -9999   -9999   -9999  \s
            XX000000001198702SNWD    0  S   25  S    0  S    0  S   25  S    0  S  310  S    0  S   25  S   25  S   25  S    0  S    0  S   25  S   25  S  310  S   25  S    0  S   25  S  310  S   25  S  310  S   25  S   25  S  310  S   25  S    0  S    0  S-9999   -9999   -9999  \s
            XX000000001198703AWND-9999      21  X   45  X   38  X   59  X-9999     168  X   59  X    3  X  124  X-9999     150  X   46  X   67  X   72  X-9999       1  X   37  X  107  X  136  X-9999      94  X  156  X  144  X   81  X-9999      32  X  176  X  131  X  158  X-9999  \s
            XX000000001198703QQQQ  167  X  173  X  189  X   13  X  116  X  199  X  174  X  143  X  100  X  101  X  102  X  100  X   26  X  123  X  162  X  102  X   15  X   48  X   17  X   53  X  112  X   41  X   28  X   87  X  153  X   13  X   26  X    0  X  145  X   38  X  137  X
            """;

    /** All of them. */
    public static final List<Made> ALL = List.of(new Made("ghcn-daily", "months", MONTHS));
}
