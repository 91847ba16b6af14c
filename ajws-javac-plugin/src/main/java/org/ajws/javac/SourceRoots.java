package org.ajws.javac;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.ajws.processor.source.PackageName;

/** Below which folders the sources of a module lie, each in the folder of its package. */
final class SourceRoots {
  private static final String FILE = "source.roots";

  /** The text of a file; an empty one where it cannot be read. */
  interface Texts {
    String of(Path file);
  }

  private final Set<Path> roots = new LinkedHashSet<>();

  /** The files' paths below their roots, without {@code .java}. */
  private final Set<String> files = new TreeSet<>();

  /**
   * The roots of some files. Of each folder one file is asked for its package, but where that is
   * not what the folder is named like.
   */
  SourceRoots(Collection<Path> named, Texts texts) {
    Map<Path, List<Path>> folders = new LinkedHashMap<>();
    named.forEach(f -> folders.computeIfAbsent(f.getParent(), p -> new ArrayList<>()).add(f));
    folders.forEach(
        (folder, inside) -> {
          Path root = root(folder, packageOf(inside.get(0), texts));
          if (root != null) {
            roots.add(root);
          }
          for (Path file : inside) {
            add(root == null ? packageOf(file, texts).resolve(name(file)) : root.relativize(file));
          }
        });
  }

  private static Path packageOf(Path file, Texts texts) {
    return PackageName.folder(PackageName.of(texts.of(file)));
  }

  private static Path name(Path file) {
    return file.getFileName();
  }

  private void add(Path relative) {
    String path = slashed(relative);
    files.add(path.substring(0, path.length() - ".java".length()));
  }

  private static Path root(Path folder, Path inPackage) {
    if (inPackage.toString().isEmpty()) {
      return folder;
    }
    if (!folder.endsWith(inPackage)) {
      return null;
    }
    Path root = folder;
    for (int i = 0; i < inPackage.getNameCount(); i++) {
      root = root.getParent();
    }
    return root;
  }

  static String slashed(Path relative) {
    return relative.toString().replace('\\', '/');
  }

  /** The paths of the named files below their roots, with slashes and without {@code .java}. */
  Set<String> files() {
    return files;
  }

  Set<Path> folders() {
    return roots;
  }

  /** Knows of more roots. */
  void addAll(Collection<Path> others) {
    others.forEach(r -> roots.add(r.toAbsolutePath().normalize()));
  }

  /** Knows of the roots that earlier compilations have remembered. */
  void recall(Path cache) throws IOException {
    roots.addAll(remembered(cache));
  }

  /** Remembers the roots for later compilations, which may be of files of one root only. */
  void remember(Path cache) throws IOException {
    if (remembered(cache).containsAll(roots)) {
      return;
    }
    Files.createDirectories(cache);
    Path whole = Files.createTempFile(cache, "source", ".tmp");
    Files.write(whole, roots.stream().map(Path::toString).toList());
    Files.move(whole, cache.resolve(FILE), StandardCopyOption.REPLACE_EXISTING);
  }

  private static Set<Path> remembered(Path cache) throws IOException {
    Path file = cache.resolve(FILE);
    Set<Path> roots = new LinkedHashSet<>();
    if (Files.isRegularFile(file)) {
      Files.readAllLines(file).stream()
          .map(Path::of)
          .filter(Files::isDirectory)
          .forEach(roots::add);
    }
    return roots;
  }

  /** A source by its path below its root; null where no root has it. */
  Path find(String relative) {
    for (Path root : roots) {
      Path file = root.resolve(relative);
      if (Files.isRegularFile(file)) {
        return file;
      }
    }
    return null;
  }
}
