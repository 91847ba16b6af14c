package org.ajws.report.race;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import org.ajws.report.race.RaceResult.Access;
import org.ajws.report.race.RaceResult.Race;

/** A race report for programs: JSON of its own, and SARIF 2.1.0, which code hosts and IDEs show. */
public final class RaceJson {
  private static final String RULE = "determinacy-race";
  private static final Gson GSON =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

  private RaceJson() {}

  /**
   * What was found: {@code version}, {@code verdict} ({@code none}, {@code races} or {@code
   * limited}), {@code exitStatus} of the program, {@code races}, {@code conflicts} if they were
   * asked for, and {@code limits}.
   */
  public static String json(RaceReport report, int exitStatus) {
    JsonObject all = new JsonObject();
    all.addProperty("version", 1);
    all.addProperty("verdict", report.result().verdict().id());
    all.addProperty("exitStatus", exitStatus);
    all.addProperty("racingAccesses", report.result().racingAccesses());
    JsonArray races = new JsonArray();
    for (Race race : report.result().races()) {
      JsonObject o = pair(report, race);
      o.addProperty("fix", RaceReport.fix(race));
      races.add(o);
    }
    all.add("races", races);
    if (report.result().conflicts() != null) {
      JsonArray conflicts = new JsonArray();
      report.result().conflicts().forEach(c -> conflicts.add(pair(report, c)));
      all.add("conflicts", conflicts);
    }
    all.add("limits", GSON.toJsonTree(report.result().limits()));
    return GSON.toJson(all) + "\n";
  }

  private static JsonObject pair(RaceReport report, Race race) {
    JsonObject o = new JsonObject();
    o.addProperty("location", race.location());
    o.addProperty("message", RaceReport.cause(race));
    o.add("first", access(report, race.first()));
    o.add("second", access(report, race.second()));
    o.add("stack", GSON.toJsonTree(race.stack()));
    return o;
  }

  private static JsonObject access(RaceReport report, Access access) {
    JsonObject o = GSON.toJsonTree(access).getAsJsonObject();
    Path source = report.source(access);
    o.addProperty("file", source == null ? access.file() : source.toString());
    o.addProperty("code", report.code(access));
    return o;
  }

  /** SARIF 2.1.0: a result per race, at the later access, the earlier one related. */
  public static String sarif(RaceReport report, String version, int exitStatus) {
    JsonObject rule = new JsonObject();
    rule.addProperty("id", RULE);
    rule.addProperty("name", "DeterminacyRace");
    rule.add("shortDescription", text("Two tasks access one location, and one of them writes it"));
    JsonObject driver = new JsonObject();
    driver.addProperty("name", "ajws race");
    driver.addProperty("version", version);
    driver.add("rules", array(rule));
    JsonObject run = new JsonObject();
    run.add("tool", object("driver", driver));
    JsonArray results = new JsonArray();
    report.result().races().forEach(race -> results.add(result(report, race)));
    run.add("results", results);
    run.add("invocations", array(invocation(report, exitStatus)));
    JsonObject log = new JsonObject();
    log.addProperty("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    log.addProperty("version", "2.1.0");
    log.add("runs", array(run));
    return GSON.toJson(log) + "\n";
  }

  private static JsonObject result(RaceReport report, Race race) {
    JsonObject result = new JsonObject();
    result.addProperty("ruleId", RULE);
    result.addProperty("ruleIndex", 0);
    result.addProperty("level", "error");
    result.add(
        "message",
        text(
            "%s (%s; %s): %s"
                .formatted(
                    RaceReport.cause(race),
                    RaceReport.task(race.first()),
                    RaceReport.task(race.second()),
                    RaceReport.fix(race))));
    result.add("locations", array(location(report, race.second())));
    JsonObject related = location(report, race.first());
    related.addProperty("id", 1);
    related.add("message", text("the other access, by " + RaceReport.task(race.first())));
    result.add("relatedLocations", array(related));
    return result;
  }

  private static JsonObject location(RaceReport report, Access access) {
    Path source = report.source(access);
    JsonObject artifact = new JsonObject();
    String uri = source == null ? access.file() : uri(source);
    artifact.addProperty("uri", uri);
    JsonObject physical = new JsonObject();
    physical.add("artifactLocation", artifact);
    if (access.line() > 0) {
      JsonObject region = new JsonObject();
      region.addProperty("startLine", access.line());
      physical.add("region", region);
    }
    return object("physicalLocation", physical);
  }

  /** Relative as the user named it, with its characters escaped. */
  private static String uri(Path source) {
    if (source.isAbsolute()) {
      return source.toUri().toString();
    }
    return Path.of("").toUri().relativize(source.toUri()).toString();
  }

  private static JsonObject invocation(RaceReport report, int exitStatus) {
    JsonObject invocation = new JsonObject();
    // Without limits: what is not in the results is not there.
    invocation.addProperty("executionSuccessful", report.result().limits().isEmpty());
    invocation.addProperty("exitCode", exitStatus);
    JsonArray notifications = new JsonArray();
    report
        .result()
        .limits()
        .values()
        .forEach(
            texts ->
                texts.forEach(
                    t -> {
                      JsonObject notification = object("message", text(t));
                      notification.addProperty("level", "warning");
                      notifications.add(notification);
                    }));
    invocation.add("toolExecutionNotifications", notifications);
    return invocation;
  }

  private static JsonObject text(String text) {
    JsonObject o = new JsonObject();
    o.addProperty("text", text);
    return o;
  }

  private static JsonObject object(String name, JsonObject value) {
    JsonObject o = new JsonObject();
    o.add(name, value);
    return o;
  }

  private static JsonArray array(JsonObject value) {
    JsonArray a = new JsonArray();
    a.add(value);
    return a;
  }
}
