package org.ajws.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.ajws.agent.oracle.RaceLog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs in the language, translated and watched: what is reported is what the graph of
 * the same run says ({@link RaceLog}). For each location that has a race, a pair of lines that race
 * first is reported, and no pair that does not race; of the planted pairs those that race, and none
 * of their twins.
 *
 * <p>{@code -Dajws.fuzz.programs=N} sets their number, {@code -Dajws.fuzz.seed=S} the seed of the
 * first.
 */
class RaceFuzzTest {
  private static final int PROGRAMS = Integer.getInteger("ajws.fuzz.programs", 200);
  private static final long SEED = Long.getLong("ajws.fuzz.seed", 1);

  /**
   * One JVM runs so many: they are in order, so none races with another. In every second JVM nobody
   * takes a lock, since one is enough to have the detector keep lists.
   */
  private static final int AT_ONCE = 50;

  @TempDir private Path folder;

  /** What the graph says of a program. */
  private static final class Expected {
    final List<Set<String>> first = new ArrayList<>();
    final Set<String> all = new HashSet<>();
    final Set<String> racy = new HashSet<>();
    final Set<String> twins = new HashSet<>();
  }

  private int locations;
  private int racy;
  private int twins;
  private int silent;

  @Test
  void whatIsReportedIsWhatTheGraphSays() throws IOException {
    for (long seed = SEED; seed < SEED + PROGRAMS; ) {
      long end = Math.min(SEED + PROGRAMS, (seed / AT_ONCE + 1) * AT_ONCE);
      batch(seed, (int) (end - seed), (seed / AT_ONCE & 1) == 0);
      seed = end;
    }
    System.out.printf(
        "%d programs from seed %d: %d locations with races, %d planted races, %d twins, %d"
            + " programs without a race%n",
        PROGRAMS, SEED, locations, racy, twins, silent);
    assertTrue(
        PROGRAMS < 100 || (locations > PROGRAMS && racy > 20 && twins > 20 && silent > 2),
        "the generator makes too little");
  }

  private void batch(long seed, int programs, boolean locks) throws IOException {
    Path sources = Files.createDirectories(folder.resolve("batch" + seed));
    StringBuilder main = new StringBuilder("import org.ajws.agent.oracle.RaceLog;\n");
    main.append("public class Main {\n  public static void main(String[] args) throws Exception {");
    main.append("\n    RaceLog.open(args[0]);\n");
    Map<String, Long> seeds = new HashMap<>();
    for (int i = 0; i < programs; i++) {
      String name = "P" + i;
      seeds.put(name, seed + i);
      String text = new RaceProgram(name, seed + i, locks).generate();
      Files.writeString(sources.resolve(name + ".java"), text);
      main.append("    RaceLog.program(\"%s\");\n".formatted(name));
      main.append("    finish: { %s.run(); }\n    RaceLog.end();\n".formatted(name));
    }
    main.append("  }\n}\n");
    Path file = Files.writeString(sources.resolve("Main.java"), main);
    Path log = sources.resolve("log");
    Path json = sources.resolve("races.json");
    StringWriter messages = new StringWriter();
    int status =
        Ajws.run(
            new PrintWriter(messages),
            new PrintWriter(messages),
            "race",
            "--cp",
            log(),
            "--json",
            json.toString(),
            file.toString(),
            log.toString());
    assertTrue(status < 2 && Files.exists(json), () -> "seeds from " + seed + "\n" + messages);
    Map<String, Set<String>> found = found(json);
    expected(log)
        .forEach(
            (name, e) ->
                compare(
                    e,
                    found.getOrDefault(name, Set.of()),
                    () -> repeat(sources.resolve(name + ".java"), seeds.get(name))));
  }

  /** Where the programs find what they log to. */
  private static String log() {
    return Path.of(
            URI.create(
                RaceLog.class.getProtectionDomain().getCodeSource().getLocation().toString()))
        .toString();
  }

  private static String repeat(Path source, long seed) {
    try {
      return "Repeat it with -Dajws.fuzz.seed=%d -Dajws.fuzz.programs=1%n%s"
          .formatted(seed, numbered(Files.readString(source)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String numbered(String text) {
    StringBuilder out = new StringBuilder();
    int[] n = {0};
    text.lines().forEach(l -> out.append("%4d %s%n".formatted(++n[0], l)));
    return out.toString();
  }

  private void compare(Expected e, Set<String> found, Supplier<String> repeat) {
    Set<String> wrong = new HashSet<>(found);
    wrong.removeAll(e.all);
    assertEquals(Set.of(), wrong, () -> "reported, and no race: " + wrong + "\n" + repeat.get());
    for (Set<String> location : e.first) {
      assertTrue(
          location.stream().anyMatch(found::contains),
          () -> "a race at one of " + location + " is missing in " + found + "\n" + repeat.get());
    }
    assertTrue(
        found.containsAll(e.racy),
        () -> "planted " + e.racy + ", reported " + found + "\n" + repeat.get());
    assertTrue(
        e.twins.stream().noneMatch(found::contains),
        () -> "twins " + e.twins + ", reported " + found + "\n" + repeat.get());
    locations += e.first.size();
    racy += e.racy.size();
    twins += e.twins.size();
    silent += e.first.isEmpty() ? 1 : 0;
  }

  private static Map<String, Expected> expected(Path log) throws IOException {
    Map<String, Expected> programs = new HashMap<>();
    Expected program = null;
    for (String line : Files.readAllLines(log)) {
      String[] words = line.split(" ");
      switch (words[0]) {
        case "program" -> programs.put(words[1], program = new Expected());
        case "location" -> {
          program.first.add(Set.of(words[1].split(",")));
          program.all.addAll(Arrays.asList(words[2].split(",")));
        }
        case "racy" -> program.racy.add(words[1]);
        default -> program.twins.add(words[1]);
      }
    }
    return programs;
  }

  /** The pairs of lines that are reported, by the program. */
  private static Map<String, Set<String>> found(Path json) throws IOException {
    JsonObject result = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
    assertEquals("{}", result.get("limits").toString());
    Map<String, Set<String>> found = new HashMap<>();
    for (JsonElement race : result.getAsJsonArray("races")) {
      JsonObject first = race.getAsJsonObject().getAsJsonObject("first");
      JsonObject second = race.getAsJsonObject().getAsJsonObject("second");
      Path file = Path.of(first.get("file").getAsString()).getFileName();
      int a = first.get("line").getAsInt();
      int b = second.get("line").getAsInt();
      found
          .computeIfAbsent(file.toString().replace(".java", ""), k -> new HashSet<>())
          .add(Math.min(a, b) + "-" + Math.max(a, b));
    }
    return found;
  }
}
