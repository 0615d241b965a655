package formwork.kernels.numa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class IdSetTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\"          | \"\"",
                "\" \n\"       | \"\"",
                "0            | 0",
                "\" 0-7\"      | 0-7", // as old kernels print it
                "0-3,8        | 0-3,8",
                "8,0-3,2-4    | 0-4,8",
                "0-2,33-34,45,72-73 | 0-2,33-34,45,72-73",
                "0-7:2/4      | 0-1,4-5",
                "0-6:2/3      | 0-1,3-4,6",
                "1048575      | 1048575"
            })
    void readsAndPrintsLists(String list, String printed) {
        assertEquals(printed == null ? "" : printed, IdSet.ofList(list).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x",
                "-1",
                "1-",
                "3-1",
                "1,,2",
                "0-7:2",
                "0-7:3/2",
                "0-7:0/0",
                "1048576",
                "99999999999"
            })
    void refusesWhatIsNoList(String text) {
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> IdSet.ofList(text));
        assertEquals(
                "list: found \"" + text + "\"; expected numbers and ranges as in 0-3,8",
                e.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ff                | 0-7",
                "00000000,00000010 | 4",
                "1,00000000        | 32",
                "80000000,00000001 | 0,63",
                "f00,00000000      | 40-43",
                "00000000,00155550 | 4,6,8,10,12,14,16,18,20"
            })
    void readsMasks(String mask, String printed) {
        assertEquals(printed, IdSet.ofMask(mask).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "g", "1,", "123456789"})
    void refusesWhatIsNoMask(String text) {
        assertThrows(IllegalArgumentException.class, () -> IdSet.ofMask(text));
    }

    @Test
    void isASet() {
        IdSet some = IdSet.of(0, 1, 64, 130);
        assertEquals(4, some.size());
        assertEquals(IdSet.of(1, 130), some.and(IdSet.ofList("1-63,130")));
        assertEquals(IdSet.of(0, 64), some.without(IdSet.of(1, 130)));
        assertEquals(IdSet.ofList("0-2,64,130"), some.or(IdSet.of(2)));
        assertArrayEquals(new long[] {3, 1, 4, 0}, some.words(4));
        assertEquals(-1, IdSet.NONE.first());
    }
}
