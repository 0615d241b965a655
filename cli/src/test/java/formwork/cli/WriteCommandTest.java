package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class WriteCommandTest {
    @Test
    void writesARecordForEachRow() {
        CommandRun run =
                CommandRun.withInput(
                        "1,2.5,ab,true\n-2,1.5D-1,\"c,d\",F\n", "write", "(I5,F8.3,A4,L2)");
        assertEquals("    1   2.500  ab T\n   -2   0.150 c,d F\n", run.out());
        assertEquals(ExitCode.OK, run.status());
    }

    @Test
    void leavesOutEmptyCellsAtTheEnd() {
        assertEquals("  1  2\n  3\n", CommandRun.withInput("1,2\n3,\n", "write", "(2I3)").out());
    }

    @Test
    void leavesOutTheRowOfNames() {
        assertEquals("  1\n", CommandRun.withInput("n\n1\n", "write", "(I3)", "--skip=1").out());
    }

    @Test
    void takesTabsBetweenCells() {
        assertEquals(
                "  1a b\n",
                CommandRun.withInput("1\ta b\n", "write", "(I3,A3)", "--from=tsv").out());
    }

    @Test
    void takesArraysAndObjectsOfJson() {
        String rows = "[[1,2.5,\"ab\",true],\n [-2,1.5e-1,\"c,d\",null]]";
        assertEquals(
                "    1   2.500  ab T\n   -2   0.150 c,d\n",
                CommandRun.withInput(rows, "write", "(I5,F8.3,A4,L2)", "--from=json").out());
        String objects = "{\"n\":1,\"x\":\"NaN\"}\n{\"n\":2,\"x\":3}\n";
        assertEquals(
                "    1     NaN\n    2   3.000\n",
                CommandRun.withInput(objects, "write", "(I5,F8.3)", "--from=json").out());
        assertEquals(
                "  1  2\n", CommandRun.withInput("[1,2]", "write", "(2I3)", "--from=json").out());
        assertEquals("", CommandRun.withInput("[]", "write", "(2I3)", "--from=json").out());
    }

    @Test
    void givesBackWhatReadMadeJsonOf() {
        String records = "    1   2.500ab  \n    2  -0.125a\\\" \n    3\n";
        String json =
                CommandRun.withInput(records, "read", "(I5,F8.3,A4)", "-", "--to", "json").out();
        assertEquals(
                records.stripTrailing(),
                CommandRun.withInput(json, "write", "(I5,F8.3,A4)", "--from=json")
                        .out()
                        .stripTrailing());
    }

    @Test
    void saysWhereJsonIsWrong() {
        CommandRun broken = CommandRun.withInput("[[1],\n[2", "write", "(I3)", "--from=json");
        assertEquals(ExitCode.WRONG, broken.status());
        assertEquals("  1\n", broken.out());
        CommandRun nested = CommandRun.withInput("[[1],[[2]]]", "write", "(I3)", "--from=json");
        assertEquals(
                "formwork: standard input, row 2: found \"[\"; expected numbers, strings, booleans"
                        + " or null in a row\n",
                nested.err());
    }

    @Test
    void writesNothingOfARowWithABadCell() {
        CommandRun run = CommandRun.withInput("1,2\n3,x\n", "write", "(2I3)");
        assertEquals("  1  2\n", run.out());
        assertEquals(ExitCode.WRONG, run.status());
    }

    @Test
    void writesTheDigitsOfTheTypeAskedFor() {
        assertEquals(
                "   0.100000001490116D+00\n",
                CommandRun.withInput("0.1\n", "write", "(D24.15)", "--types=r4").out());
        assertEquals(
                "   0.100000000000000D+00\n",
                CommandRun.withInput("0.1\n", "write", "(D24.15)").out());
    }

    @Test
    void writesBothPartsOfAComplexCell() {
        assertEquals(
                " 1.5 2.5\n", CommandRun.withInput("\"(1.5,2.5)\"\n", "write", "(2F4.1)").out());
    }

    @Test
    void fillsRecordsWithValuesOfOneWrite() {
        assertEquals(
                "  1  2\n  3\n",
                CommandRun.withInput("1\n2\n\n3\n", "write", "(2I3)", "--from=flat").out());
    }

    @Test
    void writesNothingForNothing() {
        assertEquals("", CommandRun.withInput("", "write", "(2I3)", "--from=flat").out());
        assertEquals("", CommandRun.withInput("", "write", "(2I3)").out());
    }

    @Test
    void givesBackWhatReadTookApart() {
        String records = "    1   2.500ab   T\n    2  -0.125c,d  F\n    3\n";
        String rows = CommandRun.withInput(records, "read", "(I5,F8.3,A4,L2)", "-").out();
        assertEquals(records, CommandRun.withInput(rows, "write", "(I5,F8.3,A4,L2)").out());
    }

    @Test
    void saysWhichCellIsBad() {
        CommandRun run = CommandRun.withInput("1,2\n3,x\n", "write", "(I3,F5.1)");
        assertEquals(ExitCode.WRONG, run.status());
        assertEquals(
                "formwork: standard input, row 2, cell 2: found \"x\"; expected a real for F5.1\n",
                run.err());
    }

    @Test
    void saysWhichLineIsBad() {
        CommandRun run = CommandRun.withInput("1\n1.5\n", "write", "(I3)", "--from=flat");
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(run.err().startsWith("formwork: standard input, line 2: found \"1.5\";"));
    }

    @Test
    void saysWhichInputIsNoTable() {
        CommandRun run = CommandRun.withInput("1\n\"2\"x\n", "write", "(2I3)");
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(run.err().startsWith("formwork: standard input: found "), run.err());
        assertTrue(run.err().endsWith("; expected a row of CSV\n"), run.err());
    }

    @Test
    void writesAListForEachRow() {
        CommandRun run =
                CommandRun.withInput(
                        "1,2.5,word,.true.\n\"(1,2)\",3_8,,\n", "write", "--as=flang", "*");
        assertEquals(" 1 2.5 word T\n (1.,2.) 3\n", run.out());
    }

    @Test
    void writesAllValuesAsOneList() {
        CommandRun run =
                CommandRun.withInput("1\n2.5\n3\n", "write", "--as=flang", "*", "--from=flat");
        assertEquals(" 1 2.5 3\n", run.out());
    }
}
