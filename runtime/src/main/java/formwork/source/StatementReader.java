package formwork.source;

import formwork.edit.FormatParser;
import formwork.error.FormatException;
import formwork.error.Quoted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads all statements of a source text and keeps what there is about formats. */
final class StatementReader {
    private static final String FORMAT = "FORMAT(";

    /** A statement that transfers, where it stands. */
    private record Placed(UnitDraft unit, int firstLine, int lastLine, TransferDraft draft) {}

    /** A label and the unit that it belongs to. */
    private record Labelled(UnitDraft unit, int label) {}

    /** A label that a statement names. */
    private record Named(Labelled label, int line) {}

    private final LineTable lines;
    private final FaultFinder faults;
    private final StatementText statement = new StatementText();
    private final UnitTracker tracker = new UnitTracker();
    private final ConstantScope scope = new ConstantScope();
    private final DeclarationReader declarations = new DeclarationReader(scope);

    private final List<FormatDraft> formats = new ArrayList<>();
    private final Map<Labelled, FormatDraft> byLabel = new HashMap<>();
    private final List<Placed> transfers = new ArrayList<>();
    private final List<Named> named = new ArrayList<>();
    private final List<SourceRemark> remarks = new ArrayList<>();
    private int knownUnits;

    StatementReader(LineTable lines) {
        this.lines = lines;
        this.faults = new FaultFinder(lines);
    }

    /** Reads all statements of {@code source}. */
    void read(StatementSource source) {
        while (source.next(statement)) {
            take();
        }
        for (Named use : named) {
            FormatDraft format = byLabel.get(use.label());
            if (format != null) {
                format.usedOn(use.line());
            }
        }
    }

    List<SourceUnit> units() {
        return tracker.units().stream().map(UnitDraft::unit).toList();
    }

    List<FormatStatement> formats() {
        return formats.stream().map(FormatDraft::finished).toList();
    }

    List<TransferStatement> transfers() {
        return transfers.stream().map(this::finished).toList();
    }

    List<SourceRemark> remarks() {
        return remarks;
    }

    private TransferStatement finished(Placed placed) {
        TransferDraft draft = placed.draft();
        return new TransferStatement(
                draft.keyword(),
                placed.unit().unit(),
                placed.firstLine(),
                placed.lastLine(),
                draft.external(),
                draft.use(placed.unit(), scope, faults),
                draft.controls(),
                draft.items());
    }

    private void take() {
        String code = statement.code();
        int firstLine = lines.lineOf(statement.firstOffset()) + 1;
        int lastLine = lines.lineOf(statement.lastOffset()) + 1;
        if (code.startsWith("INCLUDE'") || code.startsWith("INCLUDE\"")) {
            remark(firstLine, "includes " + statement.written("INCLUDE".length(), code.length()));
            return;
        }
        boolean isAssignment = Code.isAssignment(code, 0);
        UnitDraft unit = tracker.unitOf(statement, isAssignment, firstLine, lastLine);
        boolean beginsUnit = tracker.units().size() > knownUnits && unit.firstLine() == firstLine;
        if (tracker.units().size() > knownUnits) {
            knownUnits = tracker.units().size();
            scope.add(unit);
        }
        if (code.startsWith(FORMAT) && !isAssignment) {
            takeFormat(unit, firstLine, lastLine);
            return;
        }
        TransferDraft transfer = transfer(code, isAssignment);
        if (transfer != null) {
            transfers.add(new Placed(unit, firstLine, lastLine, transfer));
            if (transfer.label() > 0) {
                named.add(new Named(new Labelled(unit, transfer.label()), firstLine));
            }
        } else if (!isAssignment) {
            takeDeclaration(code, unit, firstLine, beginsUnit);
        }
    }

    private void takeDeclaration(String code, UnitDraft unit, int firstLine, boolean beginsUnit) {
        boolean isHeading = beginsUnit && code.contains("FUNCTION");
        if (!isHeading) {
            declarations.read(statement, unit);
        }
        int label = DeclarationReader.assignedLabel(code);
        if (label > 0) {
            named.add(new Named(new Labelled(unit, label), firstLine));
        }
    }

    /** The data transfer that the statement is, or that it does if its condition is true. */
    private TransferDraft transfer(String code, boolean isAssignment) {
        if (!code.startsWith("IF(")) {
            return isAssignment ? null : TransferReader.read(statement, 0);
        }
        int action = Code.afterClosing(code, "IF".length());
        boolean isAction = action > 0 && !Code.isAssignment(code, action);
        return isAction ? TransferReader.read(statement, action) : null;
    }

    private void takeFormat(UnitDraft unit, int firstLine, int lastLine) {
        int label = statement.label();
        if (label == 0) {
            remark(firstLine, "found a FORMAT without a label; expected one before it");
            return;
        }
        int from = statement.place(FORMAT.length() - 1);
        String code = statement.code();
        int close = Code.afterClosing(code, FORMAT.length() - 1);
        int to = close < 0 ? statement.length() : statement.place(close - 1) + 1;
        String text = statement.raw(from, to);
        int[] offsets = new int[to - from + 1];
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = statement.offset(from + i);
        }
        FormatFault fault = fault(text, offsets, close);
        FormatDraft format = new FormatDraft(unit, label, firstLine, lastLine, text, fault);
        formats.add(format);
        FormatDraft first = byLabel.putIfAbsent(new Labelled(unit, label), format);
        if (first != null) {
            remark(
                    firstLine,
                    "found label "
                            + label
                            + " again; expected it once in a program unit, and it stands on line "
                            + first.firstLine());
        }
    }

    private FormatFault fault(String text, int[] offsets, int close) {
        try {
            FormatParser.parse(text);
        } catch (FormatException e) {
            return faults.at(e, offsets);
        }
        String code = statement.code();
        if (close < 0 || close == code.length()) {
            return null;
        }
        String found = Quoted.text(statement.written(close, code.length()));
        FormatException cause =
                new FormatException(text, text.length(), found, "the end of the statement");
        return faults.at(cause, new int[] {statement.offset(statement.place(close))});
    }

    private void remark(int line, String text) {
        remarks.add(new SourceRemark(line, text));
    }
}
