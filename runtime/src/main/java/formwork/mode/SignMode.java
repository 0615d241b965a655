package formwork.mode;

/** Whether a plus sign is written: SIGN=, S, SP and SS (F2018 13.8.4). */
public enum SignMode {
    /** As the processor likes, which is: none (S). */
    PROCESSOR_DEFINED,
    /** Always (SP). */
    PLUS,
    /** Never (SS). */
    SUPPRESS
}
