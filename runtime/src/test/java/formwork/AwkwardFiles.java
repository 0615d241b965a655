package formwork;

import formwork.error.IoStatus;
import java.io.IOException;

/** Readers of what gfortran writes in awkward cases, as in {@code readers.f90}. */
final class AwkwardFiles {
    private final FileDump file;

    private AwkwardFiles(FileDump file) {
        this.file = file;
    }

    /** Reads all of {@code file}, of the kind given; false if it is of no kind that stands here. */
    static boolean read(String kind, FileDump file) throws IOException {
        AwkwardFiles reader = new AwkwardFiles(file);
        switch (kind) {
            case "stars" -> reader.stars();
            case "decimal-comma" -> {
                reader.reals("(DC,4F12.3)", 4);
                reader.reals("(4F12.3)", 4);
            }
            case "implied-decimal" -> {
                for (int i = 0; i < 4; i++) {
                    reader.reals("(3F6.2)", 3);
                }
            }
            case "integers" -> reader.integers();
            case "nul-and-ctrlz" -> reader.nulAndCtrlZ();
            case "reals" -> {
                for (int i = 0; i < 3; i++) {
                    reader.reals("(2F6.2)", 2);
                }
            }
            case "sign-modes" -> reader.signModes();
            case "inf-nan" -> {
                reader.reals("(4F10.3)", 4);
                reader.reals("(4F3.0)", 4);
                reader.reals("(1X,F8.0,1X,F4.0,1X,F8.0,1X,F4.0)", 4);
            }
            case "bits" -> reader.bits();
            case "text" -> reader.text();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void stars() throws IOException {
        file.status(file.read("(6I5)", read -> read.nextInts(new int[6])));
        reals("(4F8.3)", 4);
        reals("(4F8.3)", 4);
        reals("(3ES9.2E1)", 3);
        reals("(2G10.3)", 2);
    }

    private void reals(String format, int count) throws IOException {
        int before = file.lines().size();
        IoStatus status =
                file.read(
                        format,
                        read -> {
                            file.status(IoStatus.OK);
                            file.reals(read, count);
                        });
        if (file.lines().size() == before) {
            file.status(status);
        }
    }

    private void integers() throws IOException {
        for (int i = 0; i < 5; i++) {
            int before = file.lines().size();
            IoStatus status =
                    file.read(
                            "(2I4)",
                            read -> {
                                file.status(IoStatus.OK);
                                file.integers(read, 2);
                            });
            if (file.lines().size() == before) {
                file.status(status);
            }
            if (status == IoStatus.END_OF_FILE) {
                return;
            }
        }
    }

    private void nulAndCtrlZ() throws IOException {
        for (int i = 0; i < 2; i++) {
            file.need("(2I4)", read -> file.integers(read, 2));
        }
        file.need("(A2)", read -> file.text(read, 2));
        file.status(file.read("(2I4)", read -> file.integers(read, 2)));
    }

    private void signModes() throws IOException {
        file.need(
                "(SP,3F8.2,S,3F8.2,SS,3I6)",
                read -> {
                    file.reals(read, 6);
                    file.integers(read, 3);
                });
        reals("(2(F6.2,:,1X))", 2);
        reals("(1PE12.4,0PF10.3,2PF10.3,-1PE12.4)", 4);
    }

    private void bits() throws IOException {
        file.need(
                "(B16.8,1X,O10,1X,Z8.8,1X,Z16)",
                read -> {
                    file.integers(read, 3);
                    file.integer(read.nextLong());
                });
    }

    private void text() throws IOException {
        IoStatus status = IoStatus.OK;
        while (status == IoStatus.OK) {
            status =
                    file.read(
                            "(A1,A)",
                            read -> {
                                file.text(read, 1);
                                file.text(read, 30);
                            });
        }
        file.status(status);
    }
}
