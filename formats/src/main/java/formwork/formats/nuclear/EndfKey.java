package formwork.formats.nuclear;

/**
 * What stands behind the data of a line, in columns 67 to 75.
 *
 * @param mat the material; -1 at the end of the tape
 * @param mf the file, which is a sort of data; 0 where one ends
 * @param mt the section, which is a reaction; 0 where one ends
 */
public record EndfKey(int mat, int mf, int mt) {
    @Override
    public String toString() {
        return "MAT=" + mat + ", MF=" + mf + ", MT=" + mt;
    }
}
