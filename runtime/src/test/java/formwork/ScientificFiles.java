package formwork;

import formwork.error.IoStatus;
import java.io.IOException;

/** Readers of scientific files by the formats of their kinds, as in {@code readers.f90}. */
final class ScientificFiles {
    private final FileDump file;

    private ScientificFiles(FileDump file) {
        this.file = file;
    }

    /** Reads all of {@code file}, of the kind given. */
    static void read(String kind, FileDump file) throws IOException {
        ScientificFiles reader = new ScientificFiles(file);
        switch (kind) {
            case "ghcn-daily" -> reader.ghcnDaily();
            case "harwell-boeing" -> reader.harwellBoeing();
            case "endf6" -> reader.endf6();
            case "g-eqdsk" -> reader.gEqdsk();
            case "eop-c04" -> reader.eopC04();
            case "eop-finals" -> reader.eopFinals();
            case "icgem" -> reader.icgem();
            case "grgs-gravity" -> reader.grgsGravity();
            case "nist-lanczos" -> reader.nistLanczos();
            case "nist-smls" -> reader.nistSmls();
            case "ame-mass" -> reader.ameMass();
            case "mt3d" -> reader.mt3d();
            default -> throw new AssertionError("no such kind: " + kind);
        }
    }

    private void ghcnDaily() throws IOException {
        IoStatus status = IoStatus.OK;
        while (status == IoStatus.OK) {
            status =
                    file.read(
                            "(A11,I4,I2,A4,31(I5,3A1))",
                            read -> {
                                file.text(read, 11);
                                file.integers(read, 2);
                                file.text(read, 4);
                                for (int day = 0; day < 31; day++) {
                                    file.integer(read.nextInt());
                                    file.text(
                                            read.nextString(1)
                                                    + read.nextString(1)
                                                    + read.nextString(1));
                                }
                            });
        }
        file.status(status);
    }

    private void harwellBoeing() throws IOException {
        int[] sizes = new int[4];
        String[] formats = new String[4];
        file.need(
                "(A72,A8/5I14/A3,11X,4I14/2A16,2A20)",
                read -> {
                    file.text(read, 72);
                    file.text(read, 8);
                    file.integers(read, 5);
                    file.text(read, 3);
                    read.nextInts(sizes);
                    for (int size : sizes) {
                        file.integer(size);
                    }
                    for (int i = 0; i < formats.length; i++) {
                        formats[i] = read.nextString(i < 2 ? 16 : 20);
                        file.text(formats[i]);
                    }
                });
        file.need(formats[0], read -> file.integers(read, sizes[1] + 1));
        file.need(formats[1], read -> file.integers(read, sizes[2]));
        file.need(formats[2], read -> file.reals(read, sizes[2]));
    }

    private void endf6() throws IOException {
        int last = 0;
        for (String line = file.line(); line != null; line = file.line()) {
            int[] place = new int[3];
            file.readFrom(line, "(66X,I4,I2,I3)", read -> read.nextInts(place));
            for (int number : place) {
                file.integer(number);
            }
            int section = place[2];
            if (section != 0) {
                endf6Record(line, place[1] == 1 && section == last, section != last);
            }
            last = section;
        }
        file.status(IoStatus.END_OF_FILE);
    }

    private void endf6Record(String line, boolean isText, boolean isHead) throws IOException {
        if (isText) {
            file.readFrom(line, "(A66)", read -> file.text(read, 66));
        } else if (isHead) {
            file.readFrom(
                    line,
                    "(2E11.0,4I11,I4,I2,I3)",
                    read -> {
                        file.reals(read, 2);
                        file.integers(read, 4);
                        read.nextInts(new int[3]);
                    });
        } else {
            file.readFrom(line, "(6E11.0)", read -> file.reals(read, 6));
        }
    }

    private void gEqdsk() throws IOException {
        int[] sizes = new int[3];
        file.need(
                "(6A8,3I4)",
                read -> {
                    for (int i = 0; i < 6; i++) {
                        file.text(read, 8);
                    }
                    read.nextInts(sizes);
                });
        for (int size : sizes) {
            file.integer(size);
        }
        reals(20);
        for (int profile = 0; profile < 4; profile++) {
            reals(sizes[1]);
        }
        reals(sizes[1] * sizes[2]);
        reals(sizes[1]);
        int[] points = new int[2];
        file.need("(2I5)", read -> read.nextInts(points));
        file.integer(points[0]);
        file.integer(points[1]);
        reals(2 * points[0]);
        reals(2 * points[1]);
    }

    private void reals(int count) throws IOException {
        file.need("(5E16.9)", read -> file.reals(read, count));
    }

    private void eopC04() throws IOException {
        String line = file.line();
        while (!line.contains("FORMAT(")) {
            line = file.line();
        }
        String format = line.substring(line.indexOf("FORMAT(") + 6).stripTrailing();
        file.text(format);
        file.skipPast(1, "     (0h UTC)");
        file.skip(1);
        IoStatus status = IoStatus.OK;
        while (status == IoStatus.OK) {
            status =
                    file.read(
                            format,
                            read -> {
                                file.integers(read, 4);
                                file.reals(read, 12);
                            });
        }
        file.status(status);
    }

    private void eopFinals() throws IOException {
        IoStatus status = IoStatus.OK;
        while (status == IoStatus.OK) {
            status =
                    file.read(
                            "(3I2,1X,F8.2,1X,A1,1X,F9.6,F9.6,1X,F9.6,F9.6,2X,A1,F10.7,F10.7,1X,F7.4,"
                                    + "F7.4,2X,A1,1X,F9.3,F9.3,1X,F9.3,F9.3,2F10.6,F11.7,2F10.3)",
                            this::eopDay);
        }
        file.status(status);
    }

    private void eopDay(ReadStatement read) throws IOException {
        file.integers(read, 3);
        file.real(read.nextDouble());
        StringBuilder flags = new StringBuilder(read.nextString(1));
        double[] pole = new double[4];
        read.nextDoubles(pole);
        flags.append(read.nextString(1));
        double[] times = new double[4];
        read.nextDoubles(times);
        flags.append(read.nextString(1));
        file.text(flags.toString());
        for (double value : pole) {
            file.real(value);
        }
        for (double value : times) {
            file.real(value);
        }
        file.reals(read, 9);
    }

    private void icgem() throws IOException {
        String format = "(4X,2I5,4E25.16)";
        for (String line = file.line(); line != null; line = file.line()) {
            if (!line.startsWith("gfc ")) {
                continue;
            }
            file.readFrom(
                    line,
                    format,
                    read -> {
                        file.integers(read, 2);
                        file.reals(read, 4);
                    });
            file.readFrom(
                    line,
                    format,
                    read -> {
                        read.nextInts(new int[2]);
                        file.single(read.nextFloat());
                        file.single(read.nextFloat());
                    });
        }
        file.status(IoStatus.END_OF_FILE);
    }

    private void grgsGravity() throws IOException {
        file.skip(2);
        file.need("(4E20.14)", read -> file.reals(read, 4));
        IoStatus status = IoStatus.OK;
        while (status != IoStatus.END_OF_FILE) {
            int before = file.lines().size();
            status =
                    file.read(
                            "(2I3,A3,1X,2E21.14,2(1X,E12.6))",
                            read -> {
                                file.status(IoStatus.OK);
                                file.integers(read, 2);
                                file.text(read, 3);
                                file.reals(read, 4);
                            });
            if (file.lines().size() == before) {
                file.status(status);
            }
        }
    }

    private void nistLanczos() throws IOException {
        file.skipPast(1, "Data:   y");
        IoStatus status = IoStatus.OK;
        while (status == IoStatus.OK) {
            status = file.read("(E25.12,E20.12)", read -> file.reals(read, 2));
        }
        file.status(status);
    }

    private void nistSmls() throws IOException {
        file.skipPast(1, "Data:  Treatment");
        IoStatus status = IoStatus.OK;
        while (status == IoStatus.OK) {
            status =
                    file.read(
                            "(I12,F12.1)",
                            read -> {
                                file.integer(read.nextInt());
                                file.real(read.nextDouble());
                            });
        }
        file.status(status);
    }

    private void ameMass() throws IOException {
        file.skip(37);
        IoStatus status = IoStatus.OK;
        while (status != IoStatus.END_OF_FILE) {
            int before = file.lines().size();
            status =
                    file.read(
                            "(a1,i3,i5,i5,i5,1x,a3,a4,1x,f14.6,f12.6,f13.5,1x,f10.5,1x,a2,f13.5,"
                                    + "f11.5,1x,i3,1x,f13.6,f12.6)",
                            this::nuclide);
            if (file.lines().size() == before) {
                file.status(status);
            }
        }
    }

    private void nuclide(ReadStatement read) throws IOException {
        file.status(IoStatus.OK);
        file.text(read, 1);
        file.integers(read, 4);
        file.text(read, 3);
        file.text(read, 4);
        file.reals(read, 4);
        file.text(read, 2);
        file.reals(read, 2);
        file.integer(read.nextInt());
        file.reals(read, 2);
    }

    private void mt3d() throws IOException {
        for (String line = file.line(); line != null; line = file.line()) {
            if (!line.startsWith(".", 8) && !line.startsWith(".", 9)) {
                continue;
            }
            int before = file.lines().size();
            IoStatus status =
                    file.readFrom(
                            line,
                            "(1X,I3,2X,15F8.3)",
                            read -> {
                                file.status(IoStatus.OK);
                                file.integer(read.nextInt());
                                file.reals(read, 15);
                            });
            if (file.lines().size() == before) {
                file.status(status);
            }
        }
        file.status(IoStatus.END_OF_FILE);
    }
}
