package org.ajws.agent;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ajws.agent.race.Race;
import org.ajws.agent.race.Session;
import org.ajws.agent.race.Site;
import org.ajws.agent.race.Task;

/**
 * What a run found, as a JSON file: {@code {"version": 1, "complete": true, "accesses": N, "races":
 * [...], "limits": {...}}}. Written whole or not at all, so that a file that is there can be
 * believed.
 */
final class ResultFile {
  private ResultFile() {}

  static synchronized void write(Session session, Path file) throws IOException {
    List<String> races = new ArrayList<>();
    session.races().forEach(r -> races.add(race(r)));
    List<String> limits = new ArrayList<>();
    session
        .limits()
        .all()
        .forEach(
            (kind, texts) ->
                limits.add(
                    "%s: %s"
                        .formatted(
                            text(kind.name().toLowerCase(Locale.ROOT)),
                            array(texts.stream().map(ResultFile::text).toList()))));
    String json =
        """
        {"version": 1, "racingAccesses": %d,
        "races": %s,
        "limits": {%s}}
        """
            .formatted(session.racingAccesses(), array(races), String.join(", ", limits));
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.write(part, json.getBytes(StandardCharsets.UTF_8));
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private static String race(Race r) {
    return """
        {"location": %s,
        "first": %s,
        "second": %s,
        "stack": %s}"""
        .formatted(
            text(r.location()),
            access(r.first(), r.firstWrites(), r.firstTask()),
            access(r.second(), r.secondWrites(), r.secondTask()),
            array(r.stack().stream().map(e -> text(e.toString())).toList()));
  }

  private static String access(Site site, boolean writes, Task task) {
    return """
        {"file": %s, "line": %d, "method": %s, "writes": %b, "kind": %s, "what": %s, "task": %s}"""
        .formatted(
            text(site.file()),
            site.line(),
            text(site.method()),
            writes,
            text(site.kind().name().toLowerCase(Locale.ROOT)),
            text(site.what()),
            array(task.path().stream().map(ResultFile::task).toList()));
  }

  private static String task(Task t) {
    return "{\"kind\": %s, \"site\": %s, \"index\": %d}"
        .formatted(text(t.kind().name().toLowerCase(Locale.ROOT)), text(t.site()), t.index());
  }

  private static String array(List<String> items) {
    return "[" + String.join(",\n ", items) + "]";
  }

  private static String text(String s) {
    StringBuilder b = new StringBuilder("\"");
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (c == '"' || c == '\\') {
        b.append('\\').append(c);
      } else if (c < ' ' || Character.isSurrogate(c)) {
        b.append(String.format("\\u%04x", (int) c));
      } else {
        b.append(c);
      }
    }
    return b.append('"').toString();
  }
}
