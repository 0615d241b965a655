package formwork;

import formwork.error.IoStatus;
import java.io.IOException;

/** Readers of files about satellites by the formats of their kinds, as in {@code readers.f90}. */
final class SatelliteFiles {
    private final FileDump file;

    private SatelliteFiles(FileDump file) {
        this.file = file;
    }

    /** Reads all of {@code file}, of the kind given; false if it is of no kind that stands here. */
    static boolean read(String kind, FileDump file) throws IOException {
        SatelliteFiles reader = new SatelliteFiles(file);
        switch (kind) {
            case "rinex-nav-2" -> reader.rinexNav2();
            case "rinex-nav-3" -> reader.rinexNav3();
            case "rinex-obs-2" -> reader.rinexObs2();
            case "rinex-clk" -> reader.rinexClk();
            case "sp3" -> reader.sp3();
            case "antex" -> reader.antex();
            case "ilrs-cpf" -> reader.ilrsCpf();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void rinexNav2() throws IOException {
        file.skipPast(61, "END OF HEADER");
        IoStatus status = IoStatus.OK;
        while (status == IoStatus.OK) {
            status =
                    file.read(
                            "(I2,5I3,F5.1,3D19.12/(3X,4D19.12))",
                            read -> {
                                file.integers(read, 6);
                                file.reals(read, 32);
                            });
        }
        file.status(status);
    }

    private void rinexNav3() throws IOException {
        file.skipPast(61, "END OF HEADER");
        IoStatus status = IoStatus.OK;
        while (status == IoStatus.OK) {
            String[] system = new String[1];
            status =
                    file.read(
                            "(A1,I2.2,1X,I4,5(1X,I2.2),3D19.12)",
                            read -> {
                                system[0] = read.nextString(1);
                                if (system[0].equals(" ")) {
                                    return;
                                }
                                file.text(system[0]);
                                file.integers(read, 7);
                                file.reals(read, 3);
                            });
            if (status == IoStatus.OK && !system[0].equals(" ")) {
                int count = system[0].equals("R") || system[0].equals("S") ? 15 : 31;
                file.need("(4X,4D19.12)", read -> file.reals(read, count - 3));
            }
        }
        file.status(status);
    }

    private void rinexObs2() throws IOException {
        int[] types = new int[1];
        String line = file.line();
        while (!line.startsWith("END OF HEADER", 60)) {
            if (line.startsWith("# / TYPES OF OBSERV", 60)) {
                file.readFrom(line, "(I6)", read -> types[0] = read.nextInt());
            }
            line = file.line();
        }
        file.integer(types[0]);
        for (line = file.line(); line != null; line = file.line()) {
            int[] epoch = new int[7]; // year to minute, flag, satellites
            double[] seconds = new double[2];
            file.readFrom(
                    line,
                    "(1X,I2.2,4(1X,I2),F11.7,2X,I1,I3,36X,F12.9)",
                    read -> {
                        for (int i = 0; i < 5; i++) {
                            epoch[i] = read.nextInt();
                        }
                        seconds[0] = read.nextDouble();
                        epoch[5] = read.nextInt();
                        epoch[6] = read.nextInt();
                        seconds[1] = read.nextDouble();
                    });
            for (int i = 0; i < 5; i++) {
                file.integer(epoch[i]);
            }
            file.real(seconds[0]);
            file.integer(epoch[5]);
            file.integer(epoch[6]);
            file.real(seconds[1]);
            if (epoch[5] > 1) {
                file.skip(epoch[6]);
            } else {
                satellites(line, epoch[6], types[0]);
            }
        }
        file.status(IoStatus.END_OF_FILE);
    }

    private void satellites(String first, int count, int types) throws IOException {
        String line = first;
        for (int k = 0; k < count; k += 12) {
            line = k > 0 ? file.line() : line;
            int here = Math.min(12, count - k);
            file.readFrom(
                    line,
                    "(32X,12(A1,I2))",
                    read -> {
                        for (int i = 0; i < here; i++) {
                            file.text(read, 1);
                            file.integer(read.nextInt());
                        }
                    });
        }
        for (int k = 0; k < count; k++) {
            double[] values = new double[types];
            int[] lost = new int[types];
            int[] strength = new int[types];
            file.need(
                    "(5(F14.3,I1,I1))",
                    read -> {
                        for (int j = 0; j < types; j++) {
                            values[j] = read.nextDouble();
                            lost[j] = read.nextInt();
                            strength[j] = read.nextInt();
                        }
                    });
            for (double value : values) {
                file.real(value);
            }
            for (int value : lost) {
                file.integer(value);
            }
            for (int value : strength) {
                file.integer(value);
            }
        }
    }

    private void rinexClk() throws IOException {
        file.skipPast(61, "END OF HEADER");
        IoStatus status = IoStatus.OK;
        while (status == IoStatus.OK) {
            status =
                    file.read(
                            "(A2,1X,A4,1X,I4,4I3,F10.6,I3,2X,2(1X,E19.12))",
                            read -> {
                                file.text(read, 2);
                                file.text(read, 4);
                                file.integers(read, 5);
                                file.real(read.nextDouble());
                                file.integer(read.nextInt());
                                file.reals(read, 2);
                            });
        }
        file.status(status);
    }

    private void sp3() throws IOException {
        for (String line = file.line(); line != null; line = file.line()) {
            if (line.startsWith("*")) {
                file.readFrom(
                        line,
                        "(A2,1X,I4,4(1X,I2),1X,F11.8)",
                        read -> {
                            read.nextString(2);
                            file.integers(read, 5);
                            file.real(read.nextDouble());
                        });
            } else if (line.startsWith("P")) {
                file.readFrom(
                        line,
                        "(1X,A3,4F14.6)",
                        read -> {
                            file.text(read, 3);
                            file.reals(read, 4);
                        });
            }
        }
        file.status(IoStatus.END_OF_FILE);
    }

    private void antex() throws IOException {
        double[] azimuthStep = new double[1];
        double[] zenith = new double[3];
        for (String line = file.line(); line != null; line = file.line()) {
            String label = line.length() > 60 ? line.substring(60).stripTrailing() : "";
            if (label.equals("DAZI")) {
                file.readFrom(line, "(2X,F6.1)", read -> azimuthStep[0] = read.nextDouble());
                file.real(azimuthStep[0]);
            } else if (label.equals("ZEN1 / ZEN2 / DZEN")) {
                file.readFrom(line, "(2X,3F6.1)", read -> read.nextDoubles(zenith));
                for (double angle : zenith) {
                    file.real(angle);
                }
            } else if (label.equals("NORTH / EAST / UP")) {
                file.readFrom(line, "(3F10.2)", read -> file.reals(read, 3));
                int angles = (int) Math.rint((zenith[1] - zenith[0]) / zenith[2]) + 1;
                file.need("(8X,64F8.2)", read -> file.reals(read, angles));
                int rows = azimuthStep[0] > 0 ? (int) Math.rint(360 / azimuthStep[0]) + 1 : 0;
                for (int i = 0; i < rows; i++) {
                    file.need("(F8.1,64F8.2)", read -> file.reals(read, 1 + angles));
                }
            }
        }
        file.status(IoStatus.END_OF_FILE);
    }

    private void ilrsCpf() throws IOException {
        for (String line = file.line(); line != null; line = file.line()) {
            if (!line.startsWith("10")) {
                continue;
            }
            file.readFrom(
                    line,
                    "(A2,I2,I6,F14.6,I3,3(1X,F17.3))",
                    read -> {
                        file.text(read, 2);
                        file.integers(read, 2);
                        file.real(read.nextDouble());
                        file.integer(read.nextInt());
                        file.reals(read, 3);
                    });
        }
        file.status(IoStatus.END_OF_FILE);
    }
}
