package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class ConformCommandTest {
    private static final String WRITTEN =
            "{\"id\":\"w\",\"op\":\"write\",\"fmt\":\"(F8.3)\",\"items\":[[\"r8\",\"400921fb54442d18\"]]";
    private static final String READ =
            "{\"id\":\"r\",\"op\":\"read\",\"fmt\":\"(I3,A2,L1)\",\"input\":[\" 42ab\",\"x\"],"
                    + "\"items\":[\"i4\",\"ch3\",\"l4\"]";

    private static CommandRun run(String... lines) {
        return CommandRun.withInput(String.join("\n", lines) + "\n", "conform", "-");
    }

    private static String answers(String question, String gfortran, String flang) {
        return question + ",\"gfortran\":" + gfortran + ",\"flang\":" + flang + "}";
    }

    private static String wrote(String record) {
        return "{\"iostat\":\"ok\",\"records\":[\"" + record + "\"]}";
    }

    @Test
    void countsWhatIsTheSame() {
        CommandRun run =
                run(
                        answers(WRITTEN, wrote("   3.142"), wrote("   3.142")),
                        answers(
                                READ.replace(" 42ab", " 42abT"),
                                "{\"iostat\":\"ok\",\"values\":[42,\"ab \",true]}",
                                "{\"iostat\":\"error\"}"));
        assertEquals("2 of 2 as gfortran, 0 taken that gfortran refuses, 0 differ\n", run.out());
        assertEquals(ExitCode.OK, run.status());
    }

    @Test
    void showsWhatDiffersWithBothAnswers() {
        CommandRun run = run(answers(WRITTEN, wrote("   3.141"), wrote("   3.142")));
        assertEquals(
                """
                w write "(F8.3)" r8 400921fb54442d18
                  gfortran  ok "   3.141"
                  formwork  ok "   3.142"
                0 of 1 as gfortran, 0 taken that gfortran refuses, 1 differ
                """,
                run.out());
        assertEquals(ExitCode.WRONG, run.status());
    }

    @Test
    void takesWhatOnlyTheOtherCompilerTakes() {
        CommandRun run = run(answers(WRITTEN, "{\"iostat\":\"error\"}", wrote("   3.142")));
        assertEquals("0 of 1 as gfortran, 1 taken that gfortran refuses, 0 differ\n", run.out());
        assertEquals(ExitCode.OK, run.status());
    }

    @Test
    void leavesOutCrashesAndWhatHasNoAnswer() {
        CommandRun run =
                run(
                        answers(WRITTEN, "{\"iostat\":\"crash\"}", wrote("   3.142")),
                        answers(WRITTEN, "{\"iostat\":\"hang\"}", wrote("   3.142")),
                        WRITTEN + "}");
        assertEquals("0 of 0 as gfortran, 0 taken that gfortran refuses, 0 differ\n", run.out());
    }

    @Test
    void comparesListDirectedCasesToo() {
        String written = WRITTEN.replace("(F8.3)", "*");
        CommandRun run = run(answers(written, wrote("   3.1415926535897931     "), wrote(" 3")));
        assertEquals("1 of 1 as gfortran, 0 taken that gfortran refuses, 0 differ\n", run.out());
        String read =
                "{\"id\":\"l\",\"op\":\"read\",\"fmt\":\"*\",\"input\":[\",2*7,(1,2)/\"],"
                        + "\"items\":[\"i4\",\"i4\",\"r8\",\"c8\",\"c16\",\"l4\",\"ch2\"]";
        String answer =
                "{\"iostat\":\"ok\",\"values\":[null,7,\"401c000000000000\","
                        + "[\"3f800000\",\"40000000\"],null,false,\"\\u0001\\u0001\"]}";
        assertEquals(ExitCode.OK, run(answers(read, answer, answer)).status());
    }

    @Test
    void comparesNoValuesAfterAnError() {
        String read = READ.replace(" 42ab", " 4xab");
        CommandRun run =
                run(
                        answers(
                                read,
                                "{\"iostat\":\"error\",\"values\":[7,\"\\u0001\\u0001\",false]}",
                                "{\"iostat\":\"error\",\"values\":[null,null,false]}"));
        assertEquals("1 of 1 as gfortran, 0 taken that gfortran refuses, 0 differ\n", run.out());
    }

    @Test
    void takesOneNanForAnother() {
        String read =
                "{\"id\":\"n\",\"op\":\"read\",\"fmt\":\"(F3.0,E3.0)\",\"input\":[\"NaN1.5\"],"
                        + "\"items\":[\"r8\",\"r4\"]";
        String answer = "{\"iostat\":\"ok\",\"values\":[\"fff8000000000123\",\"3fc00000\"]}";
        assertEquals(ExitCode.OK, run(answers(read, answer, answer)).status());
    }

    @Test
    void setsTheModesThatOpenGives() {
        String written = WRITTEN + ",\"open\":{\"decimal\":\"comma\",\"sign\":\"plus\"}";
        assertEquals(
                ExitCode.OK, run(answers(written, wrote("  +3,142"), wrote("  +3,142"))).status());
    }

    @Test
    void comparesAsTheOtherCompilerWhereAsked() {
        CommandRun run =
                CommandRun.withInput(
                        answers(WRITTEN, wrote("x"), wrote("   3.142")) + "\n",
                        "conform",
                        "-",
                        "--as",
                        "flang");
        assertEquals("1 of 1 as flang, 0 taken that flang refuses, 0 differ\n", run.out());
    }

    @Test
    void saysWhereTheCasesAreNoJson() {
        CommandRun run = run(answers(WRITTEN, wrote("x"), wrote("x")), "{\"id\":");
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(run.err().startsWith("formwork: standard input, line 3, column"), run.err());
    }
}
