package formwork.cli.iof;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The measurement: each type written and read as often as asked, ours and the compilers' programs
 * in turn, in a folder of its own that is gone at the end.
 *
 * <p>Before anything counts, the work is done over and over until the JIT has had its time.
 */
final class Measurement implements Closeable {
    private static final double PARTS_WARM_UP = 0.2;

    private final IofPlan plan;
    private final Path folder;
    private final List<CompilerProgram> programs = new ArrayList<>();
    private final Thread atInterrupt = new Thread(this::removeFolderAnyway);

    /** Makes the folder, and builds and starts the compilers' programs. */
    Measurement(IofPlan plan) throws IOException {
        this.plan = plan;
        folder = Files.createTempDirectory(plan.folder(), "formwork-iof-");
        Runtime.getRuntime().addShutdownHook(atInterrupt);
        boolean isReady = false;
        try {
            checkRoom();
            for (Compiler compiler : plan.opponents()) {
                programs.add(CompilerProgram.start(compiler, folder, plan.elements()));
            }
            isReady = true;
        } finally {
            if (!isReady) {
                close();
            }
        }
    }

    private void checkRoom() throws IOException {
        long most = StudyType.C16.textBytes(2L * plan.elements());
        long needed = Math.multiplyExact(most, 1 + plan.opponents().size());
        FileStore store = Files.getFileStore(folder);
        if (store.getUsableSpace() < needed) {
            throw new IOException(
                    plan.folder()
                            + ": found room for "
                            + store.getUsableSpace()
                            + " bytes; expected "
                            + needed);
        }
    }

    /** The compilers, their versions and their options. */
    List<String> opponents() {
        return programs.stream().map(CompilerProgram::description).toList();
    }

    /** Measures one type; a WRITE and a READ come back. */
    List<Row> measure(StudyType type) throws IOException {
        StudyArray array = StudyArray.of(type, plan.elements(), plan.threads());
        Path file = folder.resolve("formwork.dat");
        Chunks chunks = new Chunks(array);
        WarmUp.run(
                () -> {
                    array.write(file);
                    array.read(file);
                    chunks.write(file);
                    chunks.read(file);
                },
                plan.warmUpSeconds());

        Samples[] whole = {new Samples(), new Samples()};
        Samples[] runtime = {new Samples(), new Samples()};
        Samples[] system = {new Samples(), new Samples()};
        List<Samples[]> theirs = new ArrayList<>();
        programs.forEach(program -> theirs.add(new Samples[] {new Samples(), new Samples()}));
        for (int repeat = 0; repeat < plan.repeats(); repeat++) {
            array.renew();
            long begun = System.nanoTime();
            array.write(file);
            long written = System.nanoTime();
            array.read(file);
            whole[1].add(System.nanoTime() - written);
            whole[0].add(written - begun);
            check(array);
            chunks.write(file);
            runtime[0].add(chunks.runtimeNanos());
            system[0].add(chunks.systemNanos());
            chunks.read(file);
            runtime[1].add(chunks.runtimeNanos());
            system[1].add(chunks.systemNanos());
            check(array);
            for (int i = 0; i < programs.size(); i++) {
                CompilerProgram.Times times = programs.get(i).run(type);
                theirs.get(i)[0].add(times.writeNanos());
                theirs.get(i)[1].add(times.readNanos());
            }
        }
        Parts parts = new Parts(array, Math.min(plan.warmUpSeconds(), PARTS_WARM_UP));
        List<Row> rows = new ArrayList<>();
        for (int direction = 0; direction < 2; direction++) {
            PartTimes times = direction == 0 ? parts.ofWrite() : parts.ofRead();
            double perValue = 1e9 / array.length();
            double memory = perValue * runtime[direction].bestSeconds();
            double transfer = perValue * system[direction].bestSeconds();
            List<Row.Opponent> opponents = new ArrayList<>();
            for (int i = 0; i < programs.size(); i++) {
                CompilerProgram program = programs.get(i);
                boolean isSame = Files.mismatch(file, program.file()) < 0;
                opponents.add(new Row.Opponent(program.label(), theirs.get(i)[direction], isSame));
            }
            rows.add(
                    new Row(
                            type,
                            direction == 0,
                            plan.elements(),
                            plan.threads(),
                            Files.size(file),
                            whole[direction],
                            runtime[direction],
                            system[direction],
                            Shares.ofArray(times, memory, transfer, array.length()),
                            Shares.ofItems(times, transfer),
                            opponents));
        }
        for (CompilerProgram program : programs) {
            Files.delete(program.file());
        }
        Files.delete(file);
        return rows;
    }

    private static void check(StudyArray array) {
        int wrong = array.firstWrong();
        if (wrong >= 0) {
            throw new IllegalStateException(
                    array.type() + ", value " + wrong + ": found another one read than written");
        }
    }

    /** Ends the compilers' programs and removes the folder. */
    @Override
    public void close() throws IOException {
        Runtime.getRuntime().removeShutdownHook(atInterrupt);
        for (CompilerProgram program : programs) {
            program.close();
        }
        removeFolder();
    }

    private void removeFolder() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path path : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    /** Hundreds of megabytes in RAM must not stay when the measurement is interrupted. */
    private void removeFolderAnyway() {
        try {
            removeFolder();
        } catch (IOException e) {
            // A compiler's program is still at work; what it makes now is left.
        }
    }
}
