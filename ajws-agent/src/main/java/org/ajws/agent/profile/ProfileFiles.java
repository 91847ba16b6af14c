package org.ajws.agent.profile;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Locale;
import org.ajws.agent.json.Json;

/**
 * A profile as two files: the graph's items, big-endian, in {@code FILE.graph}, then all else as
 * JSON in {@code FILE}. The JSON is written last, whole or not at all: where it is, the graph is.
 */
final class ProfileFiles {
  private ProfileFiles() {}

  static void write(Profile profile, double processorNanos, String end, Path file)
      throws IOException {
    writeGraph(profile.graph(), file.resolveSibling(file.getFileName() + ".graph"));
    Json.write(
        file,
        String.format(
            Locale.ROOT,
            """
            {"version": 1, "work": %.1f, "span": %.1f, "processorNanos": %.1f, "strands": %d,
            "timings": %d, "lost": %.1f, "open": %d, "otherThreadEvents": %d, "end": %s,
            "operations": %s,
            "constructs": %s}
            """,
            profile.work(),
            profile.span(),
            processorNanos,
            profile.strands(),
            profile.timings(),
            profile.lost(),
            profile.open(),
            profile.otherThreadEvents(),
            Json.text(end),
            Json.array(
                Arrays.stream(TaskGraph.Operation.values()).map(ProfileFiles::name).toList()),
            Json.array(profile.constructs().stream().map(ProfileFiles::construct).toList())));
  }

  private static String construct(ConstructProfile p) {
    return String.format(
        Locale.ROOT,
        "{\"kind\": %s, \"site\": %s, \"tasks\": %d, \"taskWork\": %.1f, \"work\": %.1f, \"span\": %.1f}",
        name(p.kind),
        Json.text(p.site),
        p.tasks,
        p.taskWork,
        p.work,
        p.span);
  }

  private static String name(Enum<?> e) {
    return Json.text(e.name().toLowerCase(Locale.ROOT));
  }

  private static void writeGraph(long[] items, Path file) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      for (int i = 0; i < items.length; ) {
        buffer.clear();
        for (; i < items.length && buffer.hasRemaining(); i++) {
          buffer.putLong(items[i]);
        }
        buffer.flip();
        while (buffer.hasRemaining()) {
          channel.write(buffer);
        }
      }
    }
  }
}
