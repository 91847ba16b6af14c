package org.ajws.javac;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.ajws.processor.Translator;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.source.JavaFiles;
import org.ajws.processor.source.SourceReader;

/**
 * The classes of a module that a compilation of some of its files finds in its output folder. The
 * checks look at their sources, too; and their class files must be what they would be if all were
 * compiled now, since they stay as they are.
 */
final class CompiledBefore {
  /** So many are named in a message. */
  private static final int NAMED = 5;

  private final Roots named;
  private final Path cache;

  /** Null until they are asked for: most compilations have nothing in their output folder. */
  private SourceRoots roots;

  /** Of the sources that are not compiled now, the class of their own name, or another one. */
  private final Map<Path, Compiled> sources = new TreeMap<>();

  /** Classes of AJWS whose sources are not found. */
  private final Set<String> unknown = new TreeSet<>();

  /**
   * A class file.
   *
   * @param type null for one that cannot be read
   */
  private record Compiled(Path file, CompiledClass type) {}

  /** The roots of the files that are compiled now. */
  interface Roots {
    SourceRoots find() throws IOException;
  }

  /**
   * @param cache where roots are remembered; null for nowhere
   */
  CompiledBefore(Roots named, Path cache) {
    this.named = named;
    this.cache = cache;
  }

  private SourceRoots roots() throws IOException {
    if (roots == null) {
      roots = named.find();
      if (cache != null) {
        roots.recall(cache);
      }
    }
    return roots;
  }

  /**
   * Looks at the classes that are of none of the sources that are compiled now.
   *
   * @param outputs the output folder; none where each class is written beside its source
   */
  void search(List<Path> outputs) throws IOException {
    for (Path folder : outputs.isEmpty() ? List.copyOf(roots().folders()) : outputs) {
      search(folder);
    }
  }

  private void search(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    List<Path> others = new ArrayList<>();
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path inside, BasicFileAttributes attributes) {
            return inside.endsWith("META-INF")
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            if (file.toString().endsWith(".class")
                && !JavaFiles.isClassOf(
                    roots().files(), SourceRoots.slashed(folder.relativize(file)))) {
              others.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    for (Path file : others) {
      add(folder, file);
    }
  }

  private void add(Path folder, Path file) throws IOException {
    CompiledClass type = CompiledClass.read(file);
    String path = SourceRoots.slashed(folder.relativize(file));
    String name = type == null ? path.substring(0, path.length() - ".class".length()) : type.name();
    String packages = name.substring(0, name.lastIndexOf('/') + 1);
    String simple = outermost(name.substring(packages.length()));
    String source = type == null || type.source() == null ? simple + ".java" : type.source();
    if (!source.endsWith(".java")) {
      return; // of another language
    }
    String relative = packages + source;
    if (roots.files().contains(relative.substring(0, relative.length() - ".java".length()))) {
      return;
    }
    Path found = roots.find(relative);
    if (found == null) {
      if (type != null && type.isAnnotated()) {
        unknown.add((packages + simple).replace('/', '.'));
      }
      return;
    }
    sources.merge(found, new Compiled(file, type), CompiledBefore::better);
  }

  /** The stamp is on the classes that are inside of no other one. */
  private static Compiled better(Compiled one, Compiled other) {
    return one.type == null || (one.type.digest() == null && other.type != null) ? other : one;
  }

  private static String outermost(String name) {
    int inner = name.indexOf('$', 1);
    return inner < 0 ? name : name.substring(0, inner);
  }

  /** The sources that are not compiled now. */
  Set<Path> sources() {
    return sources.keySet();
  }

  boolean isSource(Path file) {
    return sources.containsKey(file.toAbsolutePath().normalize());
  }

  /** Remembers where sources are: a later compilation may be of files in one place only. */
  void remember() throws IOException {
    if (cache != null) {
      roots().remember(cache);
    }
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
    if (!unknown.isEmpty()) {
      found.add(
          new Diagnostic(
              DiagnosticCode.COMPILED_BEFORE,
              Severity.WARNING,
              null,
              0,
              0,
              "classes that were compiled before have constructs of AJWS, but their sources are not"
                  + " found, and the checks do not see what they do: "
                  + names(List.copyOf(unknown)),
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
    for (Map.Entry<Path, Compiled> source : sources.entrySet()) {
      Path file = source.getKey();
      if (!compiled.contains(file) && newer == isNewer(file, source.getValue().file)) {
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
  private static String why(Path source, Translator.Text text, Compiled compiled)
      throws IOException {
    CompiledClass type = compiled.type;
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
    return text != null && text.isKnownBy(type.code()) ? null : "is translated in another way now";
  }
}
