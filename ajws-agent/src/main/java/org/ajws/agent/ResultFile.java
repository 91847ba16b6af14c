package org.ajws.agent;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ajws.agent.json.Json;
import org.ajws.agent.race.Race;
import org.ajws.agent.race.Session;
import org.ajws.agent.race.Site;
import org.ajws.agent.race.Task;

/**
 * What a run found, as a JSON file: {@code {"version": 1, "racingAccesses": N, "races": [...],
 * "limits": {...}}}, and {@code "conflicts"} in the form of races if they were asked for. Written
 * whole or not at all, so that a file that is there can be believed.
 */
final class ResultFile {
  private ResultFile() {}

  /**
   * The file for this JVM: in a folder {@code PID.json}, beside {@code PID.begun}, which says that
   * there has to be one.
   */
  static Path of(Path told) {
    if (!Files.isDirectory(told)) {
      return told;
    }
    String process = String.valueOf(ProcessHandle.current().pid());
    try {
      Files.write(told.resolve(process + ".begun"), new byte[0]);
    } catch (IOException e) {
      throw new UncheckedIOException("ajws-agent: nothing can be written to " + told, e);
    }
    return told.resolve(process + ".json");
  }

  static synchronized void write(Session session, Path file) throws IOException {
    List<Race> conflicts = session.conflicts();
    List<String> limits = new ArrayList<>();
    session
        .limits()
        .all()
        .forEach(
            (kind, texts) ->
                limits.add(
                    "%s: %s"
                        .formatted(
                            Json.text(kind.name().toLowerCase(Locale.ROOT)),
                            Json.array(texts.stream().map(Json::text).toList()))));
    String json =
        """
        {"version": 1, "racingAccesses": %d,
        "races": %s,%s
        "shadows": {"locations": %d, "bytes": %d},
        "limits": {%s}}
        """
            .formatted(
                session.racingAccesses(),
                array(session.races()),
                conflicts == null ? "" : "\n\"conflicts\": " + array(conflicts) + ",",
                session.memory().locations(),
                session.memory().bytes(),
                String.join(", ", limits));
    Json.write(file, json);
  }

  private static String array(List<Race> races) {
    return Json.array(races.stream().map(ResultFile::race).toList());
  }

  private static String race(Race r) {
    return """
        {"location": %s,
        "first": %s,
        "second": %s,
        "stack": %s}"""
        .formatted(
            Json.text(r.location()),
            access(r.first(), r.firstWrites(), r.firstTask()),
            access(r.second(), r.secondWrites(), r.secondTask()),
            Json.array(r.stack().stream().map(e -> Json.text(e.toString())).toList()));
  }

  private static String access(Site site, boolean writes, Task task) {
    return """
        {"file": %s, "line": %d, "method": %s, "writes": %b, "kind": %s, "what": %s, "task": %s}"""
        .formatted(
            Json.text(site.file()),
            site.line(),
            Json.text(site.method()),
            writes,
            Json.text(site.kind().name().toLowerCase(Locale.ROOT)),
            Json.text(site.what()),
            Json.array(task.path().stream().map(ResultFile::task).toList()));
  }

  private static String task(Task t) {
    return "{\"kind\": %s, \"site\": %s, \"index\": %d}"
        .formatted(
            Json.text(t.kind().name().toLowerCase(Locale.ROOT)), Json.text(t.site()), t.index());
  }
}
