package formwork;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.DecimalSymbol;
import formwork.mode.Delimiter;
import formwork.mode.Dialect;
import formwork.mode.Modes;
import formwork.mode.SignMode;
import formwork.namelist.Complex;
import formwork.namelist.DataType;
import formwork.namelist.DerivedType;
import formwork.namelist.IntrinsicType;
import formwork.namelist.NamelistGroup;
import formwork.namelist.NamelistValues;
import formwork.namelist.Shape;
import formwork.namelist.Variable;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A case of namelist input or output that the oracle asked both compilers. */
final class NamelistCase {
    private final Map<?, ?> json;

    NamelistCase(Map<?, ?> json) {
        this.json = json;
    }

    String id() {
        return (String) json.get("id");
    }

    boolean isRead() {
        return json.get("op").equals("namelist-read");
    }

    String text() {
        String end = json.get("end") instanceof String given ? given : "\n";
        return String.join("\n", strings(json.get("input")))
                + (((List<?>) json.get("input")).isEmpty() ? "" : end);
    }

    /** Whether the input is what the dialect that the id names writes of values that it has too. */
    boolean isWritten() {
        return json.get("written") != null;
    }

    /** What we write of the values, or what the compilers read of it where that is not the same. */
    String rewritten() throws IOException {
        Dialect dialect = id().contains("-flang-") ? Dialect.FLANG : Dialect.GFORTRAN;
        String expected = "ok " + json.get("written");
        for (Dialect compiler : Dialect.values()) {
            if (!answer(compiler).equals(expected)) {
                return compiler + " reads " + answer(compiler);
            }
        }
        return written(dialect, (List<?>) json.get("written")).substring("ok ".length()) + "\n";
    }

    /** What a compiler came to: its status, and its values or records if all went well. */
    String answer(Dialect dialect) {
        Map<?, ?> answer = (Map<?, ?>) json.get(dialect == Dialect.GFORTRAN ? "gfortran" : "flang");
        String status = (String) answer.get("iostat");
        if (!status.equals("ok")) {
            return status;
        }
        Object what = answer.get(isRead() ? "values" : "records");
        return isRead() ? "ok " + what : "ok " + String.join("\n", strings(what));
    }

    /** What we come to, in the same form. */
    String ours(Dialect dialect) throws IOException {
        return isRead() ? oursRead(dialect) : written(dialect, (List<?>) json.get("values"));
    }

    private String oursRead(Dialect dialect) throws IOException {
        NamelistValues values = group().values();
        List<Cell> cells = cells();
        for (Cell cell : cells) {
            values.set(cell.name(), preset(values.get(cell.name())));
        }
        try (Unit unit =
                Unit.reading(
                        id(),
                        new ByteArrayInputStream(text().getBytes(StandardCharsets.ISO_8859_1)),
                        UnitOptions.DEFAULT.with(modes(dialect)))) {
            unit.read(values);
        } catch (FormworkException e) {
            return e.status() == IoStatus.END_OF_FILE ? "eof" : "error";
        }
        List<Object> shown = new ArrayList<>();
        for (Cell cell : cells) {
            shown.add(shown(values.get(cell.name()), cell.kind()));
        }
        return "ok " + shown;
    }

    private String written(Dialect dialect, List<?> given) throws IOException {
        NamelistValues values = group().values();
        List<Cell> cells = cells();
        for (int i = 0; i < cells.size(); i++) {
            values.set(cells.get(i).name(), value(given.get(i), cells.get(i).kind()));
        }
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        try (Unit unit = Unit.writing(id(), stream, UnitOptions.DEFAULT.with(modes(dialect)))) {
            unit.write(values);
        }
        String text = stream.toString(StandardCharsets.ISO_8859_1);
        return "ok " + text.substring(0, text.length() - 1);
    }

    private static Object value(Object given, ItemKind kind) {
        if (given instanceof List<?> parts) {
            return new Complex(real(parts.get(0), kind), real(parts.get(1), kind));
        }
        return kind.isReal() ? (Object) real(given, kind) : given;
    }

    private static double real(Object hex, ItemKind kind) {
        return kind == ItemKind.REAL4
                ? Float.intBitsToFloat(HexFormat.fromHexDigits((String) hex))
                : Double.longBitsToDouble(HexFormat.fromHexDigitsToLong((String) hex));
    }

    Modes modes(Dialect dialect) {
        Modes modes = Modes.DEFAULT.with(dialect);
        if (json.get("open") instanceof Map<?, ?> open) {
            if (open.get("decimal") instanceof String) {
                modes = modes.with(DecimalSymbol.COMMA);
            }
            if (open.get("sign") instanceof String) {
                modes = modes.with(SignMode.PLUS);
            }
            if (open.get("delim") instanceof String delimiter) {
                modes = modes.with(Delimiter.valueOf(delimiter.toUpperCase(Locale.ROOT)));
            }
        }
        return modes;
    }

    // ---- declarations ----

    NamelistGroup group() {
        NamelistGroup group = NamelistGroup.named((String) json.get("group"));
        for (Object variable : (List<?>) json.get("variables")) {
            group = group.with(variable((List<?>) variable));
        }
        return group;
    }

    private Variable variable(List<?> given) {
        Shape shape = given.size() > 2 ? Shape.of((String) given.get(2)) : Shape.SCALAR;
        return new Variable((String) given.get(0), type((String) given.get(1)), shape);
    }

    private DataType type(String name) {
        return switch (name) {
            case "i1" -> IntrinsicType.INTEGER1;
            case "i2" -> IntrinsicType.INTEGER2;
            case "i4" -> IntrinsicType.INTEGER4;
            case "i8" -> IntrinsicType.INTEGER8;
            case "r4" -> IntrinsicType.REAL4;
            case "r8" -> IntrinsicType.REAL8;
            case "c8" -> IntrinsicType.COMPLEX8;
            case "c16" -> IntrinsicType.COMPLEX16;
            case "l4" -> IntrinsicType.LOGICAL;
            default ->
                    name.startsWith("ch")
                            ? IntrinsicType.character(Integer.parseInt(name.substring(2)))
                            : derived(name);
        };
    }

    private DataType derived(String name) {
        List<Variable> components = new ArrayList<>();
        for (Object component : (List<?>) ((Map<?, ?>) json.get("types")).get(name)) {
            components.add(variable((List<?>) component));
        }
        return new DerivedType(name, components);
    }

    /** An element or component that has no parts. */
    private record Cell(String name, ItemKind kind) {}

    /** All elements and components, in their order. */
    private List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (Variable variable : group().variables()) {
            addCells("", variable, cells);
        }
        return cells;
    }

    private static void addCells(String prefix, Variable variable, List<Cell> cells) {
        List<Shape.Bounds> bounds = variable.shape().dimensions();
        for (int i = 0; i < variable.shape().size(); i++) {
            StringBuilder name = new StringBuilder(prefix).append(variable.name());
            int left = i;
            for (int d = 0; d < bounds.size(); d++) {
                int extent = bounds.get(d).extent();
                name.append(d == 0 ? "(" : ",").append(bounds.get(d).lower() + left % extent);
                left /= extent;
            }
            name.append(bounds.isEmpty() ? "" : ")");
            if (variable.type() instanceof DerivedType type) {
                for (Variable component : type.components()) {
                    addCells(name + "%", component, cells);
                }
            } else {
                cells.add(new Cell(name.toString(), ((IntrinsicType) variable.type()).kind()));
            }
        }
    }

    // ---- values ----

    private static Object preset(Object value) {
        if (value instanceof String text) {
            return "-".repeat(text.length());
        }
        return value instanceof Complex
                ? new Complex(-9, -9)
                : value instanceof Boolean ? value : -9;
    }

    private static Object shown(Object value, ItemKind kind) {
        if (value instanceof Complex complex) {
            return List.of(hex(complex.real(), kind), hex(complex.imaginary(), kind));
        }
        return kind.isReal() ? hex(((Number) value).doubleValue(), kind) : value;
    }

    private static String hex(double value, ItemKind kind) {
        return kind == ItemKind.REAL4
                ? HexFormat.of().toHexDigits(Float.floatToRawIntBits((float) value))
                : HexFormat.of().toHexDigits(Double.doubleToRawLongBits(value));
    }

    private static List<String> strings(Object list) {
        List<String> strings = new ArrayList<>();
        for (Object one : (List<?>) list) {
            strings.add((String) one);
        }
        return strings;
    }

    @Override
    public String toString() {
        return id() + (isRead() ? " " + json.get("variables") + " from " + json.get("input") : "");
    }
}
