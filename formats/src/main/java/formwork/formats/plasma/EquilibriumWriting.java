package formwork.formats.plasma;

import formwork.Format;
import formwork.formats.Table;
import formwork.formats.Tables;
import formwork.formats.Target;
import java.io.IOException;

/** Writes a G-EQDSK file. */
final class EquilibriumWriting {
    private EquilibriumWriting() {}

    static void write(Equilibrium file, Target target) throws IOException {
        Format format = Format.of(file.format());
        Tables tables = file.tables();
        target.line(file.title());
        Table sizes = tables.table("sizes");
        double[] scalars = new double[EquilibriumReading.SCALARS.length];
        for (int i = 0; i < scalars.length; i++) {
            scalars[i] = sizes.doubles(sizes.columns().get(i).name())[0];
        }
        target.doubles(format, scalars);
        Table profiles = tables.table("profiles");
        for (String name : new String[] {"fpol", "pres", "ffprim", "pprime"}) {
            target.doubles(format, profiles.doubles(name));
        }
        target.doubles(format, tables.table("psirz").doubles("psirz"));
        target.doubles(format, profiles.doubles("qpsi"));
        if (file.counts().isEmpty()) {
            return;
        }
        Table boundary = tables.table("boundary");
        Table limiter = tables.table("limiter");
        target.line(file.counts());
        points(boundary, format, target);
        points(limiter, format, target);
        for (String line : file.rest()) {
            target.line(line);
        }
    }

    private static void points(Table points, Format format, Target target) throws IOException {
        double[] r = points.doubles("r");
        double[] z = points.doubles("z");
        double[] pairs = new double[2 * r.length];
        for (int i = 0; i < r.length; i++) {
            pairs[2 * i] = r[i];
            pairs[2 * i + 1] = z[i];
        }
        target.doubles(format, pairs);
    }
}
