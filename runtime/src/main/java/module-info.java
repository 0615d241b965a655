/** Fortran's formatted input and output. */
@SuppressWarnings({"requires-automatic", "requires-transitive-automatic"}) // so is Agrona 2
module org.formwork.runtime {
    requires static transitive org.agrona; // only for who uses its buffers

    exports formwork;
    exports formwork.edit;
    exports formwork.error;
    exports formwork.mode;
    exports formwork.namelist;
    exports formwork.source;
    exports formwork.unformatted;
}
