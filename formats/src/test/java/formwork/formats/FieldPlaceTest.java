package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.Format;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FieldPlaceTest {
    @Test
    void everyFieldOfAPassHasItsPlaceWhateverItsType() throws IOException {
        List<FieldPlace> expected =
                List.of(
                        new FieldPlace(0, 1, 8),
                        new FieldPlace(0, 9, 18),
                        new FieldPlace(0, 19, 22),
                        new FieldPlace(0, 23, 25),
                        new FieldPlace(1, 3, 4));
        assertEquals(expected, FieldPlace.of(Format.of("(A8,F10.3,I4,L3/2X,I2)"), 5));
    }
}
