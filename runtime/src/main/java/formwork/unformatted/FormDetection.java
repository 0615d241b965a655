package formwork.unformatted;

import formwork.error.FormworkException;
import formwork.mode.Action;
import formwork.mode.Status;
import formwork.unit.OpenFile;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;

/** Finds the form of a file's records by trying all there are. */
final class FormDetection {
    /** So many records that agree are enough. */
    private static final int ENOUGH_RECORDS = 1000;

    /**
     * The likelier first: where two forms fit as far, as in a file of zeros, the first one is it.
     */
    private static final List<RecordForm> FORMS =
            List.of(
                    RecordForm.DEFAULT,
                    new RecordForm(Integer.BYTES, ByteOrder.BIG_ENDIAN),
                    new RecordForm(Long.BYTES, ByteOrder.LITTLE_ENDIAN),
                    new RecordForm(Long.BYTES, ByteOrder.BIG_ENDIAN));

    private FormDetection() {}

    static RecordForm of(Path path) throws IOException {
        try (OpenFile file = OpenFile.open(path, Status.OLD, Action.READ)) {
            return of(file);
        }
    }

    static RecordForm of(OpenFile file) throws IOException {
        RecordForm best = null;
        long farthest = 0;
        FormworkException fault = null;
        for (RecordForm form : FORMS) {
            RecordWalk walk = RecordWalk.of(file, form);
            try {
                for (int records = 0; records < ENOUGH_RECORDS; records++) {
                    if (!walk.next()) {
                        return form; // all of it is in order
                    }
                }
                return form;
            } catch (FormworkException e) {
                if (walk.end() > farthest) {
                    farthest = walk.end();
                    best = form;
                }
                fault = fault == null ? e : fault;
            }
        }
        if (best == null) {
            throw fault;
        }
        return best;
    }
}
