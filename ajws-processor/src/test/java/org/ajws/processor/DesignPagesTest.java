package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the pages for maintainers name exists: our classes and their members. */
class DesignPagesTest {
  private static final Path ROOT = Path.of("..");

  private static final Pattern BLOCK = Pattern.compile("```.*?```", Pattern.DOTALL);
  private static final Pattern NAME =
      Pattern.compile("`([A-Z][a-z]\\w*)(?:\\.([a-zA-Z_]\\w*))?(?:\\([^`]*\\))?`");
  private static final Pattern TYPE =
      Pattern.compile("\\b(?:class|interface|enum|record)\\s+([A-Z]\\w*)");

  private static final List<String> OF_THE_JDK =
      List.of(
          "com.sun.source.util.",
          "com.sun.tools.javac.comp.",
          "com.sun.tools.javac.main.",
          "java.lang.",
          "java.lang.invoke.",
          "java.util.",
          "java.util.concurrent.",
          "java.util.concurrent.atomic.",
          "java.util.concurrent.locks.",
          "java.util.function.",
          "sun.misc.");

  /** The texts of the files that declare a type, by its simple name. */
  private static final Map<String, String> SOURCES = new HashMap<>();

  @BeforeAll
  static void readSources() throws IOException {
    try (Stream<Path> modules = Files.list(ROOT)) {
      for (Path module : (Iterable<Path>) modules::iterator) {
        Path sources = module.resolve("src");
        if (Files.isDirectory(sources)) {
          read(sources);
        }
      }
    }
    read(ROOT.resolve("samples"));
    assertTrue(SOURCES.containsKey("Translator"), "the sources were found");
  }

  private static void read(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (file.toString().endsWith(".java")) {
          String text =
              Files.readString(file, StandardCharsets.ISO_8859_1); // some are in other encodings
          Matcher type = TYPE.matcher(text);
          while (type.find()) {
            SOURCES.merge(type.group(1), text, String::concat);
          }
        }
      }
    }
  }

  @Test
  void everyNameIsOfSomething() throws IOException {
    List<String> lost = new ArrayList<>();
    for (Path page : pages()) {
      String text = BLOCK.matcher(Files.readString(page)).replaceAll("");
      Matcher name = NAME.matcher(text);
      while (name.find()) {
        if (!exists(name.group(1), name.group(2))) {
          lost.add(page + ": " + name.group());
        }
      }
    }
    assertEquals(List.of(), lost);
  }

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    pages.add(ROOT.resolve("CONTRIBUTING.md"));
    pages.add(ROOT.resolve("docs/architecture.md"));
    for (String folder : List.of("docs/design", "docs/decisions")) {
      try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
        files.filter(f -> f.toString().endsWith(".md")).sorted().forEach(pages::add);
      }
    }
    for (String module : List.of("ajws-runtime", "ajws-processor")) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
        files.filter(f -> f.endsWith("README.md")).sorted().forEach(pages::add);
      }
    }
    return pages;
  }

  private static boolean exists(String type, String member) {
    String source = SOURCES.get(type);
    if (source == null) {
      return OF_THE_JDK.stream().anyMatch(p -> isClass(p + type)) || isOfMeasuredLibrary(type);
    }
    return member == null
        || Pattern.compile("\\b" + member + "\\b").matcher(source).find()
        || OF_THE_JDK.stream().anyMatch(p -> isClass(p + type));
  }

  private static boolean isOfMeasuredLibrary(String type) {
    return type.equals("ConcurrencyUtils"); // of JTransforms
  }

  private static boolean isClass(String name) {
    try {
      Class.forName(name, false, ClassLoader.getSystemClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
