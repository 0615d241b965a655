package formwork.formats;

/** A file that is tables in memory, whatever else its kind keeps of it to write it again. */
public interface Tabular {
    /** Its tables. */
    Tables tables();
}
