package formwork.formats;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Evidence.Strength;
import java.util.List;
import java.util.Optional;

/**
 * Of what kind a file may be, and why.
 *
 * @param file what messages call it
 * @param findings all kinds that something speaks for, the strongest first
 */
public record Detection(String file, List<Finding> findings) {
    /** A kind, and what speaks for it. */
    public record Finding(Kind<?> kind, Evidence evidence) {}

    /** Keeps a copy of the list. */
    public Detection {
        findings = List.copyOf(findings);
    }

    /**
     * The kind with the strongest evidence, if there is one and no other has as strong evidence.
     */
    public Optional<Finding> best() {
        return findings.isEmpty() || isAmbiguous()
                ? Optional.empty()
                : Optional.of(findings.get(0));
    }

    /** Whether two kinds have the strongest evidence. */
    public boolean isAmbiguous() {
        return findings.size() > 1 && strength(0) == strength(1);
    }

    private Strength strength(int index) {
        return findings.get(index).evidence().strength();
    }

    /**
     * The kind with the strongest evidence.
     *
     * @throws FormworkException if there is none, or if there are two; it says so
     */
    public Kind<?> kind() {
        return best().orElseThrow(this::unknown).kind();
    }

    private FormworkException unknown() {
        if (findings.isEmpty()) {
            return new FormworkException(
                    IoStatus.UNKNOWN_KIND,
                    file + ": found nothing that a known kind begins with; expected one of them");
        }
        return new FormworkException(
                IoStatus.UNKNOWN_KIND,
                file
                        + ": found what may be "
                        + findings.get(0).kind().title()
                        + " ("
                        + findings.get(0).evidence().reason()
                        + ") or "
                        + findings.get(1).kind().title()
                        + " ("
                        + findings.get(1).evidence().reason()
                        + "); expected one kind, or to be told which");
    }
}
