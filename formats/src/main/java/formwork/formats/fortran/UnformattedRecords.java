package formwork.formats.fortran;

import formwork.formats.Tables;
import formwork.formats.Tabular;
import formwork.unformatted.RecordForm;

/**
 * Where the records of an unformatted file are; {@link formwork.Open#unformatted} reads what is in
 * them.
 *
 * @param form the length of their markers, and the order of their bytes
 * @param tables {@code records}: offset and length of each in bytes, and how many subrecords it is
 */
public record UnformattedRecords(RecordForm form, Tables tables) implements Tabular {}
