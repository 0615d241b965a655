package formwork.formats.climate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a GHCN-Daily element is measured in, and what a count of one in the file is of that.
 *
 * @param unit empty for an element that the list does not have, and for codes and times
 */
record GhcnElement(String unit, double scale) {
    private static final GhcnElement UNKNOWN = new GhcnElement("", 1);
    private static final Map<String, GhcnElement> ALL = all();

    /** Soil temperatures are SNij, SXij; weather types WTij, WVij. */
    private static final int FAMILY_LETTERS = 2;

    private static Map<String, GhcnElement> all() {
        Map<String, GhcnElement> all = new HashMap<>();
        put(all, "mm", 0.1, "PRCP EVAP MDEV MDPR THIC WESD WESF".split(" "));
        put(all, "mm", 1, "SNOW SNWD MDSF".split(" "));
        put(
                all,
                "degree Celsius",
                0.1,
                "TMAX TMIN TAVG TOBS TAXN ADPT AWBT MDTN MDTX MNPN MXPN SN SX".split(" "));
        put(all, "hPa", 0.1, "ASLP ASTP".split(" "));
        put(all, "m/s", 0.1, "AWND WSF1 WSF2 WSF5 WSFG WSFI WSFM".split(" "));
        put(all, "degree", 1, "AWDR WDF1 WDF2 WDF5 WDFG WDFI WDFM".split(" "));
        put(all, "percent", 1, "ACMC ACMH ACSC ACSH PSUN RHAV RHMN RHMX".split(" "));
        put(all, "cm", 1, "FRGB FRGT FRTH GAHT".split(" "));
        put(all, "d", 1, "DAEV DAPR DASF DATN DATX DAWM DWPR".split(" "));
        put(all, "km", 1, "MDWM WDMV".split(" "));
        put(all, "min", 1, "TSUN".split(" "));
        return all;
    }

    private static void put(
            Map<String, GhcnElement> all, String unit, double scale, String[] codes) {
        for (String code : List.of(codes)) {
            all.put(code, new GhcnElement(unit, scale));
        }
    }

    /** The element of four letters. */
    static GhcnElement of(String code) {
        GhcnElement element = ALL.get(code);
        if (element != null) {
            return element;
        }
        int end = Math.min(FAMILY_LETTERS, code.length());
        return ALL.getOrDefault(code.substring(0, end), UNKNOWN);
    }
}
