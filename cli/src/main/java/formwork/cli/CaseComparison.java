package formwork.cli;

import formwork.mode.Dialect;
import java.io.IOException;
import java.util.Locale;

/** Compares what this runtime does in a case with what a compiler answered. */
final class CaseComparison {

    /** How this runtime's answer stands to the compiler's. */
    enum Verdict {
        /** The answers are the same. */
        SAME,
        /** The compiler refuses, the other one does not, and this runtime answers as that one. */
        TAKEN,
        /** The answers differ. */
        DIFFERENT,
        /** There is no answer of the compiler to compare with. */
        LEFT_OUT
    }

    private final Dialect dialect;
    private final CaseRunner runner;
    private CompilerCase.Answer answer;

    /** Comparisons with the compiler of {@code dialect}. */
    CaseComparison(Dialect dialect) {
        this.dialect = dialect;
        runner = new CaseRunner(dialect);
    }

    /** The compiler's name, as the answers of a case have it. */
    String compiler() {
        return dialect.name().toLowerCase(Locale.ROOT);
    }

    /** Does what the case asks and says how the answer stands to the compiler's. */
    Verdict of(CompilerCase question) throws IOException {
        CompilerCase.Answer expected = expected(question);
        if (expected == null || !expected.isUsable()) {
            answer = null;
            return Verdict.LEFT_OUT;
        }
        answer = runner.answer(question);
        if (answer.isSameAs(expected)) {
            return Verdict.SAME;
        }
        Dialect other = dialect == Dialect.GFORTRAN ? Dialect.FLANG : Dialect.GFORTRAN;
        return isTaken(expected, question.answers().get(other.name().toLowerCase(Locale.ROOT)))
                ? Verdict.TAKEN
                : Verdict.DIFFERENT;
    }

    private boolean isTaken(CompilerCase.Answer expected, CompilerCase.Answer other) {
        return expected.iostat().equals("error")
                && other != null
                && other.isOk()
                && answer.isSameAs(other);
    }

    /** What the compiler answered, or null. */
    CompilerCase.Answer expected(CompilerCase question) {
        return question.answers().get(compiler());
    }

    /** What this runtime answered in the case that was compared last; null if it was left out. */
    CompilerCase.Answer answer() {
        return answer;
    }
}
