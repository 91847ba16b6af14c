package org.ajws.javac;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.Translator;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.source.SourceReader;

/**
 * Which classes that were compiled before are not what they would be if all sources were compiled
 * now: they stay as they are, beside those that are compiled.
 */
final class UnfitClasses {
  /** So many are named in a message. */
  private static final int NAMED = 5;

  private final CompiledBefore before;
  private final int release;

  /**
   * @param release the Java version that classes are compiled for now
   */
  UnfitClasses(CompiledBefore before, int release) {
    this.before = before;
    this.release = release;
  }

  /**
   * What does not fit together, as far as it is known before the first class is attributed. A
   * source that is newer than its class may still be found by the compiler, and compiled as well.
   *
   * @param translated the translation of all sources that have one
   * @param compiled the files that the compiler has found by itself, and compiles
   */
  List<Diagnostic> check(Map<Path, Translator.Text> translated, Set<Path> compiled)
      throws IOException {
    List<Diagnostic> found = unfit(translated, compiled, false);
    if (!before.unknown().isEmpty()) {
      found.add(
          new Diagnostic(
              DiagnosticCode.COMPILED_BEFORE,
              Severity.WARNING,
              null,
              0,
              0,
              "classes that were compiled before have constructs of AJWS, but their sources are not"
                  + " found, and the checks do not see what they do: "
                  + names(List.copyOf(before.unknown())),
              "name the folders of all sources of the module by -sourcepath; delete the class files"
                  + " of sources that are gone; compile what belongs to another module into a"
                  + " folder of its own"));
    }
    return found;
  }

  /** What was left open, at the end of the compilation. */
  List<Diagnostic> checkAgain(Map<Path, Translator.Text> translated, Set<Path> compiled)
      throws IOException {
    return unfit(translated, compiled, true);
  }

  private List<Diagnostic> unfit(
      Map<Path, Translator.Text> translated, Set<Path> compiled, boolean newer) throws IOException {
    Map<Path, String> unfit = new LinkedHashMap<>();
    for (Map.Entry<Path, CompiledBefore.Compiled> source : before.classes().entrySet()) {
      Path file = source.getKey();
      if (!compiled.contains(file) && newer == isNewer(file, source.getValue().file())) {
        String why = why(file, translated.get(file), source.getValue());
        if (why != null) {
          unfit.put(file, why);
        }
      }
    }
    List<Diagnostic> found = new ArrayList<>();
    if (!unfit.isEmpty()) {
      found.add(
          new Diagnostic(
              DiagnosticCode.COMPILED_BEFORE,
              Severity.ERROR,
              unfit.keySet().iterator().next(),
              1,
              1,
              "classes that were compiled before do not fit those that are compiled now: "
                  + names(
                      unfit.entrySet().stream()
                          .map(e -> e.getKey().getFileName() + " (" + e.getValue() + ")")
                          .toList()),
              "compile them, too: build the whole module anew, or delete the class files of these"
                  + " sources first"));
    }
    return found;
  }

  private static boolean isNewer(Path source, Path type) throws IOException {
    return Files.getLastModifiedTime(source).compareTo(Files.getLastModifiedTime(type)) > 0;
  }

  private static String names(List<String> all) {
    return String.join(", ", all.subList(0, Math.min(NAMED, all.size())))
        + (all.size() > NAMED ? " and " + (all.size() - NAMED) + " more" : "");
  }

  /** Why a class file is not what its source would become; null where it is. */
  private String why(Path source, Translator.Text text, CompiledBefore.Compiled compiled)
      throws IOException {
    CompiledClass type = compiled.type();
    if (type == null) {
      return text == null ? null : "its class file cannot be read";
    }
    if (text == null && type.digest() == null) {
      return null;
    }
    if (type.digest() == null) {
      return "was compiled without AJWS";
    }
    if (!type.digest().equals(SourceReader.sha256(Files.readAllBytes(source)))) {
      return "has changed since";
    }
    if (text != null && text.isKnownBy(type.code())) {
      return null;
    }
    return "is translated in another way now"
        + (type.release() == release ? "" : ", was compiled for Java " + type.release());
  }
}
