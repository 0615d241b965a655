package formwork.formats.chemistry;

import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import java.io.IOException;
import java.util.regex.Pattern;

/** Gaussian cube files: values on a grid, by {@code (6E13.5)}, a new line for each row of them. */
public final class GaussianCube implements WritableKind<Cube> {
    private static final String REAL = "( *-?\\d{1,6}\\.\\d{1,15})";
    private static final Pattern ORIGIN = Pattern.compile(" *-?\\d{1,5}" + REAL + "{3}( +\\d+)? *");
    private static final Pattern AXIS = Pattern.compile(" *-?\\d{1,5}" + REAL + "{3} *");
    private static final Pattern ATOM = Pattern.compile(" *-?\\d{1,3} *" + REAL + "{4} *");

    @Override
    public String name() {
        return "gaussian-cube";
    }

    @Override
    public String title() {
        return "a Gaussian cube";
    }

    @Override
    public String specification() {
        return "Gaussian 16, utility programs, cubegen: output file formats";
    }

    @Override
    public Splitting splitting() {
        return Splitting.SECTIONS;
    }

    @Override
    public Evidence recognise(Head head) {
        if (!ORIGIN.matcher(head.line(3)).matches()) {
            return Evidence.none("line 3 has no number of atoms and three coordinates");
        }
        for (int line = 4; line <= 6; line++) {
            if (!AXIS.matcher(head.line(line)).matches()) {
                return Evidence.none("line " + line + " has no number of points and three steps");
            }
        }
        String seen = "lines 3 to 6: an integer and three reals in each";
        return ATOM.matcher(head.line(7)).matches()
                ? Evidence.certain(seen, "line 7: an integer and four reals, as an atom has")
                : Evidence.possible(seen);
    }

    @Override
    public Cube read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return new CubeReading(lines, options).read();
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        Cube cube = read(source, options);
        Facts facts =
                Facts.NONE
                        .with("title", cube.titles().get(0).strip())
                        .with("unit of length", cube.isInBohrs() ? "bohr" : "angstrom")
                        .with("values per point", cube.valuesPerPoint());
        for (int axis = 0; axis < cube.axes().size(); axis++) {
            facts = facts.with("points of axis " + (axis + 1), cube.axes().get(axis).points());
        }
        return facts.withAll(Facts.of(cube));
    }

    @Override
    public void write(Cube cube, Target target) throws IOException {
        CubeWriting.write(cube, target);
    }
}
