package formwork.formats.nuclear;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Table;
import formwork.formats.Tables;
import formwork.formats.Tabular;
import formwork.formats.nuclear.EndfRecord.Directory;
import formwork.formats.nuclear.EndfRecord.Listed;
import formwork.formats.nuclear.EndfRecord.Tab1;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * An ENDF-6 tape: materials, their files and sections, and the records of these.
 *
 * <p>As tables it is {@code sections} (a row each), {@code directory}, {@code points} (x and y of
 * all TAB1 records) and {@code lists} (the values of all LIST records).
 */
public final class EndfTape implements Tabular {
    private final String file;
    private final String title;
    private final int number;
    private final List<EndfSection> sections;
    private final Map<EndfKey, EndfSection> byKey = new HashMap<>();
    private final EndfForm form;

    EndfTape(String file, String title, int number, List<EndfSection> sections, EndfForm form) {
        this.file = file;
        this.title = title;
        this.number = number;
        this.form = form;
        this.sections = List.copyOf(sections);
        for (EndfSection section : sections) {
            byKey.putIfAbsent(section.key(), section);
        }
    }

    /** A tape of these sections, in ascending order, which is written as the manual shows. */
    public static EndfTape of(String title, int number, List<EndfSection> sections) {
        return new EndfTape("tape " + number, title, number, sections, EndfForm.standard());
    }

    /** The same tape with other sections. */
    public EndfTape with(List<EndfSection> others) {
        return new EndfTape(file, title, number, others, form);
    }

    /** What the first line says, 66 characters. */
    public String title() {
        return title;
    }

    /** The number of the tape, which stands in the first line where others have MAT. */
    public int number() {
        return number;
    }

    /** Its sections in their order. */
    public List<EndfSection> sections() {
        return sections;
    }

    /** The numbers (MAT) of its materials, ascending. */
    public int[] materials() {
        TreeSet<Integer> materials = new TreeSet<>();
        byKey.keySet().forEach(key -> materials.add(key.mat()));
        return materials.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Whether it has a section. */
    public boolean has(int mat, int mf, int mt) {
        return byKey.containsKey(new EndfKey(mat, mf, mt));
    }

    /**
     * A section; the first of several, which a material at several temperatures has.
     *
     * @throws FormworkException if it has none such
     */
    public EndfSection section(int mat, int mf, int mt) {
        EndfKey key = new EndfKey(mat, mf, mt);
        EndfSection section = byKey.get(key);
        if (section == null) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    file
                            + ": found no section "
                            + key
                            + "; expected one of "
                            + sections.size()
                            + " from "
                            + String.join(" to ", ends()));
        }
        return section;
    }

    private List<String> ends() {
        return sections.isEmpty()
                ? List.of("none")
                : List.of(
                        sections.get(0).key().toString(),
                        sections.get(sections.size() - 1).key().toString());
    }

    EndfForm form() {
        return form;
    }

    // ---- tables ----

    @Override
    public Tables tables() {
        return Tables.of(file)
                .and(sectionTable())
                .and(directoryTable())
                .and(pointTable())
                .and(listTable());
    }

    private Table sectionTable() {
        EndfRows rows = new EndfRows();
        for (EndfSection section : sections) {
            rows.add(
                    section.key(),
                    section.lineCount(),
                    section.isRead() ? section.records().size() : 0);
        }
        return rows.table(file, "sections", "lines", "records");
    }

    private Table directoryTable() {
        EndfRows rows = new EndfRows();
        for (EndfSection section : sections) {
            for (EndfRecord record : section.records()) {
                if (record instanceof Directory entry) {
                    EndfKey key = new EndfKey(section.key().mat(), entry.mf(), entry.mt());
                    rows.add(key, entry.lines(), entry.modification());
                }
            }
        }
        return rows.table(file, "directory", "lines", "modification");
    }

    private Table pointTable() {
        EndfRows rows = new EndfRows();
        for (EndfSection section : sections) {
            int number = 0;
            for (EndfRecord record : section.records()) {
                number++;
                if (record instanceof Tab1 tab1) {
                    rows.add(section.key(), number, tab1.x(), tab1.y());
                }
            }
        }
        return rows.values(file, "points", "x", "y");
    }

    private Table listTable() {
        EndfRows rows = new EndfRows();
        for (EndfSection section : sections) {
            int number = 0;
            for (EndfRecord record : section.records()) {
                number++;
                if (record instanceof Listed list) {
                    rows.add(section.key(), number, list.values(), null);
                }
            }
        }
        return rows.values(file, "lists", "value", null);
    }
}
