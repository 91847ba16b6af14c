package org.ajws.report.profile;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ajws.report.Format;
import org.ajws.report.profile.Scalability.Construct;
import org.ajws.report.profile.Scalability.Point;

/** A profile in words and tables of at most 120 columns, and as JSON. */
public final class ProfileReport {
  private static final int ROWS = 25;
  private static final int NAME = 38;
  private static final Gson GSON =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

  private final Scalability scalability;
  private final ProfileResult result;

  /** Makes a report. */
  public ProfileReport(Scalability scalability) {
    this.scalability = scalability;
    this.result = scalability.result();
  }

  // --- text
  // ---------------------------------------------------------------------------------------

  /** All of it as text, the verdict first. */
  public String text() {
    StringBuilder out = new StringBuilder(verdict()).append("\n\n");
    constructs(out);
    curve(out);
    measuring(out);
    scalability.limits().forEach(l -> out.append("note: ").append(l).append('\n'));
    return out.toString();
  }

  /** One sentence. */
  String verdict() {
    if (result.strands() <= 1) {
      return "No construct ran: the program is serial.";
    }
    Construct first = scalability.constructs().get(0);
    String longest =
        "%s of the longest path %s"
            .formatted(Format.percent(first.critical()), where(first.profile()));
    return "%s of work, %s of it one after the other: at most %s times as fast; simulated %s times on 2 workers and %s on 16; %s."
        .formatted(
            Format.nanos(result.work()),
            Format.nanos(result.span()),
            times(scalability.parallelism()),
            times(scalability.at(2).simulated()),
            times(scalability.at(16).simulated()),
            longest);
  }

  private static String where(ProfileResult.ConstructProfile construct) {
    return construct.site().isEmpty()
        ? "is outside of all constructs"
        : "is in the " + construct.describe().replaceFirst(" (?=\\S+$)", " at ");
  }

  private void constructs(StringBuilder out) {
    row(out, "construct", "tasks", "mean task", "work", "span", "parallel", "of path", "what if");
    int rows = 0;
    for (Construct c : scalability.constructs()) {
      ProfileResult.ConstructProfile p = c.profile();
      if (rows++ == ROWS) {
        out.append(
            "and %d more; --json has all\n".formatted(scalability.constructs().size() - ROWS));
        break;
      }
      boolean tasks = p.tasks() > 0;
      boolean construct = !p.site().isEmpty();
      row(
          out,
          p.describe(),
          tasks ? String.format(Locale.ROOT, "%,d", p.tasks()) : "",
          tasks ? Format.nanos(p.taskWork() / p.tasks()) : "",
          construct ? Format.nanos(p.work()) : "",
          construct ? Format.nanos(p.span()) : "",
          construct ? times(p.work() / p.span()) : "",
          Format.percent(c.critical()),
          times(c.whatIf()));
    }
    row(
        out,
        "the program",
        "",
        "",
        Format.nanos(result.work()),
        Format.nanos(result.span()),
        times(scalability.parallelism()),
        "",
        "");
    out.append(
        "with the costs of stealing: span %s, parallelism %s%n%n"
            .formatted(
                Format.nanos(scalability.burdenedSpan()),
                times(scalability.burdenedParallelism())));
  }

  private static void row(StringBuilder out, String name, String... cells) {
    String shown = name.length() <= NAME ? name : "…" + name.substring(name.length() - NAME + 1);
    out.append(String.format("%-" + NAME + "s", shown));
    for (String cell : cells) {
      out.append(String.format("%11s", cell));
    }
    trim(out).append('\n');
  }

  private void curve(StringBuilder out) {
    List<Point> curve = scalability.curve();
    line(out, "workers", curve.stream().map(p -> String.valueOf(p.workers())).toList());
    line(out, "at most", curve.stream().map(p -> times(p.bound())).toList());
    line(out, "simulated", curve.stream().map(p -> times(p.simulated())).toList());
    line(out, "steals", curve.stream().map(p -> abbreviated(p.steals())).toList());
    SchedulerCosts c = scalability.costs();
    out.append(
        "measured here: a steal %s, waking a worker %s more, saving a stack %s and %s a frame%n%n"
            .formatted(
                Format.nanos(c.steal()),
                Format.nanos(c.wake()),
                Format.nanos(c.saving()),
                Format.nanos(c.frame())));
  }

  private static void line(StringBuilder out, String name, List<String> cells) {
    out.append(String.format("%-12s", name));
    cells.forEach(c -> out.append(String.format("%8s", c)));
    out.append('\n');
  }

  private static String abbreviated(long n) {
    return n < 100_000 ? String.valueOf(n) : n / 1000 + "k";
  }

  private void measuring(StringBuilder out) {
    out.append(
        "%s strands, %s timed"
            .formatted(Format.whole(result.strands()), Format.whole(result.timings())));
    if (result.processorNanos() > 0) {
      out.append(
          "; the run took %s, the profiler's %s of it are taken off"
              .formatted(
                  Format.nanos(result.processorNanos()),
                  Format.nanos(Math.max(0, result.processorNanos() - result.work()))));
    }
    if (result.lost() > 0) {
      out.append(";\nwithout a processor for ").append(Format.nanos(result.lost()));
    }
    out.append('\n');
  }

  private static StringBuilder trim(StringBuilder out) {
    while (out.charAt(out.length() - 1) == ' ') {
      out.setLength(out.length() - 1);
    }
    return out;
  }

  private static String times(double ratio) {
    if (Double.isNaN(ratio) || Double.isInfinite(ratio)) {
      return "";
    }
    return String.format(
        Locale.ROOT, ratio < 9.995 ? "%.2f" : ratio < 999.5 ? "%.1f" : "%,.0f", ratio);
  }

  // --- JSON
  // ---------------------------------------------------------------------------------------

  /** All of it as JSON; times are in nanoseconds. */
  public String json(int exitStatus) {
    JsonObject all = new JsonObject();
    all.addProperty("version", 1);
    all.addProperty("exitStatus", exitStatus);
    all.addProperty("work", result.work());
    all.addProperty("span", result.span());
    all.addProperty("parallelism", scalability.parallelism());
    all.addProperty("burdenedSpan", scalability.burdenedSpan());
    all.addProperty("burdenedParallelism", scalability.burdenedParallelism());
    all.addProperty("processorNanos", result.processorNanos());
    all.addProperty("strands", result.strands());
    all.addProperty("timings", result.timings());
    all.addProperty("lost", result.lost());
    JsonArray constructs = new JsonArray();
    for (Construct c : scalability.constructs()) {
      JsonObject o = GSON.toJsonTree(c.profile()).getAsJsonObject();
      o.addProperty("critical", c.critical());
      o.addProperty("whatIf", c.whatIf());
      constructs.add(o);
    }
    all.add("constructs", constructs);
    all.add("speedup", GSON.toJsonTree(scalability.curve()));
    all.add("costs", GSON.toJsonTree(scalability.costs()));
    all.add("limits", GSON.toJsonTree(new ArrayList<>(scalability.limits())));
    return GSON.toJson(all) + "\n";
  }
}
