package org.ajws.javac;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import javax.lang.model.SourceVersion;
import org.ajws.processor.output.FileMemory;
import org.ajws.processor.source.JavaFiles;
import org.ajws.processor.source.ReadableTree;

/**
 * The classes of a module that a compilation of some of its files finds in its output folder. The
 * checks look at their sources, too.
 */
final class CompiledBefore {
  private static final String MEMORY = "old.classes";

  private final Named named;
  private final Path cache;
  private final FileMemory memory;

  /** Null until they are asked for: most compilations have nothing in their output folder. */
  private SourceRoots roots;

  /** Of the sources that are not compiled now, the class of their own name, or another one. */
  private final Map<Path, Compiled> sources = new TreeMap<>();

  /** Classes of AJWS whose sources are not found. */
  private final Set<String> unknown = new TreeSet<>();

  /** Whether any class was found that is known to have to do with AJWS. */
  private boolean ofAjws;

  /**
   * A class file.
   *
   * @param type null for one that cannot be read
   */
  record Compiled(Path file, CompiledClass type) {}

  /** What is asked of the compilation. */
  interface Named {
    /** The roots of the files that are compiled now. */
    SourceRoots roots() throws IOException;

    /** Whether the files that are compiled now may have constructs, or the compiler knows AJWS. */
    boolean mayKnowAjws() throws IOException;

    /** The words in the files that are compiled now, names of packages among them. */
    Set<String> words();
  }

  /**
   * @param cache where roots and what is in class files are remembered; null for nowhere
   */
  CompiledBefore(Named named, Path cache) {
    this.named = named;
    this.cache = cache;
    this.memory = new FileMemory(cache == null ? null : cache.resolve(MEMORY));
  }

  private SourceRoots roots() throws IOException {
    if (roots == null) {
      roots = named.roots();
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
    if (outputs.isEmpty()) {
      for (Map.Entry<Path, Path> beside : roots().rootOfFolders().entrySet()) {
        search(beside.getValue(), beside.getKey(), name -> false);
      }
    }
    for (Path output : outputs) {
      search(output);
    }
  }

  /**
   * An output folder may be any folder, such as a home with much else in it. Where AJWS is not at
   * hand, no class is looked at but those in packages that the sources name, until one is of AJWS.
   */
  private void search(Path output) throws IOException {
    if (!Files.isDirectory(output)) {
      return;
    }
    if (!named.mayKnowAjws()) {
      search(output, output, named.words()::contains);
      if (!ofAjws) {
        return;
      }
    }
    search(output, output, name -> true);
  }

  /**
   * Looks into a folder, and into those inside of it that may be a package's.
   *
   * @param root the folder of the unnamed package
   */
  private void search(Path root, Path folder, Predicate<String> inside) throws IOException {
    List<Path> others = new ArrayList<>();
    Files.walkFileTree(
        folder,
        EnumSet.of(FileVisitOption.FOLLOW_LINKS),
        Integer.MAX_VALUE,
        new ReadableTree() {
          @Override
          public FileVisitResult preVisitDirectory(Path next, BasicFileAttributes attributes) {
            String name = String.valueOf(next.getFileName());
            return next.equals(folder) || SourceVersion.isIdentifier(name) && inside.test(name)
                ? FileVisitResult.CONTINUE
                : FileVisitResult.SKIP_SUBTREE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            if (file.toString().endsWith(".class")
                && !JavaFiles.isClassOf(
                    roots().files(), SourceRoots.slashed(root.relativize(file)))) {
              others.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    for (Path file : others) {
      add(root, file);
    }
  }

  private void add(Path root, Path file) throws IOException {
    CompiledClass type = read(file);
    String path = SourceRoots.slashed(root.relativize(file));
    String name = path.substring(0, path.length() - ".class".length());
    if (type != null && !type.name().equals(name)) {
      return; // of another output folder that lies inside of this one
    }
    ofAjws |= type != null && type.isAnnotated();
    String packages = name.substring(0, name.lastIndexOf('/') + 1);
    String simple = outermost(name.substring(packages.length()));
    Path found;
    if (type == null || type.source() == null) {
      if (JavaFiles.isClassOf(roots().types(), path)) {
        return;
      }
      found = roots().findType(packages, simple);
    } else {
      if (!JavaFiles.isJava(Path.of(type.source()))) {
        return; // of another language
      }
      String relative = packages + type.source();
      if (roots().files().contains(relative.substring(0, relative.length() - ".java".length()))) {
        return;
      }
      found = roots().find(relative);
    }
    if (found != null) {
      sources.merge(found, new Compiled(file, type), CompiledBefore::better);
    } else if (type != null && type.isAnnotated()) {
      unknown.add((packages + simple).replace('/', '.'));
    }
  }

  private CompiledClass read(Path file) throws IOException {
    CompiledClass known = remembered(file);
    if (known != null) {
      return known;
    }
    CompiledClass type = CompiledClass.read(file);
    if (type != null) {
      memory.put(file, type.text());
    }
    return type;
  }

  private CompiledClass remembered(Path file) throws IOException {
    try {
      String text = Files.isReadable(file) ? memory.of(file) : null;
      return text == null ? null : CompiledClass.parse(text);
    } catch (NoSuchFileException e) {
      return null; // deleted just now
    }
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

  /** Of each of these, a class. */
  Map<Path, Compiled> classes() {
    return sources;
  }

  /** Classes of AJWS whose sources are not found. */
  Set<String> unknown() {
    return unknown;
  }

  boolean isSource(Path file) {
    return sources.containsKey(file.toAbsolutePath().normalize());
  }

  /**
   * Remembers what is in class files and, where there are constructs, where sources are: a later
   * compilation may be of files in one place only.
   */
  void remember(boolean constructs) throws IOException {
    if (constructs && cache != null) {
      roots().remember(cache);
    }
    memory.store();
  }
}
