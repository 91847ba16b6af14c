package org.ajws.report.race;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ajws.report.race.RaceResult.Access;
import org.ajws.report.race.RaceResult.Race;
import org.ajws.report.race.RaceResult.Task;

/** A result with the sources that it speaks of, in the user's words. */
public final class RaceReport {
  private final RaceResult result;
  private final List<Path> sources;
  private final Charset encoding;
  private final Map<Path, List<String>> lines = new HashMap<>();

  /**
   * Makes a report.
   *
   * @param result what was found
   * @param sources the program's own files
   * @param encoding theirs
   */
  public RaceReport(RaceResult result, List<Path> sources, Charset encoding) {
    this.result = result;
    this.sources = List.copyOf(sources);
    this.encoding = encoding;
  }

  /** What was found. */
  public RaceResult result() {
    return result;
  }

  /** The source file of an access; null for a library's. */
  Path source(Access access) {
    Path name = Path.of(access.file());
    Path best = null;
    for (Path source : sources) {
      if (source.toAbsolutePath().endsWith(name)) {
        return source;
      }
      if (source.getFileName().equals(name.getFileName()) && access.file().indexOf('/') < 0) {
        best = source;
      }
    }
    return best;
  }

  /** {@code src/Foo.java:12}, or the class file's word for it. */
  String place(Access access) {
    Path source = source(access);
    return (source == null ? access.file() : source) + ":" + access.line();
  }

  /** The line of an access; empty where there is no source. */
  String code(Access access) {
    Path source = source(access);
    if (source == null) {
      return "";
    }
    List<String> text = text(source);
    return access.line() < 1 || access.line() > text.size()
        ? ""
        : text.get(access.line() - 1).strip();
  }

  /** The lines of one of the program's files. */
  List<String> text(Path source) {
    return lines.computeIfAbsent(source, this::read);
  }

  private List<String> read(Path source) {
    try {
      return Files.readString(source, encoding).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Who makes an access. */
  static String task(Access access) {
    List<Task> path = access.task();
    if (path.isEmpty()) {
      return "the code that runs beside the tasks";
    }
    List<String> words = new ArrayList<>();
    for (int i = path.size(); --i >= 0; ) {
      words.add(path.get(i).describe());
    }
    return String.join(", in ", words);
  }

  /** What both accesses do to what. */
  static String cause(Race race) {
    String verbs =
        (race.first().writes() ? "writes" : "reads")
            + " and another task "
            + (race.second().writes() ? "writes" : "reads");
    return "a task " + verbs + " " + race.location();
  }

  /** What to write instead, in the words of the static check. */
  static String fix(Race race) {
    return switch (race.second().kind()) {
      case "slot" ->
          race.first().writes() && race.second().writes()
              ? "make the array inside the task, or declare it @Private, so that each task has its"
                  + " own copy, or combine partial results with @Reduce"
              : "write to another array than is read, or make the array inside the task, or declare"
                  + " it @Private, so that each task has its own copy";
      case "object" ->
          "use a class that is safe for several threads (ConcurrentHashMap, ConcurrentLinkedQueue),"
              + " one object for each task, or combine partial results with @Reduce(by = ...)";
      default ->
          "use a local inside the task, add up in a local with @Reduce, or make the field a member"
              + " of an atomic set (@AtomicSet) and touch it in methods of its class";
    };
  }

  /** All of it as text. */
  public String text() {
    StringBuilder out = new StringBuilder();
    for (Race race : result.races()) {
      out.append(place(race.second())).append(": race: ").append(cause(race));
      out.append(" — ").append(fix(race)).append('\n');
      access(out, race.first());
      access(out, race.second());
      if (race.stack().size() > 1) {
        out.append("    called from ");
        out.append(String.join(", ", race.stack().subList(1, Math.min(6, race.stack().size()))));
        out.append('\n');
      }
    }
    if (result.conflicts() != null) {
      for (Race conflict : result.conflicts()) {
        out.append(place(conflict.second())).append(": conflict, under a common lock: ");
        out.append(cause(conflict)).append('\n');
        access(out, conflict.first());
        access(out, conflict.second());
      }
    }
    out.append(summary());
    return out.toString();
  }

  private void access(StringBuilder out, Access access) {
    out.append("  ").append(access.writes() ? "written" : "read").append(" by ");
    out.append(task(access)).append('\n');
    out.append("    ").append(place(access));
    String code = code(access);
    if (!code.isEmpty()) {
      out.append(": ").append(code);
    }
    out.append('\n');
  }

  /** How many there are, and what was not seen. */
  String summary() {
    StringBuilder out = new StringBuilder();
    int n = result.races().size();
    if (result.conflicts() != null) {
      int c = result.conflicts().size();
      out.append(c).append(c == 1 ? " conflict" : " conflicts").append(" under a common lock\n");
    }
    switch (result.verdict()) {
      case NONE -> out.append("no race on this input, for any schedule\n");
      case LIMITED -> out.append("no race was found, but not everything was seen:\n");
      default -> {
        out.append(n).append(n == 1 ? " race\n" : " races\n");
        out.append(result.limits().isEmpty() ? "" : "not everything was seen:\n");
      }
    }
    result.limits().forEach((kind, texts) -> texts.forEach(t -> out.append("  " + t + "\n")));
    return out.toString();
  }
}
