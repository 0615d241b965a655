package formwork.mode;

/**
 * Whether the optional zero before the decimal symbol is written: LEADING_ZERO=, LZ, LZP and LZS
 * (F2023 13.8.5).
 */
public enum LeadingZero {
    /** As the processor likes: where the field has room (LZ). */
    PROCESSOR_DEFINED,
    /** Always (LZP). */
    PRINT,
    /** Never (LZS). */
    SUPPRESS
}
