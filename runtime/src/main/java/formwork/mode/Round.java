package formwork.mode;

/**
 * How a value that falls between two others is rounded: ROUND=, RU, RD, RZ, RN, RC and RP (F2018
 * 13.8.7).
 */
public enum Round {
    /** Towards plus infinity (RU). */
    UP,
    /** Towards minus infinity (RD). */
    DOWN,
    /** Towards zero (RZ). */
    ZERO,
    /** To the nearest, a tie to the even one (RN). */
    NEAREST,
    /** To the nearest, a tie away from zero (RC). */
    COMPATIBLE,
    /** As the processor likes, which is: as NEAREST (RP). */
    PROCESSOR_DEFINED
}
