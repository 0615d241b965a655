package formwork.formats.geodesy;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.Outcome;
import formwork.formats.Policy;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import formwork.formats.Splitting;
import formwork.formats.WritableRecordKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Broadcast ephemerides, RINEX 2 and 3: the table {@code header} and one for each system, {@code
 * GPS}, {@code GLONASS}, {@code Galileo}, {@code BeiDou}, {@code QZSS}, {@code IRNSS}, {@code
 * SBAS}. Blank fields are null.
 */
public final class RinexNavigation extends WritableRecordKind {
    private static final String VERSIONS = "23";
    private static final int GLONASS_FIFTH_LINE_FROM = 305;
    private static final int VERSION_3 = 300;

    private static final Policy MAY_BE_BLANK = Policy.STRICT.blank(Outcome.NULL);
    private static final RowLayout BLANK = RowLayout.of("blank lines", "(A)", Column.text("text"));

    private static final String KEPLER =
            "crs m,mean motion difference rad/s,mean anomaly rad,cuc rad,eccentricity,cus rad,"
                    + "sqrt a m^0.5,time of ephemeris s,cic rad,ascending node rad,cis rad,"
                    + "inclination rad,crc m,argument of perigee rad,node rate rad/s,"
                    + "inclination rate rad/s,";
    private static final String GPS =
            "iode,"
                    + KEPLER
                    + "l2 codes,week,l2p flag,accuracy m,health,tgd s,iodc,"
                    + "transmission time s,fit interval h,spare 1,spare 2";
    private static final String GALILEO =
            "iodnav,"
                    + KEPLER
                    + "data sources,week,spare 1,accuracy m,health,bgd e5a s,bgd e5b s,"
                    + "transmission time s,spare 2,spare 3,spare 4";
    private static final String BEIDOU =
            "aode,"
                    + KEPLER
                    + "spare 1,week,spare 2,accuracy m,health,tgd1 s,tgd2 s,"
                    + "transmission time s,aodc,spare 3,spare 4";
    private static final String IRNSS =
            "iodec,"
                    + KEPLER
                    + "spare 1,week,spare 2,accuracy m,health,tgd s,spare 3,"
                    + "transmission time s,spare 4,spare 5,spare 6";
    private static final String CARTESIAN =
            "x km,x velocity km/s,x acceleration km/s^2,health,y km,y velocity km/s,"
                    + "y acceleration km/s^2,%s,z km,z velocity km/s,z acceleration km/s^2,%s";
    private static final String GLONASS = CARTESIAN.formatted("frequency number", "age d");
    private static final String GLONASS_305 =
            GLONASS + ",status flags,group delay difference s,accuracy index,health flags";
    private static final String SBAS = CARTESIAN.formatted("accuracy m", "iodn");

    /** What the three numbers of the first line are. */
    private static final String CLOCK = "clock bias s,clock drift s/s,clock drift rate s/s^2";

    private static final String RELATIVE_CLOCK =
            "clock bias s,relative frequency bias,message time s";

    /** The last unit in the table, "m^0.5" and all, is what stands behind the last blank. */
    private static Column column(String text) {
        int blank = text.lastIndexOf(' ');
        String last = text.substring(blank + 1);
        boolean isUnit = blank > 0 && last.matches("(k?m|rad|s|h|d)([/^].*)?");
        return Column.real(isUnit ? text.substring(0, blank) : text, isUnit ? last : "")
                .with(MAY_BE_BLANK);
    }

    private static RowLayout layout(
            String table, boolean isThird, String clock, String orbit, NumberStyle style) {
        List<Column> columns = new ArrayList<>();
        columns.add(isThird ? Column.text("satellite") : Column.integer("satellite"));
        for (String name : "year month day hour minute".split(" ", -1)) {
            columns.add(Column.integer(name));
        }
        columns.add(isThird ? Column.integer("second") : Column.real("second", "s"));
        for (String name : (clock + "," + orbit).split(",", -1)) {
            columns.add(column(name));
        }
        int linesMore = orbit.split(",").length / 4;
        String read = isThird ? "(A3,1X,I4,5(1X,I2),3D19.12" : "(I2,5I3,F5.1,3D19.12";
        String written =
                isThird
                        ? "(A3,1X,I4,5(1X,I2.2)," + style.modes() + ",3D19.12"
                        : "(I2,1X,I2.2,4I3,F5.1," + style.modes() + ",3D19.12";
        String rest = (isThird ? "/4X,4D19.12" : "/3X,4D19.12").repeat(linesMore) + ")";
        return RowLayout.of(table, read + rest, columns.toArray(Column[]::new))
                .writtenBy(style.apply(written + rest))
                .exact();
    }

    /** The layouts by the letter of the system; in version 2 by that of the file. */
    private static Map<String, RowLayout> layouts(int version, NumberStyle style) {
        boolean isThird = version >= VERSION_3;
        Map<String, RowLayout> layouts = new HashMap<>();
        RowLayout gps = layout("GPS", isThird, CLOCK, GPS, style);
        String glonass = version >= GLONASS_FIFTH_LINE_FROM ? GLONASS_305 : GLONASS;
        RowLayout slots = layout("GLONASS", isThird, RELATIVE_CLOCK, glonass, style);
        RowLayout sbas = layout("SBAS", isThird, RELATIVE_CLOCK, SBAS, style);
        if (!isThird) {
            return Map.of("N", gps, "G", slots, "H", sbas);
        }
        layouts.put("G", gps);
        layouts.put("R", slots);
        layouts.put("S", sbas);
        layouts.put("E", layout("Galileo", true, CLOCK, GALILEO, style));
        layouts.put("C", layout("BeiDou", true, CLOCK, BEIDOU, style));
        layouts.put("J", layout("QZSS", true, CLOCK, GPS, style));
        layouts.put("I", layout("IRNSS", true, CLOCK, IRNSS, style));
        return layouts;
    }

    @Override
    public String name() {
        return "rinex-nav";
    }

    @Override
    public String title() {
        return "broadcast ephemerides (RINEX navigation)";
    }

    @Override
    public String specification() {
        return "IGS, RINEX 2.11, tables A3, A4, A10-A16; RINEX 3.05, tables A4-A18";
    }

    @Override
    public Splitting splitting() {
        return Splitting.RECORDS;
    }

    @Override
    public Evidence recognise(Head head) {
        return RinexHeader.recognise(head, "NGH", VERSIONS);
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        Lines lines = records.lines();
        String[] type = new String[1];
        int version =
                RinexHeader.read(
                        records,
                        VERSIONS,
                        (label, line) ->
                                type[0] = type[0] == null ? RinexHeader.type(line) : type[0]);
        NumberStyle style = NumberStyle.of(lines.source().head());
        Map<String, RowLayout> layouts = layouts(version, style);
        boolean isThird = version >= VERSION_3;
        if (!isThird && !layouts.containsKey(type[0])) {
            throw lines.fault(IoStatus.BAD_HEADER, "a header of type N, G or H");
        }
        while (lines.next()) {
            if (lines.isBlank()) {
                records.readHere(BLANK);
                continue;
            }
            RowLayout layout = layouts.get(isThird ? lines.columns(1, 1) : type[0]);
            if (layout == null) {
                throw lines.fault(
                        IoStatus.BAD_STRUCTURE, 1, 1, "one of G, R, E, C, J, I, S, a system");
            }
            records.readHere(layout);
        }
    }
}
