package org.ajws.report.race;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a watched run found, as the agent wrote it.
 *
 * @param version of the form
 * @param racingAccesses how many pairs of accesses raced
 * @param races the pairs of places, each once
 * @param conflicts pairs of places under a common lock, each once; null if not asked for
 * @param shadows what was remembered of locations; null if that is not known
 * @param limits what the run did not see, by kind
 */
public record RaceResult(
    int version,
    long racingAccesses,
    List<Race> races,
    List<Race> conflicts,
    Shadows shadows,
    Map<String, List<String>> limits) {
  private static final int VERSION = 1;

  /**
   * What the detector remembered.
   *
   * @param locations fields, slots and objects of the JDK that were watched
   * @param bytes the memory that this took, with what finds it
   */
  public record Shadows(long locations, long bytes) {
    /** Bytes for each location; 0 if there is none. */
    public double perLocation() {
      return locations == 0 ? 0 : (double) bytes / locations;
    }
  }

  /**
   * Two places that race.
   *
   * @param location what both access, in words
   * @param first the access that came first in the watched run
   * @param second the one that came later
   * @param stack of the later one, innermost first
   */
  public record Race(String location, Access first, Access second, List<String> stack) {
    /** The two places, in an order that is always the same. */
    String places() {
      String a = first.file + ":" + first.line;
      String b = second.file + ":" + second.line;
      return a.compareTo(b) < 0 ? a + " " + b : b + " " + a;
    }
  }

  /**
   * One access.
   *
   * @param file the source file as package and name give it
   * @param line its line; 0 if that is unknown
   * @param method class and method
   * @param writes whether it writes
   * @param kind {@code field}, {@code static_field}, {@code slot} or {@code object}
   * @param what the field, or the method of the JDK
   * @param task the way to the task, outermost first; empty for the program itself
   */
  public record Access(
      String file,
      int line,
      String method,
      boolean writes,
      String kind,
      String what,
      List<Task> task) {}

  /**
   * A task.
   *
   * @param kind {@code async}, {@code value}, {@code future} or {@code iteration}
   * @param site the construct, {@code File.java:LINE}
   * @param index the loop variable of an iteration, or its number
   */
  public record Task(String kind, String site, long index) {
    /** The task in words. */
    public String describe() {
      return switch (kind) {
        case "iteration" -> "iteration " + index + " of the loop at " + site;
        case "value" -> "the async value at " + site;
        case "future" -> "the future at " + site;
        default -> "the async at " + site;
      };
    }
  }

  /**
   * Reads what the agent wrote.
   *
   * @throws IllegalArgumentException if it is damaged or of another version
   */
  public static RaceResult read(String json) {
    RaceResult result;
    try {
      result = new Gson().fromJson(json, RaceResult.class);
    } catch (JsonParseException e) {
      throw new IllegalArgumentException("the result of the run is damaged: " + e.getMessage(), e);
    }
    if (result == null || result.version != VERSION) {
      throw new IllegalArgumentException("the result of the run is of another version");
    }
    return result;
  }

  /** What several runs found together: each pair of places once, and every limit. */
  public static RaceResult of(List<RaceResult> runs) {
    Map<String, Race> races = new LinkedHashMap<>();
    Map<String, Race> conflicts = new LinkedHashMap<>();
    boolean listed = false;
    Map<String, Set<String>> limits = new LinkedHashMap<>();
    long accesses = 0;
    Shadows shadows = new Shadows(0, 0);
    for (RaceResult run : runs) {
      accesses += run.racingAccesses;
      if (run.shadows != null) {
        shadows =
            new Shadows(
                shadows.locations + run.shadows.locations, shadows.bytes + run.shadows.bytes);
      }
      run.races.forEach(race -> races.putIfAbsent(race.places(), race));
      if (run.conflicts != null) {
        listed = true;
        run.conflicts.forEach(c -> conflicts.putIfAbsent(c.places(), c));
      }
      run.limits.forEach(
          (kind, texts) -> limits.computeIfAbsent(kind, k -> new LinkedHashSet<>()).addAll(texts));
    }
    Map<String, List<String>> said = new LinkedHashMap<>();
    limits.forEach((kind, texts) -> said.put(kind, List.copyOf(texts)));
    return new RaceResult(
        VERSION,
        accesses,
        List.copyOf(races.values()),
        listed ? List.copyOf(conflicts.values()) : null,
        shadows,
        said);
  }

  /** What can be said of the input. */
  public RaceVerdict verdict() {
    if (!races.isEmpty()) {
      return RaceVerdict.RACES;
    }
    return limits.isEmpty() ? RaceVerdict.NONE : RaceVerdict.LIMITED;
  }
}
