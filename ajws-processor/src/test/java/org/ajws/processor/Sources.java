package org.ajws.processor;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;

/** A source root of a test, its translation, and what both do when they run. */
public final class Sources {
  /** The class path of the tests: annotations, runtime, and the translator itself. */
  public static final List<Path> CLASS_PATH =
      Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
          .map(Path::of)
          .filter(entry -> entry.toString().contains("ajws-"))
          .toList();

  private final Path root;
  private final Path output;

  /** Sources in {@code src} and output in {@code out} of a folder. */
  public Sources(Path folder) {
    root = folder.resolve("src");
    output = folder.resolve("out");
  }

  /** Adds a file in UTF-8. */
  public Sources add(String name, String text) {
    return add(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Adds a file. */
  public Sources add(String name, byte[] bytes) {
    try {
      Path file = root.resolve(name);
      Files.createDirectories(file.getParent());
      Files.write(file, bytes);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The source root. */
  public Path root() {
    return root;
  }

  /** The output folder. */
  public Path output() {
    return output;
  }

  /** A request with the defaults for these sources. */
  public TranslationRequest request() {
    return TranslationRequest.of(List.of(root), CLASS_PATH, output);
  }

  /** Translates with the defaults. */
  public TranslationResult translate() {
    return Translator.translate(request());
  }

  /** The text of an output file. */
  public String translated(String name) throws IOException {
    return Files.readString(output.resolve(name));
  }

  /** Every regular file below a folder but the list of the writer, with its content. */
  public static Map<String, String> tree(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return Map.of();
    }
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> tree = Files.walk(folder)) {
      for (Path p : (Iterable<Path>) tree.filter(Files::isRegularFile)::iterator) {
        String name = folder.relativize(p).toString().replace('\\', '/');
        if (!name.equals(".ajws-files")) {
          files.put(name, new String(Files.readAllBytes(p), StandardCharsets.ISO_8859_1));
        }
      }
    }
    return files;
  }

  /** The messages of a result, one a line. */
  public static String messages(TranslationResult result) {
    return result.diagnostics().stream().map(Diagnostic::format).collect(Collectors.joining("\n"));
  }

  /** The compiler's messages for all files below a root; empty where it accepts them. */
  public static String compile(Path root, Path classes, String... options) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    Files.createDirectories(classes);
    List<File> files;
    try (Stream<Path> tree = Files.walk(root)) {
      files = tree.filter(p -> p.toString().endsWith(".java")).map(Path::toFile).toList();
    }
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    List<String> all =
        Stream.concat(
                Stream.of("-d", classes.toString(), "-proc:none", "-nowarn", "-g", "-Xlint:none"),
                Arrays.stream(options))
            .toList();
    try (var manager = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      manager.setLocationFromPaths(javax.tools.StandardLocation.CLASS_PATH, CLASS_PATH);
      var writer = new java.io.OutputStreamWriter(messages, StandardCharsets.UTF_8);
      boolean done =
          compiler
              .getTask(writer, manager, null, all, null, manager.getJavaFileObjectsFromFiles(files))
              .call();
      return done ? "" : messages.toString(StandardCharsets.UTF_8);
    }
  }
}
