package formwork.cli.iof;

import formwork.ReadStatement;
import formwork.Unit;
import formwork.UnitOptions;
import formwork.WriteStatement;
import formwork.edit.ControlEdit;
import formwork.edit.DataEdit;
import formwork.edit.FormatItem;
import formwork.edit.ItemKind;
import formwork.field.EditState;
import formwork.field.FieldInput;
import formwork.field.FieldOutput;
import formwork.mode.Modes;
import formwork.transfer.FormatWalker;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/**
 * What the parts of the work take in memory, in nanoseconds for a value, each measured by itself
 * over the same chunk, the least of some passes: conversion alone; fields, which is editing with
 * the conversion in it; the walk over the format alone; statements that are handed an item at a
 * time, which is all of it.
 */
final class Parts {
    private static final int SAMPLES = 25;

    private final StudyArray array;
    private final int count;
    private final DataEdit edit;
    private final ItemKind kind;
    private final double warmUpSeconds;
    private final long[] bits;
    private final long[] back;
    private final byte[] fields;
    private final ByteBuffer text;
    private final ConversionLoops conversion;
    private final FieldOutput output = new FieldOutput();
    private final EditState state = new EditState(Modes.DEFAULT);

    Parts(StudyArray array, double warmUpSeconds) throws IOException {
        this.array = array;
        this.warmUpSeconds = warmUpSeconds;
        count = Math.min(array.length(), Chunks.VALUES);
        kind = array.kind();
        FormatItem.Edit item = (FormatItem.Edit) array.format().list().items().get(0);
        edit = (DataEdit) item.descriptor();
        bits = new long[count];
        back = new long[count];
        for (int i = 0; i < count; i++) {
            bits[i] = array.bits(i);
        }
        conversion = new ConversionLoops(kind, bits);
        fields = new byte[count * edit.width()];
        text = ByteBuffer.allocate((int) array.type().textBytes(count));
        writeFields();
        array.encode(0, count, text);
        text.flip();
    }

    /** The parts of a WRITE. */
    PartTimes ofWrite() throws IOException {
        return new PartTimes(
                nanosPerValue(conversion::toDecimal),
                nanosPerValue(conversion::toDecimalInBlocks),
                nanosPerValue(this::writeFields),
                nanosPerValue(this::walk),
                nanosPerValue(this::writeItems),
                nanosOfOneRecord(this::writeRecord));
    }

    /** The parts of a READ. */
    PartTimes ofRead() throws IOException {
        conversion.toDecimal();
        double single = nanosPerValue(conversion::toBinary);
        check();
        conversion.toDecimalInBlocks();
        double blocks = nanosPerValue(conversion::toBinaryInBlocks);
        check();
        return new PartTimes(
                single,
                blocks,
                nanosPerValue(this::readFields),
                nanosPerValue(this::walk),
                nanosPerValue(this::readItems),
                nanosOfOneRecord(this::readRecord));
    }

    private void check() {
        int wrong = conversion.firstWrong();
        if (wrong >= 0) {
            throw new IllegalStateException(
                    array.type() + ", value " + wrong + ": found another after conversion");
        }
    }

    private double nanosPerValue(WarmUp.Work work) throws IOException {
        return least(work) / count;
    }

    private double nanosOfOneRecord(WarmUp.Work work) throws IOException {
        return least(work);
    }

    private double least(WarmUp.Work work) throws IOException {
        WarmUp.run(work, warmUpSeconds);
        Samples samples = new Samples();
        for (int i = 0; i < SAMPLES; i++) {
            long from = System.nanoTime();
            work.run();
            samples.add(System.nanoTime() - from);
        }
        return 1e9 * samples.bestSeconds();
    }

    private void writeFields() {
        int at = 0;
        for (int i = 0; i < count; i++) {
            at += output.write(fields, at, edit, kind, bits[i], state);
        }
    }

    private void readFields() {
        int width = edit.width();
        for (int i = 0, at = 0; i < count; i++, at += width) {
            back[i] = FieldInput.read(fields, at, at + width, edit, kind, state);
        }
    }

    private void walk() throws IOException {
        FormatWalker walker = new FormatWalker(new NoControl());
        walker.begin(array.format().list());
        for (int i = 0; i < count; i++) {
            if (walker.next() != edit) {
                throw new IllegalStateException(array.type() + ": found another descriptor");
            }
        }
        walker.finish();
    }

    private void writeItems() throws IOException {
        try (Unit unit =
                        Unit.writing(
                                "memory", OutputStream.nullOutputStream(), UnitOptions.DEFAULT);
                WriteStatement statement = unit.write(array.format())) {
            array.put(statement, 0, count);
        }
    }

    private void readItems() throws IOException {
        ByteArrayInputStream stream = new ByteArrayInputStream(text.array(), 0, text.limit());
        try (Unit unit = Unit.reading("memory", stream, UnitOptions.DEFAULT);
                ReadStatement statement = unit.read(array.format())) {
            array.next(statement, 0, count);
        }
    }

    private int recordValues() {
        return Math.min(count, array.type().fieldsPerRecord());
    }

    private void writeRecord() throws IOException {
        array.encode(0, recordValues(), text.duplicate().clear());
    }

    private void readRecord() throws IOException {
        int bytes = (int) array.type().textBytes(recordValues());
        array.decode(0, recordValues(), text.duplicate().limit(bytes));
    }

    private static final class NoControl implements FormatWalker.Control {
        @Override
        public void control(ControlEdit edit) {
            // the formats of the study have none
        }

        @Override
        public void nextRecord() {
            // there are no records
        }
    }
}
