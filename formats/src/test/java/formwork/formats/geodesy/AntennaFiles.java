package formwork.formats.geodesy;

import formwork.formats.Made;
import java.util.List;

/** Phase centres of antennas, and maps of the ionosphere. */
public final class AntennaFiles {
    private AntennaFiles() {}

    static final String ANTEX =
            """
                 1.4            M                                       ANTEX VERSION / SYST
            A                                                           PCV TYPE / REFANT
                                                                        END OF HEADER
                                                                        START OF ANTENNA
            BLOCK IIA           G01                 G032      1992-079A TYPE / SERIAL NO
                                                         0    29-JAN-17 METH / BY / # / DATE
                 0.0                                                    DAZI
                 0.0   3.0   1.0                                        ZEN1 / ZEN2 / DZEN
                 1                                                      # OF FREQUENCIES
              1992    11    22     0     0    0.0000000                 VALID FROM
            IGS14_1972                                                  SINEX CODE
               G01                                                      START OF FREQUENCY
                279.00      0.00   2319.50                              NORTH / EAST / UP
               NOAZI   -0.80   -0.90   -0.90   -0.00
               G01                                                      END OF FREQUENCY
                                                                        END OF ANTENNA
                                                                        START OF ANTENNA
            AERAT1675_120   SPKE                                        TYPE / SERIAL NO
                90.0                                                    DAZI
                 0.0  10.0   5.0                                        ZEN1 / ZEN2 / DZEN
               G02                                                      START OF FREQUENCY
                 -0.29     -0.88    +61.87                              NORTH / EAST / UP
               NOAZI   +0.00   -0.29  -10.13
                 0.0    0.00   -0.14   -0.65
                90.0    0.00   -0.15-1000.66
               G02                                                      END OF FREQUENCY
                                                                        END OF ANTENNA
            """;

    static final String IONEX =
            """
                 1.0            IONOSPHERE MAPS     GNSS                IONEX VERSION / TYPE
                 1                                                      # OF MAPS IN FILE
                 2                                                      MAP DIMENSION
                -1                                                      EXPONENT
                                                                        END OF HEADER
                 1                                                      START OF TEC MAP
              2014     1     2     0     0     0                        EPOCH OF CURRENT MAP
                87.5 -90.0  90.0  10.0 450.0                            LAT/LON1/LON2/DLON/H
               92   92   92   93   93   93   94   94   94   95   95   95   96   96   96   97
               97 9999   -3
                85.0 -90.0  90.0  10.0 450.0                            LAT/LON1/LON2/DLON/H
            1015710167   92   93   93   93   94   94   94   95   95   95   96   96   96   97
               97   98    0
                 1                                                      END OF TEC MAP
                 1                                                      START OF RMS MAP
                 0                                                      EXPONENT
              2014     1     2     0     0     0                        EPOCH OF CURRENT MAP
                87.5 -90.0  90.0 180.0 450.0                            LAT/LON1/LON2/DLON/H
                5   15
                 1                                                      END OF RMS MAP
                                                                        END OF FILE
            """;

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("antex", "a satellite and a receiver", ANTEX),
                    new Made("ionex", "two maps", IONEX));
}
