package formwork.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SourceFormatsTest {
    private static final String BLANKS = " ".repeat(56);

    private static SourceFormats fixed(String... lines) {
        return parse(SourceForm.FIXED, lines);
    }

    private static SourceFormats free(String... lines) {
        return parse(SourceForm.FREE, lines);
    }

    private static SourceFormats parse(SourceForm form, String... lines) {
        String text = String.join("\n", lines);
        return SourceFormats.parse("prog", text.getBytes(StandardCharsets.ISO_8859_1), form);
    }

    private static String texts(SourceFormats source) {
        return source.formats().stream()
                .map(FormatStatement::text)
                .collect(Collectors.joining(" "));
    }

    private static String uses(SourceFormats source) {
        return source.statements().stream()
                .map(s -> s.keyword() + " " + s.format().kind() + " " + s.format().text())
                .collect(Collectors.joining("; "));
    }

    /** Each was compiled by gfortran and flang and wrote as its format says. */
    @Test
    void fixedFormIsReadAsCompilersReadIt() {
        String[][] rows = {
            {"('AB" + BLANKS + "CD')", "   10 FORMAT('AB", "     1CD')"},
            {"(58HAB" + " ".repeat(54) + "CD)", "   10 FORMAT(58HAB", "     1CD)"},
            {"('AB', 'CD')", "   10 FORMAT('AB',", "     !'CD')"},
            {"('A!B')", "   10 FORMAT('A!B') ! isn't"},
            {"(5HAB!CD)", "   10 FORMAT(5HAB!CD)"},
            {"(5HAB;CD)", "   10 FORMAT(5HAB;CD); X=1"},
            {"(1X5HAB'CD,2X'E')", "   10 FORMAT(1X5HAB'CD,2X'E')"},
            {"('AB', 'CD')", "10\tFORMAT('AB',", "\t1'CD')"},
            {"('A B', 'CD')", " 1 0  F O R M A T('A B',", "     1'CD')"},
            {"('AB')", "   100FORMAT('AB')"},
            {"('AB')", "D     WRITE(*,10)", "   10 FORMAT('AB')"},
            {
                "('AB', 'CD')",
                "   10 FORMAT('AB',",
                "* X",
                "c y",
                "",
                "  ! z",
                "#line 3",
                "     1'CD')"
            },
            {"('AB" + BLANKS + "CD')", "   10 FORMAT('AB\r", "     1CD')\r"},
            {"(5 H AB  ,1 0 HABCDEFGHIJ)", "   10 FORMAT(5 H AB  ,1 0 HABCDEFGHIJ)"},
            {"('AB', 'CD')", "   10 FORMAT('AB',", "&'CD')"},
            {"('AAA' 'CD')", "   10 FORMAT('AAA'", "     1'CD')"},
            {"(F5.1)", "      REAL*8 H ! don't", "   10 FORMAT(F5.1)"},
        };
        for (String[] row : rows) {
            String[] lines = List.of(row).subList(1, row.length).toArray(String[]::new);
            SourceFormats source = fixed(lines);
            assertEquals(row[0], texts(source));
            assertEquals(10, source.format(10).label());
        }
    }

    @Test
    void textBeyondColumn72IsLeftOutUnlessAskedFor() {
        String line = "   10 FORMAT(I5)" + " ".repeat(56);
        assertEquals("(I5)", texts(fixed(line + "00010'")));
        String wide = "   10 FORMAT('" + "A".repeat(80) + "')";
        assertEquals("('" + "A".repeat(80) + "')", texts(parse(SourceForm.FIXED_132, wide)));
    }

    @Test
    void freeFormIsReadAsCompilersReadIt() {
        String[][] rows = {
            {"('ab',  'cd')", "10 format('ab', & ! x", "", " ! y", "  & 'cd')"},
            {"('abcd')", "10 format('ab&", "  &cd')"},
            {"('abcd')", "10 format('ab&", "  cd')"},
            {"('ab  cd')", "10 format('ab & ", "  & cd')"},
            {"(5Hab!cd)", "10 format(5Hab!cd) ! isn't"},
            {"(5Habcde)", "10 format(5Hab&", " &cde)"},
            {"(5Hab&cd)", "10 format(5Hab&cd)"},
            {"('ab')", "10format('ab')"},
            {"('ab')", "10 for&", "&mat('ab')"},
            {"('a''b')", "10 format('a'&", "&'b')"},
            {"('ab','cd')", "10 format('ab',&", "&", "&'cd')"},
            {"('ab')", "10 &", " format('ab')"},
            {"('ab&!cd')", "x = 1; 10 format('ab&!cd')"},
        };
        for (String[] row : rows) {
            String[] lines = List.of(row).subList(1, row.length).toArray(String[]::new);
            SourceFormats source = free(lines);
            assertEquals(row[0], texts(source));
            assertEquals(10, source.format(10).label());
        }
    }

    @Test
    void labelsBelongToTheirProgramUnits() {
        SourceFormats source =
                free(
                        "module heat",
                        "  interface",
                        "    subroutine outer(x)",
                        "10    format(i1)",
                        "    end subroutine",
                        "  end interface",
                        "contains",
                        "  subroutine step(n)",
                        "10  format(i2)",
                        "    call inner",
                        "  contains",
                        "    integer(8) function inner()",
                        "      write(*,10) 1",
                        "10    format(i3)",
                        "    end function inner",
                        "  end subroutine",
                        "  subroutine other",
                        "10  format(i4)",
                        "  end",
                        "end module",
                        "10 format(i5)",
                        "end");
        assertEquals(
                "heat::outer heat::step heat::step::inner heat::other program",
                source.formats().stream()
                        .map(f -> f.unit().path())
                        .collect(Collectors.joining(" ")));
        assertEquals("(i3)", source.format("Inner", 10).text());
        assertEquals(List.of(13), source.format("inner", 10).usedOnLines());
        assertEquals("(i2)", source.format("HEAT::step", 10).text());
        assertEquals("(i5)", source.format("program", 10).text());
        FormworkException several = assertThrows(FormworkException.class, () -> source.format(10));
        assertEquals(IoStatus.NO_SUCH_FORMAT, several.status());
        assertEquals(
                "prog: found FORMAT 10 5 times (line 4 in heat::outer, line 9 in heat::step, line 14"
                        + " in heat::step::inner, line 18 in heat::other, line 21 in program);"
                        + " expected the name of the program unit that is meant",
                several.getMessage());
        FormworkException none =
                assertThrows(FormworkException.class, () -> source.format("step", 20));
        assertEquals("prog: found no FORMAT 20 in step; expected one", none.getMessage());
    }

    @Test
    void unitsEndWhereTheirEndIsMissing() {
        SourceFormats source =
                fixed(
                        "      SUBROUTINE A",
                        "   10 FORMAT(I1)",
                        "      REAL FUNCTION B(X)",
                        "   10 FORMAT(I2)",
                        "      INTEGER FUNCTIONS(N)",
                        "      CHARACTER*(*) FUNCTION C(X,Y)",
                        "   10 FORMAT(I3)",
                        "      BLOCK DATA");
        assertEquals(
                "A B C block data",
                source.units().stream().map(SourceUnit::path).collect(Collectors.joining(" ")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "write(6,10) a, b~WRITE LABEL 10",
                "write(unit=6,fmt=10,err=20) a~WRITE LABEL 10",
                "if (x > 1) write(6,'(i5)') a~WRITE CONSTANT (i5)",
                "print '(''a'',i5)', a~PRINT CONSTANT ('a',i5)",
                "print \"('a')\"~PRINT CONSTANT ('a')",
                "print *, a == b~PRINT LIST_DIRECTED *",
                "print 10~PRINT LABEL 10",
                "read 10, (a(i), i=1,5)~READ LABEL 10",
                "read (5,*,end=10) a~READ LIST_DIRECTED *",
                "read (5) a~READ UNFORMATTED",
                "read ('(i5)') a~READ CONSTANT (i5)",
                "read (5,nml=input)~READ NAMELIST input",
                "read (line(1:20),f) a~READ VARIABLE f",
                "write(*,'('//'i5'//')') a~WRITE CONSTANT (i5)",
                "write(*,trim(f)) a~WRITE VARIABLE trim(f)",
                "encode(80,10,buf) a~ENCODE LABEL 10",
                "read(5) = 3~``",
                "print = 3~``",
                "writer = 10~``",
                "call print(10)~``"
            })
    void transfersNameTheirFormats(String statement, String use) {
        assertEquals(use.isEmpty() ? "" : use, uses(free(statement, "end")).strip());
    }

    @Test
    void controlsAndItemsAreKeptAsWritten() {
        TransferStatement statement =
                free("write (unit=line(1:20), fmt='(2i5)', iostat=k)  a, (b(i), &", " & i=1,2)")
                        .statements()
                        .get(0);
        assertEquals("line(1:20)", statement.external());
        assertEquals("unit=line(1:20), fmt='(2i5)', iostat=k", statement.controls());
        assertEquals("a, (b(i),  i=1,2)", statement.items());
        assertEquals(1, statement.firstLine());
        assertEquals(2, statement.lastLine());
    }

    @Test
    void namesStandForConstantsOfTheUnitItsHostsAndModules() {
        SourceFormats source =
                free(
                        "module shared",
                        "  character(*), parameter :: f = '(i1)', g = '('//\"i2\"//')'",
                        "  namelist /input/ n",
                        "end module",
                        "subroutine s",
                        "  use shared, only: f, g",
                        "  character(len=4), parameter :: h = '(i3)garbage'",
                        "  print f, 1",
                        "  print g, 1",
                        "  print h, 1",
                        "  read (5, input)",
                        "contains",
                        "  subroutine inner",
                        "    character(10) :: f",
                        "    print f, 1",
                        "    print h, 1",
                        "  end",
                        "end");
        assertEquals(
                "PRINT CONSTANT (i1); PRINT CONSTANT (i2); PRINT CONSTANT (i3);"
                        + " READ NAMELIST input; PRINT VARIABLE f; PRINT CONSTANT (i3)",
                uses(source));
    }

    @Test
    void oldConstantsAndAssignedLabelsAreKnown() {
        SourceFormats source =
                fixed(
                        "      CHARACTER*4 F",
                        "      PARAMETER (F='(I5)X', N=3)",
                        "      ASSIGN 10 TO K",
                        "      ASSIGN 2 0 TO K",
                        "      PRINT F, N",
                        "      WRITE(6,K) N",
                        "   10 FORMAT(I6)");
        assertEquals("PRINT CONSTANT (I5); WRITE ASSIGNED K", uses(source));
        assertEquals(List.of(10, 20), source.statements().get(1).format().labels());
        assertEquals(List.of(3), source.format(10).usedOnLines());
    }

    @Test
    void wrongFormatsSayWhereInTheSource() {
        SourceFormats source =
                free("write(*,10) x", "10 format(i5, &", "  & f9.)", "print '(''a'',q9z)'", "end");
        FormatFault fault = source.format(10).fault();
        assertEquals(3, fault.line());
        assertEquals(8, fault.column());
        assertEquals(
                "found \")\"; expected digits after \".\" of an F edit descriptor",
                fault.message());
        assertEquals("  & f9.)\n       ^", fault.picture());
        FormatFault constant = source.statements().get(1).format().fault();
        assertEquals(4, constant.line());
        assertTrue(constant.column() >= 15, constant::toString);
    }

    @Test
    void textAfterAFormatIsAFault() {
        FormatFault fault = fixed("   10 FORMAT(I5) X").format(10).fault();
        assertEquals("found \"X\"; expected the end of the statement", fault.message());
        assertEquals(18, fault.column());
    }

    @Test
    void remarksTellWhatIsNotRead() {
        SourceFormats source =
                fixed(
                        "      INCLUDE 'a.inc'",
                        "      FORMAT(I5)",
                        "   10 FORMAT(I5)",
                        "10    FORMAT(I6)");
        assertEquals(
                List.of(
                        new SourceRemark(1, "includes 'a.inc'"),
                        new SourceRemark(
                                2, "found a FORMAT without a label; expected one before it"),
                        new SourceRemark(
                                4,
                                "found label 10 again; expected it once in a program unit, and it"
                                        + " stands on line 3")),
                source.remarks());
    }

    @Test
    void whatIsNoProgramHasNothingButARemark() {
        SourceFormats binary = SourceFormats.parse("a.out", new byte[] {'a', '\n', 0, 1});
        assertEquals(List.of(), binary.units());
        assertEquals(
                List.of(
                        new SourceRemark(
                                2, "found a zero byte; expected the text of a Fortran program")),
                binary.remarks());
        assertEquals(
                "found no FORMAT, READ, WRITE or PRINT in FIXED form (no line is of free form only)",
                SourceFormats.parse("empty", new byte[0]).remarks().get(0).text());
    }

    @ParameterizedTest
    @CsvSource({
        "a.f,end,FIXED,its name ends in .f",
        "a.F90,end,FREE,its name ends in .F90",
        "a.inc,program p,FREE,line 1 can be of no other form",
        "a.inc,C a comment,FIXED,line 1 can be of no other form",
        "a.inc,c = 5,FIXED,no line is of free form only",
        "a.inc,'     1 X',FIXED,line 1 can be of no other form",
        "a.inc,'      x = 1 + &',FREE,line 1 can be of no other form",
        "a.inc,'      X = 1',FIXED,no line is of free form only"
    })
    void formIsThatOfTheNameOrTheLines(String name, String line, SourceForm form, String reason) {
        SourceFormats source =
                SourceFormats.parse(name, line.getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(form, source.form());
        assertEquals(reason, source.reason());
    }
}
