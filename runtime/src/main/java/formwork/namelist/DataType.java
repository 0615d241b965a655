package formwork.namelist;

/** The type of a variable of a namelist group. */
public sealed interface DataType permits IntrinsicType, DerivedType {}
