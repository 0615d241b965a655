package formwork.cli.iof;

import formwork.ReadStatement;
import formwork.WriteStatement;
import formwork.edit.ItemKind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;

/** Values of REAL*4. */
final class FloatArray extends StudyArray {
    /** Half a unit in the last of 7 digits, and half a unit of a REAL*4, at most, of a value. */
    static final double NEAR = 5.7e-7;

    private final float[] values;
    private final float[] back;

    FloatArray(StudyType type, float[] values, int threads) {
        super(type, threads);
        this.values = values;
        back = new float[values.length];
    }

    @Override
    public int length() {
        return values.length;
    }

    @Override
    ItemKind kind() {
        return ItemKind.REAL4;
    }

    @Override
    long bits(int index) {
        return Float.floatToRawIntBits(values[index]);
    }

    @Override
    void renew() {
        System.arraycopy(values, 0, back, 0, back.length);
        Arrays.fill(back, 0);
    }

    @Override
    void write(Path path) throws IOException {
        file(path).writeFloats(values);
    }

    @Override
    void read(Path path) throws IOException {
        checkCount(file(path).readFloats(back, 0, back.length), back.length);
    }

    @Override
    public void encode(int from, int to, ByteBuffer text) throws IOException {
        format().arrays(text).writeFloats(values, from, to);
    }

    @Override
    public void decode(int from, int to, ByteBuffer text) throws IOException {
        checkCount(format().arrays(text).readFloats(back, from, to), to - from);
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
            back[i] = statement.nextFloat();
        }
    }

    @Override
    public Object back() {
        return back;
    }

    @Override
    int firstWrong() {
        for (int i = 0; i < values.length; i++) {
            if (!(Math.abs((double) back[i] - values[i]) <= NEAR * Math.abs(values[i]))) {
                return i;
            }
        }
        return -1;
    }
}
