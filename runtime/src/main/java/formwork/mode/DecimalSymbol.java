package formwork.mode;

/** The decimal symbol: DECIMAL=, DP and DC (F2018 13.8.8). */
public enum DecimalSymbol {
    /** The full stop (DP). */
    POINT,
    /** The comma (DC); values are then separated by semicolons. */
    COMMA
}
