package formwork.formats.plasma;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Count;
import formwork.formats.FoundFormat;
import formwork.formats.Lines;
import formwork.formats.Place;
import formwork.formats.ReadOptions;
import formwork.formats.Section;
import formwork.formats.Table;
import formwork.formats.Tables;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a G-EQDSK file. */
final class EquilibriumReading {
    /** The scalars of lines 2 to 5 and their units; what repeats is read and held against it. */
    static final String[] SCALARS = {
        "rdim m", "zdim m", "rcentr m", "rleft m", "zmid m",
        "rmaxis m", "zmaxis m", "simag Wb/rad", "sibry Wb/rad", "bcentr T",
        "current A", "simag2 Wb/rad", "unused1 ", "rmaxis2 m", "unused2 ",
        "zmaxis2 m", "unused3 ", "sibry2 Wb/rad", "unused4 ", "unused5 "
    };

    private static final String[] PROFILES = {
        "fpol m*T", "pres Pa", "ffprim m**2*T**2/(Wb/rad)", "pprime Pa/(Wb/rad)"
    };

    /** By (2I5), where all programs had kept to it. */
    private static final Pattern COUNTS = Pattern.compile(" *(\\d{1,9}) +(\\d{1,9}) *");

    private static final int MOST_REST_LINES = 1_000_000;

    private final Lines lines;
    private final ReadOptions options;
    private final FoundFormat reals;

    EquilibriumReading(Lines lines, ReadOptions options) {
        this.lines = lines;
        this.options = options;
        reals = FoundFormat.of("(5E16.9)", Place.of(lines.source().name(), 0));
    }

    Equilibrium read() throws IOException {
        lines.require("48 characters and three integers");
        String title = lines.text();
        int[] places = GEqdsk.sizes(title);
        if (places.length == 0) {
            throw lines.fault(
                    IoStatus.BAD_HEADER, "48 characters, then how many points in r and in z");
        }
        Count r = lines.count("points in r", places[0], places[1]);
        Count z = lines.count("points in z", places[2], places[3]);
        if (r.value() == 0 || z.value() == 0 || z.value() > Integer.MAX_VALUE) {
            throw lines.fault(
                    IoStatus.BAD_HEADER,
                    places[0],
                    places[3],
                    "how many points there are in r and in z");
        }
        StringBuilder digits = new StringBuilder();
        lines.require("five reals");
        digits.append(lines.text());
        lines.back();
        Tables tables = Tables.of(lines.source().name());
        tables.and(scalars());
        Table profiles = null;
        for (String profile : PROFILES) {
            profiles = profile(profiles, profile, r);
        }
        Count all = r.times("values of psi", z.value());
        Section<double[]> psi = reals.doubles(lines, all, options);
        Column column = Column.real("psirz", "Wb/rad");
        tables.and(profile(profiles, "qpsi ", r));
        tables.and(Table.of("psirz", column, (int) r.value(), psi));

        if (!lines.next()) {
            return new Equilibrium(title, tables, written(digits), "", List.of());
        }
        String counts = lines.text();
        Matcher words = COUNTS.matcher(counts);
        if (!words.matches()) {
            throw lines.fault(
                    IoStatus.BAD_HEADER, "how many points the boundary and the limiter have");
        }
        Count boundary = lines.count("points of the boundary", words.start(1) + 1, words.end(1));
        Count limiter = lines.count("points of the limiter", words.start(2) + 1, words.end(2));
        tables.and(points("boundary", boundary));
        tables.and(points("limiter", limiter));
        List<String> rest = new ArrayList<>();
        while (lines.next()) {
            if (rest.size() == MOST_REST_LINES) {
                throw lines.fault(IoStatus.BAD_STRUCTURE, "the end before");
            }
            rest.add(lines.text());
        }
        return new Equilibrium(title, tables, written(digits), counts, rest);
    }

    private String written(StringBuilder digits) {
        return reals.written(digits.toString());
    }

    private Table scalars() throws IOException {
        Place place = Place.of(lines.source().name(), 1);
        Section<double[]> values =
                reals.doubles(lines, new Count("scalars", SCALARS.length, place), options);
        Table table = null;
        for (int i = 0; i < SCALARS.length; i++) {
            double[] one = Arrays.copyOfRange(values.values(), i, i + 1);
            Place line = Place.of(lines.source().name(), 2 + i / 5);
            table = with(table, "sizes", SCALARS[i], new Section<>(one, line, 1));
        }
        return table;
    }

    private Table profile(Table profiles, String name, Count r) throws IOException {
        return with(profiles, "profiles", name, reals.doubles(lines, r, options));
    }

    private static Table with(Table table, String name, String column, Section<double[]> values) {
        int blank = column.indexOf(' ');
        Column real = Column.real(column.substring(0, blank), column.substring(blank + 1));
        return table == null
                ? Table.of(name, real, 1, values)
                : table.with(real, 1, values.values());
    }

    private Table points(String name, Count count) throws IOException {
        Section<double[]> pairs =
                reals.doubles(lines, count.times("coordinates of the " + name, 2), options);
        double[] r = new double[pairs.values().length / 2];
        double[] z = new double[r.length];
        for (int i = 0; i < r.length; i++) {
            r[i] = pairs.values()[2 * i];
            z[i] = pairs.values()[2 * i + 1];
        }
        Section<double[]> all = new Section<>(r, pairs.lines(), 0);
        return Table.of(name, Column.real("r", "m"), 1, all).with(Column.real("z", "m"), 1, z);
    }
}
