package org.ajws.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The pages of the documentation, for tests that compare them with the code. */
public final class Pages {
  /** The root of the checkout, seen from a module. */
  public static final Path ROOT = Path.of("..");

  private static final Pattern BLOCK =
      Pattern.compile("^ *```.*?^ *```", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern SPAN = Pattern.compile("`([^`\n]+(?:\n[^`\n]+)?)`");

  private Pages() {}

  /** All pages: of the root, of {@code docs}, and those beside the sources. */
  static List<Path> all() throws IOException {
    List<Path> pages = new ArrayList<>();
    try (Stream<Path> files = Files.list(ROOT)) {
      files.filter(Pages::isPage).sorted().forEach(pages::add);
    }
    pages.addAll(below(ROOT.resolve("docs")));
    try (Stream<Path> modules = Files.list(ROOT)) {
      for (Path module : modules.sorted().toList()) {
        Path sources = module.resolve("src/main/java");
        if (Files.isDirectory(sources)) {
          pages.addAll(below(sources));
        }
      }
    }
    return pages;
  }

  /** The pages in a folder and below. */
  static List<Path> below(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Pages::isPage).sorted().toList();
    }
  }

  private static boolean isPage(Path file) {
    return file.toString().endsWith(".md");
  }

  /** The text of a page, or of another file, as it is. */
  public static String source(String page) {
    return source(ROOT.resolve(page));
  }

  private static String source(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text of a page without its blocks of code. */
  public static String text(String page) {
    return text(ROOT.resolve(page));
  }

  static String text(Path page) {
    return BLOCK.matcher(source(page)).replaceAll("");
  }

  /** What stands in back quotes. */
  public static List<String> spans(String text) {
    List<String> spans = new ArrayList<>();
    Matcher span = SPAN.matcher(text);
    while (span.find()) {
      spans.add(span.group(1).replaceAll("\\s+", " "));
    }
    return spans;
  }

  /**
   * The part of a page below a heading, up to the next heading of the same rank or a higher one.
   *
   * @throws IllegalArgumentException if there is no such heading
   */
  public static String section(String text, String heading) {
    Matcher begin =
        Pattern.compile("^(#+) " + Pattern.quote(heading) + "$", Pattern.MULTILINE).matcher(text);
    if (!begin.find()) {
      throw new IllegalArgumentException("no heading '" + heading + "'");
    }
    String rest = text.substring(begin.end());
    Matcher next =
        Pattern.compile("^#{1," + begin.group(1).length() + "} ", Pattern.MULTILINE).matcher(rest);
    return next.find() ? rest.substring(0, next.start()) : rest;
  }

  /** The rows of all tables of a text but their heads, cell by cell. */
  public static List<List<String>> rows(String text) {
    List<List<String>> rows = new ArrayList<>();
    boolean body = false;
    for (String line : text.lines().toList()) {
      if (!line.startsWith("|")) {
        body = false;
      } else if (line.matches("[|\\-: ]+")) {
        body = true;
      } else if (body) {
        String[] cells = line.substring(1).split("(?<!\\\\)\\|", -1);
        rows.add(Stream.of(cells).limit(cells.length - 1L).map(String::strip).toList());
      }
    }
    return rows;
  }
}
