package org.ajws.processor.knownbugs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.tools.ToolProvider;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;

/**
 * A published library: its classes as published, or those of its sources that an overlay gives
 * atomic sets, translated, before the published ones. The jars are in the folder that the system
 * property {@code ajws.knownBugs} names; the build copies them there.
 */
final class Library {
  private static final Path JARS = Path.of(System.getProperty("ajws.knownBugs"));
  private static final Path RESOURCES = Path.of("src/test/resources/known-bugs");

  private final String name;
  private final List<Path> needed;
  private final Path folder;

  /** A library and the jars that it needs, by name and version. */
  Library(String name, List<String> needed, Path folder) {
    this.name = name;
    this.needed = Stream.concat(Stream.of(name), needed.stream()).map(Library::jar).toList();
    this.folder = folder;
  }

  private static Path jar(String name) {
    return JARS.resolve(name + ".jar");
  }

  /**
   * Unpacks the sources below some paths.
   *
   * @param probe a statement where the program that shows the bug is called back, with the text
   *     that it follows; null where the library calls back by itself
   */
  Library unpack(List<String> below, Probe probe) throws IOException {
    try (ZipFile zip = new ZipFile(JARS.resolve(name + "-sources.jar").toFile())) {
      for (ZipEntry entry : (Iterable<ZipEntry>) zip.stream().map(e -> (ZipEntry) e)::iterator) {
        Path target = sources().resolve(entry.getName()).normalize();
        if (below.stream().anyMatch(entry.getName()::startsWith)
            && entry.getName().endsWith(".java")
            && target.startsWith(sources())) {
          Files.createDirectories(target.getParent());
          try (InputStream in = zip.getInputStream(entry)) {
            String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            Files.writeString(
                target, probe == null ? text : probe.in(text), StandardCharsets.ISO_8859_1);
          }
        }
      }
    }
    return this;
  }

  /** A statement behind the only place where a text stands. */
  record Probe(String behind, String statement) {
    private String in(String text) {
      int at = text.indexOf(behind);
      assertEquals(at, text.lastIndexOf(behind), behind);
      return new StringBuilder(text).insert(at + behind.length(), statement).toString();
    }
  }

  private Path sources() {
    return folder.resolve("src");
  }

  /** The classes as published, or, if the sources were changed by a probe, those of the sources. */
  ClassLoader untranslated(boolean probed, List<String> programs) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("untranslated"));
    if (probed) {
      compile(files(sources(), ""), classes);
    }
    return loader(classes, programs);
  }

  /** The classes with those that the overlay gives atomic sets in their translation. */
  ClassLoader translated(LockKind locks, List<String> programs) throws IOException {
    TranslationRequest request =
        new TranslationRequest(
            List.of(sources()),
            classPath(List.of()),
            overlays(),
            folder.resolve("out"),
            null,
            Target.SERIAL,
            locks,
            StandardCharsets.ISO_8859_1,
            null,
            false);
    TranslationResult result = Translator.translate(request);
    assertEquals(false, result.hasErrors(), () -> Sources.messages(result));
    Path classes = Files.createDirectories(folder.resolve("translated"));
    compile(files(folder.resolve("out"), "@org.ajws.runtime.Translated"), classes);
    return loader(classes, programs);
  }

  private List<Path> overlays() throws IOException {
    try (Stream<Path> files = Files.list(RESOURCES.resolve(name))) {
      return files.filter(f -> f.toString().endsWith(".ajws-overlay")).sorted().toList();
    }
  }

  private ClassLoader loader(Path classes, List<String> programs) throws IOException {
    Path own = Files.createDirectories(folder.resolve("programs"));
    compile(programs.stream().map(RESOURCES.resolve(name)::resolve).toList(), own, classes);
    List<URL> urls = new ArrayList<>();
    for (Path p : Stream.concat(Stream.of(own, classes), needed.stream()).toList()) {
      urls.add(p.toUri().toURL());
    }
    return new URLClassLoader(urls.toArray(URL[]::new), getClass().getClassLoader());
  }

  private List<Path> classPath(List<Path> first) {
    return Stream.of(first, needed, Sources.CLASS_PATH).flatMap(List::stream).toList();
  }

  private void compile(List<Path> files, Path classes, Path... before) {
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "-nowarn", "-Xlint:none", "-g"));
    arguments.addAll(List.of("-encoding", "ISO-8859-1", "-d", classes.toString(), "-classpath"));
    arguments.add(
        classPath(List.of(before)).stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator)));
    files.forEach(f -> arguments.add(f.toString()));
    var messages = new java.io.ByteArrayOutputStream();
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, messages, messages, arguments.toArray(String[]::new));
    assertEquals(0, status, () -> messages.toString(StandardCharsets.UTF_8));
  }

  private static List<Path> files(Path root, String containing) throws IOException {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> tree = Files.walk(root)) {
      for (Path p : (Iterable<Path>) tree.filter(f -> f.toString().endsWith(".java"))::iterator) {
        if (Files.readString(p, StandardCharsets.ISO_8859_1).contains(containing)) {
          found.add(p);
        }
      }
    }
    return found;
  }
}
