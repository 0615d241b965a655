/** Fortran's formatted input and output. */
module org.formwork.runtime {
    exports formwork.edit;
    exports formwork.error;
    exports formwork.field;
    exports formwork.mode;
}
