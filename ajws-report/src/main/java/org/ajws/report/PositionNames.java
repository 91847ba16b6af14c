package org.ajws.report;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.ajws.processor.api.Decisions;

/**
 * How the page names places in files: without the folders that all files have in common, which are
 * long, say nothing, and are often temporary ones.
 */
record PositionNames(List<String> common) {

  static PositionNames of(Decisions decisions) {
    List<String> common =
        Stream.of(
                decisions.loops().stream().map(Decisions.Loop::file),
                decisions.tasks().stream().map(Decisions.Task::file),
                decisions.barriers().stream().map(Decisions.Barrier::file),
                decisions.critical().stream().map(Decisions.Critical::file),
                decisions.atomicSets().stream().map(Decisions.AtomicSet::file),
                decisions.callbacks().stream().map(Decisions.Callback::file),
                decisions.warnings().stream().map(Decisions.Warning::file))
            .flatMap(files -> files)
            .map(PositionNames::folders)
            .filter(folders -> !folders.isEmpty())
            .reduce(PositionNames::start)
            .orElse(List.of());
    return new PositionNames(common);
  }

  private static List<String> folders(Path file) {
    List<String> names = names(file);
    return names.subList(0, names.size() - 1);
  }

  private static List<String> names(Path file) {
    return List.of(file.toString().replace('\\', '/').split("/", -1));
  }

  private static List<String> start(List<String> a, List<String> b) {
    int same = 0;
    while (same < a.size() && same < b.size() && a.get(same).equals(b.get(same))) {
      same++;
    }
    return a.subList(0, same);
  }

  /** A line of a file, the whole file (line 0), or nothing in particular (an empty path). */
  String of(Path file, int line) {
    List<String> names = names(file);
    int from = start(common, folders(file)).size() == common.size() ? common.size() : 0;
    return String.join("/", names.subList(from, names.size())) + (line > 0 ? ":" + line : "");
  }
}
