/** Fortran's formatted input and output. */
module org.formwork.runtime {
    exports formwork;
    exports formwork.edit;
    exports formwork.error;
    exports formwork.mode;
}
