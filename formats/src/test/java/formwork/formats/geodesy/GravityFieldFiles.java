package formwork.formats.geodesy;

import formwork.formats.Made;
import java.util.List;

/** Gravity fields. */
public final class GravityFieldFiles {
    private GravityFieldFiles() {}

    static final String FORMAL =
            """
            Made for a test: 12 keywords that nobody knows

            begin_of_head ==========
            product_type           gravity_field
            modelname              MADE
            earth_gravity_constant 0.3986004415D+15
            radius                 6378136.3
            max_degree             3
            errors                 formal
            norm                   fully_normalized
            key    L    M          C                    S            sigma C    sigma S
            end_of_head ============
            gfc    0    0  1.000000000000E+00   0.000000000000E+00  0.0000E+00  0.0000E+00
            gfc    2    0 -4.841694573200E-04   0.000000000000E+00  5.4100E-12  0.0000E+00
            gfc    3    3  7.211449396890E-07   1.414375549480E-06  1.2345E-12  6.7890E-12
            """;

    static final String SECOND =
            """
            begin_of_head
            product_type gravity_field
            modelname MADE2
            format icgem2.0
            max_degree 20
            errors no
            end_of_head
            gfct 2 0 -0.484165217061D-03 0.000000000000D+00 20020101.0000 20030101.1234
            trnd 2 0 .116D-10 .000D+00 20020101.0000 20030101.1234
            acos 2 0 .432E-010 .000E+000 20020101.0000 20030101.1234 1.0
            asin 2 0 12. -3.5 20020101 20030101.1234 0.5
            """;

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("icgem", "with formal errors", FORMAL),
                    new Made("icgem", "format 2.0", SECOND));
}
