package formwork.cli.iof;

import formwork.ReadStatement;
import formwork.WriteStatement;
import formwork.edit.ItemKind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;

/** Values of INTEGER*4. */
final class IntArray extends StudyArray {
    private final int[] values;
    private final int[] back;

    IntArray(StudyType type, int[] values, int threads) {
        super(type, threads);
        this.values = values;
        back = new int[values.length];
    }

    @Override
    public int length() {
        return values.length;
    }

    @Override
    ItemKind kind() {
        return ItemKind.INTEGER4;
    }

    @Override
    long bits(int index) {
        return values[index];
    }

    @Override
    void renew() {
        System.arraycopy(values, 0, back, 0, back.length);
        Arrays.fill(back, 0);
    }

    @Override
    void write(Path path) throws IOException {
        file(path).writeInts(values);
    }

    @Override
    void read(Path path) throws IOException {
        checkCount(file(path).readInts(back, 0, back.length), back.length);
    }

    @Override
    public void encode(int from, int to, ByteBuffer text) throws IOException {
        format().arrays(text).writeInts(values, from, to);
    }

    @Override
    public void decode(int from, int to, ByteBuffer text) throws IOException {
        checkCount(format().arrays(text).readInts(back, from, to), to - from);
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
            back[i] = statement.nextInt();
        }
    }

    @Override
    public Object back() {
        return back;
    }

    @Override
    int firstWrong() {
        for (int i = 0; i < values.length; i++) {
            if (back[i] != values[i]) {
                return i;
            }
        }
        return -1;
    }
}
