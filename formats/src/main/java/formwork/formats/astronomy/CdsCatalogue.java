package formwork.formats.astronomy;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Table;
import formwork.formats.Tables;
import formwork.formats.Tabular;
import java.util.List;

/**
 * A ReadMe: the descriptions of files, and of a machine-readable table the rows too.
 *
 * @param file what messages call it
 * @param title its first line that is not blank
 * @param descriptions in their order
 * @param rows the rows of the last description, if they follow it; else null
 */
public record CdsCatalogue(String file, String title, List<CdsDescription> descriptions, Table rows)
        implements Tabular {
    /** Keeps a copy of the list. */
    public CdsCatalogue {
        descriptions = List.copyOf(descriptions);
    }

    @Override
    public Tables tables() {
        return rows == null ? Tables.of(file) : Tables.of(file).and(rows);
    }

    /**
     * The description of a file by its name.
     *
     * @throws FormworkException if there is none
     */
    public CdsDescription description(String name) {
        for (CdsDescription description : descriptions) {
            if (description.files().contains(name)) {
                return description;
            }
        }
        throw new FormworkException(
                IoStatus.BAD_SHAPE,
                file
                        + ": found no description of "
                        + name
                        + "; expected one of "
                        + descriptions.stream().flatMap(each -> each.files().stream()).toList());
    }
}
