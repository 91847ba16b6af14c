package org.ajws.javac;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.processor.output.WholeFile;
import org.ajws.processor.source.JavaFiles;
import org.ajws.processor.source.PackageName;
import org.ajws.processor.source.TopLevelTypes;

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

  /** The folders of the named files, and the root of each. */
  private final Map<Path, Path> rootOfFolders = new LinkedHashMap<>();

  private final List<Path> named;
  private final Texts texts;

  /** The types of the named files; null until they are asked for. */
  private Set<String> types;

  /** Of folders, in which file each type is. */
  private final Map<Path, Map<String, Path>> typesInside = new HashMap<>();

  /**
   * The roots of some files. Of each folder one file is asked for its package, but where that is
   * not what the folder is named like.
   */
  SourceRoots(Collection<Path> named, Texts texts) {
    this.named = List.copyOf(named);
    this.texts = texts;
    Map<Path, List<Path>> folders = new LinkedHashMap<>();
    named.forEach(f -> folders.computeIfAbsent(f.getParent(), p -> new ArrayList<>()).add(f));
    folders.forEach(
        (folder, inside) -> {
          Path root = root(folder, packageOf(inside.get(0), texts));
          if (root != null) {
            roots.add(root);
            rootOfFolders.put(folder, root);
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

  /**
   * The types at the top level of the named files, as paths like those of {@link #files()}: a file
   * may hold more than the one that is named like it.
   */
  Set<String> types() {
    if (types == null) {
      types = new TreeSet<>();
      for (Path file : named) {
        Path inPackage = packageOf(file, texts);
        for (String type : TopLevelTypes.of(texts.of(file))) {
          types.add(slashed(inPackage.resolve(type)));
        }
      }
    }
    return types;
  }

  /** The folders of the named files that lie in that of their package, and the root of each. */
  Map<Path, Path> rootOfFolders() {
    return rootOfFolders;
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
    String lines = roots.stream().map(root -> root + "\n").collect(Collectors.joining());
    WholeFile.write(cache.resolve(FILE), lines.getBytes(StandardCharsets.UTF_8));
  }

  /** A damaged memory is none. */
  private static Set<Path> remembered(Path cache) throws IOException {
    Path file = cache.resolve(FILE);
    Set<Path> roots = new LinkedHashSet<>();
    if (Files.isRegularFile(file)) {
      try {
        Files.readAllLines(file).stream()
            .map(Path::of)
            .filter(Files::isDirectory)
            .forEach(roots::add);
      } catch (CharacterCodingException | InvalidPathException e) {
        roots.clear();
      }
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

  /**
   * The source of a type at the top level of any file; null where no root has it.
   *
   * @param packages the folder of its package, empty or with a slash at its end
   */
  Path findType(String packages, String type) throws IOException {
    Path found = find(packages + type + ".java");
    for (Path root : found == null ? roots : Set.<Path>of()) {
      Path folder = root.resolve(packages);
      if (!typesInside.containsKey(folder)) {
        typesInside.put(folder, typesIn(folder));
      }
      found = typesInside.get(folder).get(type);
      if (found != null) {
        return found;
      }
    }
    return found;
  }

  private Map<String, Path> typesIn(Path folder) throws IOException {
    Map<String, Path> found = new HashMap<>();
    if (Files.isDirectory(folder) && Files.isReadable(folder)) {
      try (Stream<Path> entries = Files.list(folder)) {
        for (Path file : (Iterable<Path>) entries.filter(JavaFiles::isJava).sorted()::iterator) {
          if (Files.isRegularFile(file)) {
            TopLevelTypes.of(texts.of(file)).forEach(type -> found.putIfAbsent(type, file));
          }
        }
      }
    }
    return found;
  }
}
