package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class AsaCommandTest {
    private static final String LISTING = "1TITLE PAGE\n0DOUBLE SPACED\n SINGLE\n+  OVER\n";

    @Test
    void printsAsThePrinterWould() {
        assertEquals(
                "\fTITLE PAGE\n\nDOUBLE SPACED\nSINGLE\r  OVER\n",
                CommandRun.withInput(LISTING, "asa", "-").out());
    }

    @Test
    void printsTextWithoutOverprinting() {
        assertEquals(
                "\fTITLE PAGE\n\nDOUBLE SPACED\nSIOVER\n",
                CommandRun.withInput(LISTING, "asa", "--to=text", "-").out());
    }
}
