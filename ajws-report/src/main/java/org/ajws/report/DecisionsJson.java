package org.ajws.report;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.Decisions.AtomicSet;
import org.ajws.processor.api.Decisions.Callback;
import org.ajws.processor.api.Decisions.Loop;
import org.ajws.processor.api.Decisions.Task;
import org.ajws.processor.api.Decisions.Warning;

/** The translator's decisions as JSON values. Files are written with {@code /} on every system. */
final class DecisionsJson {
  private DecisionsJson() {}

  static Map<String, Object> of(Decisions decisions) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("overlayEntries", (long) decisions.overlayEntries());
    map.put("loops", decisions.loops().stream().map(DecisionsJson::of).toList());
    map.put("tasks", decisions.tasks().stream().map(DecisionsJson::of).toList());
    map.put("atomicSets", decisions.atomicSets().stream().map(DecisionsJson::of).toList());
    map.put("warnings", decisions.warnings().stream().map(DecisionsJson::of).toList());
    map.put("callbacks", decisions.callbacks().stream().map(DecisionsJson::of).toList());
    return map;
  }

  private static Map<String, Object> of(Callback callback) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("file", slashes(callback.file()));
    map.put("line", (long) callback.line());
    map.put("call", callback.call());
    map.put("units", callback.units());
    return map;
  }

  private static Map<String, Object> of(Loop loop) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("file", slashes(loop.file()));
    map.put("line", (long) loop.line());
    map.put("site", loop.site());
    map.put("kind", loop.kind());
    map.put("fromOverlay", loop.fromOverlay());
    map.put("reductions", loop.reductions());
    map.put("privateCopies", loop.privateCopies());
    map.put("privateByItself", loop.privateByItself());
    return map;
  }

  private static Map<String, Object> of(Task task) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("file", slashes(task.file()));
    map.put("line", (long) task.line());
    map.put("site", task.site());
    map.put("kind", task.kind());
    map.put("form", task.form());
    map.put("fromOverlay", task.fromOverlay());
    return map;
  }

  private static Map<String, Object> of(AtomicSet set) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("file", slashes(set.file()));
    map.put("line", (long) set.line());
    map.put("type", set.type());
    map.put("name", set.name());
    map.put("members", set.members());
    map.put("units", set.units());
    map.put("lock", set.lock());
    map.put("reason", set.reason());
    return map;
  }

  private static Map<String, Object> of(Warning warning) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("file", slashes(warning.file()));
    map.put("line", (long) warning.line());
    map.put("code", warning.code());
    map.put("text", warning.text());
    return map;
  }

  static Decisions read(JsonFields fields) {
    List<Loop> loops =
        fields.list(
            "loops",
            f ->
                new Loop(
                    Path.of(f.text("file")),
                    f.small("line"),
                    f.text("site"),
                    f.text("kind"),
                    f.flag("fromOverlay"),
                    f.texts("reductions"),
                    f.texts("privateCopies"),
                    f.texts("privateByItself")));
    List<Task> tasks =
        !fields.has("tasks") // written before there were any
            ? List.of()
            : fields.list(
                "tasks",
                f ->
                    new Task(
                        Path.of(f.text("file")),
                        f.small("line"),
                        f.text("site"),
                        f.text("kind"),
                        f.text("form"),
                        f.flag("fromOverlay")));
    List<AtomicSet> sets =
        fields.list(
            "atomicSets",
            f ->
                new AtomicSet(
                    Path.of(f.text("file")),
                    f.small("line"),
                    f.text("type"),
                    f.text("name"),
                    f.texts("members"),
                    f.texts("units"),
                    f.text("lock"),
                    f.text("reason")));
    List<Warning> warnings =
        !fields.has("warnings") // likewise
            ? List.of()
            : fields.list(
                "warnings",
                f ->
                    new Warning(
                        Path.of(f.text("file")), f.small("line"), f.text("code"), f.text("text")));
    List<Callback> callbacks =
        !fields.has("callbacks") // likewise
            ? List.of()
            : fields.list(
                "callbacks",
                f ->
                    new Callback(
                        Path.of(f.text("file")),
                        f.small("line"),
                        f.text("call"),
                        f.texts("units")));
    return new Decisions(loops, tasks, sets, fields.small("overlayEntries"), warnings, callbacks);
  }

  private static String slashes(Path file) {
    return file.toString().replace('\\', '/');
  }
}
