package org.ajws.report.profile;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What a profiled run was, as the agent wrote it. Times are in nanoseconds.
 *
 * @param version of the form
 * @param work all strands together
 * @param span the longest path of strands that come one after the other
 * @param processorNanos what the run took with the profiler; 0 if it ended by {@code exit}
 * @param strands how many pieces there were between events
 * @param timings how many of them were timed
 * @param lost how long the thread had no processor; it is taken off
 * @param open how many constructs were open when the program ended
 * @param otherThreadEvents events of threads of the program, which do not count
 * @param end how the program ended: empty, {@code exit} or {@code exception}
 * @param operations what the items of the graph are, by their numbers
 * @param constructs the constructs; the first one stands for what is outside of them
 */
public record ProfileResult(
    int version,
    double work,
    double span,
    double processorNanos,
    long strands,
    long timings,
    double lost,
    int open,
    long otherThreadEvents,
    String end,
    List<String> operations,
    List<ConstructProfile> constructs) {
  private static final int VERSION = 1;

  /**
   * A construct.
   *
   * @param kind {@code async}, {@code value}, {@code future}, {@code finish}, {@code loop} or
   *     {@code in_order_loop}
   * @param site {@code File.java:LINE}; empty for what is outside of all constructs
   * @param tasks how many it started
   * @param taskWork how long they took, each with all that it started
   * @param work how much was done in it; inside itself it does not count again
   * @param span of the longest paths through it, together
   */
  public record ConstructProfile(
      String kind, String site, long tasks, double taskWork, double work, double span) {
    /** The construct in words. */
    public String describe() {
      return site.isEmpty()
          ? "outside of constructs"
          : switch (kind) {
                case "loop" -> "loop ";
                case "in_order_loop" -> "loop in order ";
                case "value" -> "async value ";
                default -> kind + " ";
              }
              + site;
    }
  }

  /**
   * Reads what was written.
   *
   * @throws IllegalArgumentException if it is damaged or of another version
   * @throws IOException if it cannot be read
   */
  public static ProfileResult read(Path file) throws IOException {
    ProfileResult result;
    try {
      result = new Gson().fromJson(Files.readString(file), ProfileResult.class);
    } catch (JsonParseException e) {
      throw new IllegalArgumentException("the profile is damaged: " + e.getMessage(), e);
    }
    if (result == null || result.version != VERSION) {
      throw new IllegalArgumentException("the profile is of another version");
    }
    return result;
  }

  /**
   * Reads the graph that belongs to it.
   *
   * @throws IllegalArgumentException if it is damaged
   * @throws IOException if it cannot be read
   */
  public TaskGraph graph(Path file) throws IOException {
    Path graph = file.resolveSibling(file.getFileName() + ".graph");
    try (FileChannel channel = FileChannel.open(graph)) {
      if (channel.size() % Long.BYTES != 0 || channel.size() > 1L << 31) {
        throw new IllegalArgumentException("the graph of the profile is damaged");
      }
      LongBuffer items =
          channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()).asLongBuffer();
      long[] all = new long[items.remaining()];
      items.get(all);
      return new TaskGraph(all, operations);
    }
  }
}
