package formwork.bulk;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;

/**
 * A part of a file as memory that is given back at once and not when a buffer is collected. From
 * Java 22 on an arena does so; before, the one method that does is found by its name, as it is no
 * part of the language's library. One thread maps, copies and gives back: an arena for one is
 * closed without stopping the others.
 */
final class MappedMemory {
    private static final MethodHandle UNMAP = Runtime.version().feature() < 22 ? unmapping() : null;
    private static final Arenas ARENAS = Runtime.version().feature() < 22 ? null : arenas();

    /** The methods of arenas. */
    private record Arenas(MethodHandle ofConfined, MethodHandle map, MethodHandle asByteBuffer) {}

    private final MappedByteBuffer bytes;
    private final AutoCloseable arena; // null without arenas

    private MappedMemory(MappedByteBuffer bytes, AutoCloseable arena) {
        this.bytes = bytes;
        this.arena = arena;
    }

    private static MethodHandle unmapping() {
        try {
            Class<?> unsafe = Class.forName("sun.misc.Unsafe");
            MethodHandles.Lookup lookup =
                    MethodHandles.privateLookupIn(unsafe, MethodHandles.lookup());
            Object instance = lookup.findStaticGetter(unsafe, "theUnsafe", unsafe).invoke();
            MethodType type = MethodType.methodType(void.class, ByteBuffer.class);
            return lookup.findVirtual(unsafe, "invokeCleaner", type).bindTo(instance);
        } catch (Throwable e) {
            return null;
        }
    }

    private static Arenas arenas() {
        try {
            MethodHandles.Lookup lookup = MethodHandles.publicLookup();
            Class<?> arena = Class.forName("java.lang.foreign.Arena");
            Class<?> segment = Class.forName("java.lang.foreign.MemorySegment");
            MethodType map =
                    MethodType.methodType(segment, MapMode.class, long.class, long.class, arena);
            MethodType buffer = MethodType.methodType(ByteBuffer.class);
            return new Arenas(
                    lookup.findStatic(arena, "ofConfined", MethodType.methodType(arena)),
                    lookup.findVirtual(FileChannel.class, "map", map),
                    lookup.findVirtual(segment, "asByteBuffer", buffer));
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    /** Whether there is a way to give memory back. */
    static boolean isAvailable() {
        return UNMAP != null || ARENAS != null;
    }

    /** Maps {@code bytes} bytes of the file from {@code position} on. */
    static MappedMemory of(FileChannel channel, long position, long bytes) throws IOException {
        if (ARENAS == null) {
            return new MappedMemory(channel.map(MapMode.READ_ONLY, position, bytes), null);
        }
        try {
            AutoCloseable arena = (AutoCloseable) ARENAS.ofConfined.invoke();
            try {
                Object segment =
                        ARENAS.map.invoke(channel, MapMode.READ_ONLY, position, bytes, arena);
                Object buffer = ARENAS.asByteBuffer.invoke(segment);
                return new MappedMemory((MappedByteBuffer) buffer, arena);
            } catch (Throwable e) {
                arena.close();
                throw e;
            }
        } catch (IOException e) {
            throw e;
        } catch (Throwable e) {
            throw new IOException("found no way to map memory", e);
        }
    }

    /** The memory; nobody may touch it when it was given back. */
    MappedByteBuffer bytes() {
        return bytes;
    }

    void giveBack() {
        try {
            if (arena == null) {
                UNMAP.invokeExact((ByteBuffer) bytes);
            } else {
                arena.close();
            }
        } catch (Throwable e) {
            throw new IllegalStateException("found no way to give mapped memory back", e);
        }
    }
}
