package formwork.cli.iof;

/** A type of the study and the format that it is written by. */
public enum StudyType {
    /** INTEGER*4. */
    I4("(8I12)", 12, 8, 1),
    /** REAL*4. */
    R4("(4E16.7)", 16, 4, 1),
    /** REAL*8. */
    R8("(4D24.15)", 24, 4, 1),
    /** COMPLEX*8. */
    C8("(4E16.7)", 16, 4, 2),
    /** COMPLEX*16. */
    C16("(4D24.15)", 24, 4, 2);

    private final String formatText;
    private final int fieldBytes;
    private final int fieldsPerRecord;
    private final int fieldsPerElement;

    StudyType(String formatText, int fieldBytes, int fieldsPerRecord, int fieldsPerElement) {
        this.formatText = formatText;
        this.fieldBytes = fieldBytes;
        this.fieldsPerRecord = fieldsPerRecord;
        this.fieldsPerElement = fieldsPerElement;
    }

    /** The format of both directions. */
    public String formatText() {
        return formatText;
    }

    /** Columns of a field. */
    public int fieldBytes() {
        return fieldBytes;
    }

    /** Fields of a whole record. */
    public int fieldsPerRecord() {
        return fieldsPerRecord;
    }

    /** Fields of an element: two for COMPLEX. */
    public int fieldsPerElement() {
        return fieldsPerElement;
    }

    /** Bytes of the text of so many fields, with the line feeds. */
    public long textBytes(long fields) {
        return fields * fieldBytes + (fields + fieldsPerRecord - 1) / fieldsPerRecord;
    }
}
