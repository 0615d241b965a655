package formwork.edit;

import static formwork.edit.EditDescriptor.ABSENT;

import formwork.edit.ControlEdit.BlankEdit;
import formwork.edit.ControlEdit.ColonEdit;
import formwork.edit.ControlEdit.DecimalEdit;
import formwork.edit.ControlEdit.FaultEdit;
import formwork.edit.ControlEdit.LeadingZeroEdit;
import formwork.edit.ControlEdit.LiteralEdit;
import formwork.edit.ControlEdit.NoAdvanceEdit;
import formwork.edit.ControlEdit.RoundEdit;
import formwork.edit.ControlEdit.ScaleEdit;
import formwork.edit.ControlEdit.SignEdit;
import formwork.edit.ControlEdit.SkipEdit;
import formwork.edit.ControlEdit.SlashEdit;
import formwork.edit.ControlEdit.TabEdit;
import formwork.edit.DataEdit.BitsEdit;
import formwork.edit.DataEdit.CharacterEdit;
import formwork.edit.DataEdit.CharactersLeftEdit;
import formwork.edit.DataEdit.DefinedEdit;
import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.DataEdit.LogicalEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.TrimmedEdit;
import formwork.edit.FormatItem.Edit;
import formwork.edit.FormatItem.GroupEnd;
import formwork.edit.FormatItem.GroupStart;
import formwork.mode.Blank;
import formwork.mode.DecimalSymbol;

/** Writes a {@link FormatList} as text: upper case, no blanks, every comma, quotes as {@code '}. */
final class CanonicalText {
    private final StringBuilder text = new StringBuilder();
    private boolean afterItem;

    private CanonicalText() {}

    static String of(FormatList list) {
        CanonicalText canonical = new CanonicalText();
        canonical.text.append('(');
        for (FormatItem item : list.items()) {
            canonical.add(item);
        }
        return canonical.text.append(')').toString();
    }

    /** One edit descriptor without its repeat count. */
    static String of(EditDescriptor descriptor) {
        CanonicalText canonical = new CanonicalText();
        canonical.descriptor(descriptor);
        return canonical.text.toString();
    }

    private void add(FormatItem item) {
        if (item instanceof GroupEnd) {
            text.append(')');
            afterItem = true;
            return;
        }
        if (afterItem) {
            text.append(',');
        }
        if (item instanceof GroupStart group) {
            repeat(group.repeat());
            text.append('(');
        } else if (item instanceof Edit edit) {
            repeat(edit.repeat());
            descriptor(edit.descriptor());
        }
        afterItem = item instanceof Edit;
    }

    private void repeat(int repeat) {
        if (repeat == FormatList.UNLIMITED) {
            text.append('*');
        } else if (repeat > 1) {
            text.append(repeat);
        }
    }

    private void descriptor(EditDescriptor descriptor) {
        if (descriptor instanceof DataEdit data) {
            data(data);
        } else if (descriptor instanceof ControlEdit control) {
            text.append(control(control));
        }
    }

    private void data(DataEdit data) {
        if (data instanceof IntegerEdit integer) {
            field("I", integer.width(), integer.minimumDigits(), ABSENT);
        } else if (data instanceof BitsEdit bits) {
            String letter =
                    switch (bits.radix()) {
                        case BINARY -> "B";
                        case OCTAL -> "O";
                        case HEXADECIMAL -> "Z";
                    };
            field(letter, bits.width(), bits.minimumDigits(), ABSENT);
        } else if (data instanceof RealEdit real) {
            field(real.form().name(), real.width(), real.fractionDigits(), real.exponentDigits());
        } else if (data instanceof LogicalEdit) {
            field("L", data.width(), ABSENT, ABSENT);
        } else if (data instanceof CharacterEdit) {
            field("A", data.width(), ABSENT, ABSENT);
        } else if (data instanceof TrimmedEdit) {
            text.append("AT");
        } else if (data instanceof CharactersLeftEdit) {
            text.append('Q');
        } else if (data instanceof DefinedEdit defined) {
            defined(defined);
        }
    }

    private void field(String letters, int width, int digits, int exponentDigits) {
        text.append(letters);
        if (width != ABSENT) {
            text.append(width);
        }
        if (digits != ABSENT) {
            text.append('.').append(digits);
        }
        if (exponentDigits != ABSENT) {
            // D12.4E0 is D12.4 and E0 to libgfortran, but the plus sign is flang's alone.
            boolean isTwo = letters.equals("D") && exponentDigits == 0;
            text.append(isTwo ? "E+" : "E").append(exponentDigits);
        }
    }

    private void defined(DefinedEdit defined) {
        text.append("DT");
        if (!defined.type().isEmpty()) {
            text.append(quoted(defined.type()));
        }
        if (!defined.values().isEmpty()) {
            text.append('(');
            for (int i = 0; i < defined.values().size(); i++) {
                text.append(i == 0 ? "" : ",").append(defined.values().get(i));
            }
            text.append(')');
        }
    }

    private static String control(ControlEdit control) {
        if (control instanceof TabEdit tab) {
            return "T" + tab.column();
        } else if (control instanceof SkipEdit skip) {
            return skip.columns() < 0 ? "TL" + -skip.columns() : skip.columns() + "X";
        } else if (control instanceof SlashEdit) {
            return "/";
        } else if (control instanceof ColonEdit) {
            return ":";
        } else if (control instanceof ScaleEdit scale) {
            return scale.scaleFactor() + "P";
        } else if (control instanceof NoAdvanceEdit) {
            return "$";
        } else if (control instanceof LiteralEdit literal) {
            return quoted(literal.text());
        } else if (control instanceof FaultEdit) {
            return "?";
        }
        return mode(control);
    }

    private static String mode(ControlEdit control) {
        if (control instanceof SignEdit sign) {
            return switch (sign.sign()) {
                case PROCESSOR_DEFINED -> "S";
                case PLUS -> "SP";
                case SUPPRESS -> "SS";
            };
        } else if (control instanceof BlankEdit blank) {
            return blank.blank() == Blank.NULL ? "BN" : "BZ";
        } else if (control instanceof RoundEdit round) {
            return switch (round.round()) {
                case UP -> "RU";
                case DOWN -> "RD";
                case ZERO -> "RZ";
                case NEAREST -> "RN";
                case COMPATIBLE -> "RC";
                case PROCESSOR_DEFINED -> "RP";
            };
        } else if (control instanceof DecimalEdit decimal) {
            return decimal.decimal() == DecimalSymbol.COMMA ? "DC" : "DP";
        } else if (control instanceof LeadingZeroEdit zero) {
            return switch (zero.leadingZero()) {
                case PROCESSOR_DEFINED -> "LZ";
                case PRINT -> "LZP";
                case SUPPRESS -> "LZS";
            };
        }
        throw new AssertionError(control);
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}
