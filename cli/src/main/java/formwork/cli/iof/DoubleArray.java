package formwork.cli.iof;

import formwork.ReadStatement;
import formwork.WriteStatement;
import formwork.edit.ItemKind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;

/** Values of REAL*8. */
final class DoubleArray extends StudyArray {
    /** Half a unit in the last of 15 digits and half a unit of a REAL*8, at most, of a value. */
    static final double NEAR = 5.2e-15;

    private final double[] values;
    private final double[] back;

    DoubleArray(StudyType type, double[] values, int threads) {
        super(type, threads);
        this.values = values;
        back = new double[values.length];
    }

    @Override
    public int length() {
        return values.length;
    }

    @Override
    ItemKind kind() {
        return ItemKind.REAL8;
    }

    @Override
    long bits(int index) {
        return Double.doubleToRawLongBits(values[index]);
    }

    @Override
    void renew() {
        System.arraycopy(values, 0, back, 0, back.length);
        Arrays.fill(back, 0);
    }

    @Override
    void write(Path path) throws IOException {
        file(path).writeDoubles(values);
    }

    @Override
    void read(Path path) throws IOException {
        checkCount(file(path).readDoubles(back, 0, back.length), back.length);
    }

    @Override
    public void encode(int from, int to, ByteBuffer text) throws IOException {
        format().arrays(text).writeDoubles(values, from, to);
    }

    @Override
    public void decode(int from, int to, ByteBuffer text) throws IOException {
        checkCount(format().arrays(text).readDoubles(back, from, to), to - from);
    }

    @Override
    public void put(WriteStatement statement, int from, int to) throws IOException {
        for (int i = from; i < to; i++) {
            statement.put(values[i]);
        }
    }

    @Override
    public void next(ReadStatement statement, int from, int to) throws IOException {
        for (int i = from; i < to; i++) {
            back[i] = statement.nextDouble();
        }
    }

    @Override
    public Object back() {
        return back;
    }

    @Override
    int firstWrong() {
        for (int i = 0; i < values.length; i++) {
            if (!(Math.abs(back[i] - values[i]) <= NEAR * Math.abs(values[i]))) {
                return i;
            }
        }
        return -1;
    }
}
