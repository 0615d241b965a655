package formwork.formats.chemistry;

import formwork.Format;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Target;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Writes a cube file. */
final class CubeWriting {
    private static final Format ORIGIN = Format.of("(I5,3F12.6)");
    private static final Format ORIGIN_AND_COUNT = Format.of("(I5,3F12.6,I5)");
    private static final Format ATOM = Format.of("(I5,4F12.6)");
    private static final Format ORBITALS = Format.of("(10I5)");

    private CubeWriting() {}

    static void write(Cube cube, Target target) throws IOException {
        check(cube, target);
        for (String title : cube.titles()) {
            target.line(title);
        }
        CubeForm form = cube.form();
        for (String line : form.head().isEmpty() ? head(cube.header()) : form.head()) {
            target.line(line);
        }
        CubeFields fields = form.fields();
        int perRow = cube.axes().get(2).points() * cube.valuesPerPoint();
        boolean isOneArray = !form.isByRows() || perRow % fields.perLine() == 0;
        if (isOneArray || cube.values().length <= perRow || perRow < fields.perLine()) {
            int perLine = Math.min(fields.perLine(), isOneArray ? fields.perLine() : perRow);
            target.doubles(Format.of(fields.written(perLine)), cube.values());
        } else {
            new CubeRowWriting(fields, perRow).write(cube.values(), target);
        }
    }

    private static void check(Cube cube, Target target) {
        long expected = cube.valuesPerPoint();
        for (GridAxis axis : cube.axes()) {
            expected *= axis.points();
        }
        if (cube.titles().size() != 2
                || cube.axes().size() != 3
                || cube.values().length != expected) {
            throw badShape(cube, target, expected);
        }
    }

    private static FormworkException badShape(Cube cube, Target target, long expected) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                target.name()
                        + ": found "
                        + cube.titles().size()
                        + " titles, "
                        + cube.axes().size()
                        + " axes and "
                        + cube.values().length
                        + " values; expected 2, 3 and "
                        + expected);
    }

    /** The lines from the third to the last before the values, as Gaussian writes them. */
    static List<String> head(CubeHeader header) {
        List<String> lines = new ArrayList<>();
        double[] origin = header.origin();
        int atoms = header.atoms().size();
        int count = header.orbitals().length > 0 ? -atoms : atoms;
        if (header.hasValueCount()
                || header.orbitals().length == 0 && header.valuesPerPoint() > 1) {
            int perPoint = header.orbitals().length > 0 ? 1 : header.valuesPerPoint();
            lines.add(ORIGIN_AND_COUNT.write(count, origin[0], origin[1], origin[2], perPoint));
        } else {
            lines.add(ORIGIN.write(count, origin[0], origin[1], origin[2]));
        }
        for (GridAxis axis : header.axes()) {
            lines.add(ORIGIN.write(axis.count(), axis.x(), axis.y(), axis.z()));
        }
        for (CubeAtom atom : header.atoms()) {
            lines.add(ATOM.write(atom.number(), atom.charge(), atom.x(), atom.y(), atom.z()));
        }
        if (header.orbitals().length > 0) {
            Object[] numbers = new Object[header.orbitals().length + 1];
            numbers[0] = header.orbitals().length;
            for (int i = 1; i < numbers.length; i++) {
                numbers[i] = header.orbitals()[i - 1];
            }
            lines.addAll(List.of(ORBITALS.write(numbers).split("\n")));
        }
        return lines;
    }
}
