package formwork;

import formwork.edit.ItemKind;
import formwork.list.ListOutput;
import formwork.mode.Modes;
import java.io.IOException;

/**
 * A list-directed WRITE statement: each item stands as the dialect lays it out.
 *
 * <p>Characters are enclosed as {@link Modes#delimiter} says, and are separated from one another
 * only if they are. A record that gets longer than its unit takes is an error where the dialect
 * does not break it. <b>Source.</b> Fortran 2018, 13.10.4.
 */
public final class ListWriteStatement extends OutputStatement<ListWriteStatement> {
    private final ListOutput output;

    ListWriteStatement(ListOutput output) {
        this.output = output;
    }

    ListWriteStatement begin(Modes modes) {
        output.begin(modes);
        open(modes);
        return this;
    }

    /** Writes a COMPLEX*16. */
    public ListWriteStatement putComplex(double real, double imaginary) throws IOException {
        return putComplex(
                ItemKind.REAL8,
                Double.doubleToRawLongBits(real),
                Double.doubleToRawLongBits(imaginary));
    }

    /** Writes a COMPLEX*8. */
    public ListWriteStatement putComplex(float real, float imaginary) throws IOException {
        return putComplex(
                ItemKind.REAL4, Float.floatToRawIntBits(real), Float.floatToRawIntBits(imaginary));
    }

    private ListWriteStatement putComplex(ItemKind part, long realBits, long imaginaryBits)
            throws IOException {
        beginItem();
        output.putComplex(part, realBits, imaginaryBits);
        return endItem();
    }

    @Override
    ListWriteStatement self() {
        return this;
    }

    @Override
    void transfer(ItemKind kind, long bits) throws IOException {
        output.put(kind, bits);
    }

    @Override
    void transfer(byte[] bytes, int from, int to) throws IOException {
        output.put(bytes, from, to);
    }

    @Override
    void endTransfer() throws IOException {
        output.end();
    }

    @Override
    void abandonTransfer() {
        output.abandon();
    }
}
