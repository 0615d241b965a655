package formwork.formats.chemistry;

import formwork.formats.Column;
import formwork.formats.Place;
import formwork.formats.Section;
import formwork.formats.Table;
import formwork.formats.Tables;
import formwork.formats.Tabular;
import java.util.List;

/**
 * Values on a grid around a molecule, as a cube file has them: the third axis goes fastest, and the
 * values of a point stand together.
 *
 * <p>As tables it is {@code axes}, {@code atoms}, {@code orbitals} and {@code values} (a row for
 * each row of points along the third axis). The array of values is its own, and not copied.
 */
public final class Cube implements Tabular {
    private final String file;
    private final List<String> titles;
    private final double[] origin;
    private final List<GridAxis> axes;
    private final List<CubeAtom> atoms;
    private final int[] orbitals;
    private final int perPoint;
    private final double[] values;
    private final CubeForm form;

    Cube(String file, List<String> titles, CubeHeader header, double[] values, CubeForm form) {
        this.file = file;
        this.titles = List.copyOf(titles);
        origin = header.origin();
        axes = header.axes();
        atoms = header.atoms();
        orbitals = header.orbitals();
        perPoint = header.valuesPerPoint();
        this.values = values;
        this.form = form;
    }

    /**
     * A cube that is written as Gaussian does.
     *
     * @param titles two lines
     * @param origin the place of the first point
     * @param axes three
     * @param orbitals whose values it has, one for each value of a point; empty if it has a density
     *     or the like, of one value a point
     */
    public static Cube of(
            List<String> titles,
            double[] origin,
            List<GridAxis> axes,
            List<CubeAtom> atoms,
            int[] orbitals,
            double[] values) {
        CubeHeader header =
                new CubeHeader(origin, axes, atoms, orbitals, Math.max(1, orbitals.length), false);
        return new Cube("cube", titles, header, values, CubeForm.GAUSSIAN);
    }

    /** The first two lines. */
    public List<String> titles() {
        return titles;
    }

    /** The place of the first point. */
    public double[] origin() {
        return origin.clone();
    }

    /** The three axes. */
    public List<GridAxis> axes() {
        return axes;
    }

    /** The atoms. */
    public List<CubeAtom> atoms() {
        return atoms;
    }

    /** The orbitals whose values these are; empty if they are of something else. */
    public int[] orbitals() {
        return orbitals.clone();
    }

    /** How many values a point has. */
    public int valuesPerPoint() {
        return perPoint;
    }

    /** All values: the last axis goes fastest, and the values of a point stand together. */
    public double[] values() {
        return values;
    }

    /** The first value of a point, whose indices begin with 0. */
    public double value(int first, int second, int third) {
        long point = (long) first * axes.get(1).points() + second;
        return values[Math.toIntExact((point * axes.get(2).points() + third) * perPoint)];
    }

    /** Whether lengths are in bohrs; else they are in angstroms. */
    public boolean isInBohrs() {
        return axes.get(0).count() >= 0;
    }

    CubeHeader header() {
        return new CubeHeader(origin, axes, atoms, orbitals, perPoint, form.hasValueCount());
    }

    CubeForm form() {
        return form;
    }

    // ---- tables ----

    private interface Part<T> {
        double of(T row);
    }

    private static <T> double[] column(List<T> rows, Part<T> part) {
        return rows.stream().mapToDouble(part::of).toArray();
    }

    @Override
    public Tables tables() {
        Place place = Place.of(file, 0);
        String length = isInBohrs() ? "bohr" : "angstrom";
        int[] counts = axes.stream().mapToInt(GridAxis::count).toArray();
        Table axisTable =
                Table.of("axes", Column.integer("count"), 1, new Section<>(counts, place, 0))
                        .with(Column.real("x", length), 1, column(axes, GridAxis::x))
                        .with(Column.real("y", length), 1, column(axes, GridAxis::y))
                        .with(Column.real("z", length), 1, column(axes, GridAxis::z));
        int[] numbers = atoms.stream().mapToInt(CubeAtom::number).toArray();
        Table atomTable =
                Table.of("atoms", Column.integer("number"), 1, new Section<>(numbers, place, 0))
                        .with(Column.real("charge", "e"), 1, column(atoms, CubeAtom::charge))
                        .with(Column.real("x", length), 1, column(atoms, CubeAtom::x))
                        .with(Column.real("y", length), 1, column(atoms, CubeAtom::y))
                        .with(Column.real("z", length), 1, column(atoms, CubeAtom::z));
        Section<int[]> ids = new Section<>(orbitals.clone(), place, 0);
        Section<double[]> all = new Section<>(values, place, 0);
        return Tables.of(file)
                .and(axisTable)
                .and(atomTable)
                .and(Table.of("orbitals", Column.integer("orbital"), 1, ids))
                .and(Table.of("values", Column.real("value", ""), perRow(), all));
    }

    private int perRow() {
        return Math.multiplyExact(axes.get(2).points(), perPoint);
    }
}
