package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the pages name exists: classes and their members, packages, modules, files, headings. */
class DesignPagesTest {
  private static final Path ROOT = Pages.ROOT;

  private static final Pattern NAME =
      Pattern.compile(
          "@?(?:[a-z]\\w*\\.)*([A-Z][a-z]\\w*)(?:\\.(?!java$)([a-zA-Z_]\\w*))?(?:\\.java)?(?:\\(.*\\))?");
  private static final Pattern TYPE =
      Pattern.compile(
          "^\\s*(?:@\\w+ )?(?:(?:public|protected|private|static|final|abstract|sealed"
              + "|non-sealed) )*(?:class|interface|enum|record|@interface)\\s+([A-Z]\\w*)",
          Pattern.MULTILINE);
  private static final Pattern ANY_TYPE =
      Pattern.compile("\\b(?:class|interface|enum|record)\\s+([A-Z]\\w*)");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("^#+ (.*)$", Pattern.MULTILINE);

  /** Pages about code that is not ours: its names are not looked for. */
  private static final Set<String> OF_OTHERS =
      Set.of("comparison.md", "dialects.md", "evaluation.md", "RELEASES.md");

  /** Of libraries that pages speak of. */
  private static final Set<String> OTHER_NAMES =
      Set.of(
          "ConcurrencyUtils",
          "GuardedBy",
          "JavaMonitorEnter",
          "LabelledBreakTarget",
          "NonNull",
          "Sleep",
          "Slf4j",
          "SneakyThrows",
          "ThreadPark",
          "UnusedLabel");

  /** The texts of the files of our modules that declare a type, by its simple name. */
  private static final Map<String, String> SOURCES = new HashMap<>();

  /** The types of golden programs and samples. */
  private static final Set<String> PROGRAMS = new HashSet<>();

  private static final Set<String> OF_THE_JDK = new HashSet<>();
  private static final Pattern OF_ITS_API =
      Pattern.compile("(java|javax|com/sun/source|com/sun/tools/javac/(comp|main)|sun/misc)/.*");

  /** Paths in which something stands for a name, and what a build writes. */
  private static final Pattern OF_AN_EXAMPLE =
      Pattern.compile("\\bX\\.|\\b[A-Z]{6,}\\b(?!\\.md)|MyRule|nnn|^target/|/target/|Primes");

  @BeforeAll
  static void readSources() throws IOException {
    for (Path module : modules()) {
      Path sources = module.resolve("src");
      if (Files.isDirectory(sources)) {
        read(sources);
      }
    }
    read(ROOT.resolve("samples"));
    assertTrue(SOURCES.containsKey("Translator"), "the sources were found");
    for (ModuleReference module : ModuleFinder.ofSystem().findAll()) {
      try (ModuleReader reader = module.open();
          Stream<String> files = reader.list()) {
        files
            .filter(f -> f.endsWith(".class") && OF_ITS_API.matcher(f).matches())
            .map(f -> f.substring(0, f.length() - ".class".length()).replaceAll(".*[/$]", ""))
            .forEach(OF_THE_JDK::add);
      }
    }
  }

  private static List<Path> modules() throws IOException {
    try (Stream<Path> folders = Files.list(ROOT)) {
      return folders.filter(f -> Files.exists(f.resolve("pom.xml"))).sorted().toList();
    }
  }

  private static void read(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        String name = file.toString();
        if (name.endsWith(".java")) {
          String text =
              Files.readString(file, StandardCharsets.ISO_8859_1); // some are in other encodings
          boolean ours = name.contains("/java/") && !name.contains("/resources/");
          Matcher type = (ours ? TYPE : ANY_TYPE).matcher(text);
          while (type.find()) {
            if (ours) {
              SOURCES.merge(type.group(1), text, String::concat);
            } else {
              PROGRAMS.add(type.group(1));
            }
          }
        }
      }
    }
  }

  /** Notes beside the sources may name no program: theirs are the classes of the package. */
  @Test
  void everyNameIsOfSomething() throws IOException {
    List<String> lost = new ArrayList<>();
    for (Path page : Pages.all()) {
      if (!OF_OTHERS.contains(page.getFileName().toString())) {
        boolean beside = page.toString().contains("/src/main/java/");
        for (String span : Pages.spans(Pages.text(page))) {
          Matcher name = NAME.matcher(span);
          if (name.matches() && !exists(name.group(1), name.group(2), beside)) {
            lost.add(page + ": " + span);
          }
        }
      }
    }
    assertEquals(List.of(), lost);
  }

  private static boolean exists(String type, String member, boolean beside) {
    String source = SOURCES.get(type);
    if (source == null) {
      return OF_THE_JDK.contains(type)
          || OTHER_NAMES.contains(type)
          || isOfAnExample(type)
          || (!beside && PROGRAMS.contains(type));
    }
    return member == null || Pattern.compile("\\b" + member + "\\b").matcher(source).find();
  }

  /** What the pages' own examples declare or would, and words that only look like a class. */
  private static boolean isOfAnExample(String type) {
    return Set.of("MyClass", "MyRule", "Primes", "SyncSteal", "Atomicset").contains(type);
  }

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    List<String> lost = new ArrayList<>();
    for (Path page : Pages.all()) {
      Matcher link = LINK.matcher(Pages.text(page));
      while (link.find()) {
        String target = link.group(1);
        if (!target.matches("[a-z]+:.*") && !leadsSomewhere(page, target)) {
          lost.add(page + ": " + target);
        }
      }
    }
    assertEquals(List.of(), lost);
  }

  /** Each page is found from the first one; those of messages by their folder. */
  @Test
  void everyPageIsLinked() throws IOException {
    Set<Path> found = new HashSet<>();
    List<Path> open = new ArrayList<>(List.of(ROOT.resolve("docs/index.md")));
    while (!open.isEmpty()) {
      Path page = open.remove(open.size() - 1);
      if (!found.add(page)) {
        continue;
      }
      Matcher link = LINK.matcher(Pages.text(page));
      while (link.find()) {
        Path target = page.resolveSibling(link.group(1).replaceFirst("#.*", "")).normalize();
        if (target.toString().endsWith(".md") && Files.exists(target)) {
          open.add(target);
        }
      }
    }
    List<Path> lost = new ArrayList<>(Pages.below(ROOT.resolve("docs")));
    lost.removeIf(p -> found.contains(p) || p.getParent().endsWith("diagnostics"));
    assertEquals(List.of(), lost);
  }

  private static boolean leadsSomewhere(Path page, String target) {
    int sign = target.indexOf('#');
    String file = sign < 0 ? target : target.substring(0, sign);
    Path other = file.isEmpty() ? page : page.resolveSibling(file).normalize();
    return Files.exists(other)
        && (sign < 0
            || !other.toString().endsWith(".md")
            || anchors(other).contains(target.substring(sign + 1)));
  }

  /** As GitHub makes them of headings. */
  private static Set<String> anchors(Path page) {
    Set<String> anchors = new HashSet<>();
    Matcher heading = HEADING.matcher(Pages.text(page));
    while (heading.find()) {
      String words = heading.group(1).replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1").strip();
      String plain = words.toLowerCase(Locale.ROOT).replaceAll("[^\\w\\- ]", "");
      String anchor = plain.replace(' ', '-');
      for (int n = 0; !anchors.add(n == 0 ? anchor : anchor + "-" + n); n++) {}
    }
    return anchors;
  }

  /** The first table of {@code docs/architecture.md} has each module and the modules it needs. */
  @Test
  void everyModuleIsDescribed() throws IOException {
    String section = Pages.section(architecture(), "Modules");
    Map<String, Set<String>> described = new TreeMap<>();
    for (List<String> row : Pages.rows(section.substring(0, section.indexOf("\n#")))) {
      Set<String> needs = new TreeSet<>(Pages.spans(row.get(2)));
      needs.removeIf(n -> !n.startsWith("ajws-"));
      described.put(Pages.spans(row.get(0)).get(0), needs);
    }
    Map<String, Set<String>> modules = new TreeMap<>();
    for (Path module : modules()) {
      modules.put(module.getFileName().toString(), needs(module));
    }
    assertEquals(modules, described);
  }

  /** The modules that a module's own code needs. */
  private static Set<String> needs(Path module) throws IOException {
    Set<String> needs = new TreeSet<>();
    Matcher dependency =
        Pattern.compile("<dependency>(.*?)</dependency>", Pattern.DOTALL)
            .matcher(Files.readString(module.resolve("pom.xml")));
    while (dependency.find()) {
      Matcher name = Pattern.compile("<artifactId>(ajws-[\\w-]+)</").matcher(dependency.group(1));
      boolean ofTests = dependency.group(1).matches("(?s).*<(scope>test|type>test-jar)<.*");
      if (name.find() && !ofTests) {
        needs.add(name.group(1));
      }
    }
    return needs;
  }

  /** The table of the layers has each package of the translator, and no other. */
  @Test
  void everyPackageOfTheTranslatorIsDescribed() throws IOException {
    Set<String> described = new TreeSet<>();
    String section = Pages.section(architecture(), "The layers of the translator");
    for (List<String> row : Pages.rows(section)) {
      String layer = Pages.spans(row.get(0)).get(0);
      described.add(layer);
      Pages.spans(row.get(1)).stream()
          .filter(s -> s.startsWith(layer + "."))
          .forEach(described::add);
    }
    Set<String> packages = packages("ajws-processor", "org/ajws/processor");
    packages.addAll(packages.stream().map(p -> p.replaceAll("\\..*", "")).toList());
    assertEquals(packages, described);
  }

  private static String architecture() {
    return Pages.text("docs/architecture.md");
  }

  private static Set<String> packages(String module, String base) throws IOException {
    Path root = ROOT.resolve(module).resolve("src/main/java").resolve(base);
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.walk(root)) {
      files
          .filter(f -> f.endsWith("package-info.java"))
          .map(f -> root.relativize(f.getParent()).toString().replace('/', '.'))
          .filter(n -> !n.isEmpty())
          .forEach(names::add);
    }
    return names;
  }

  /** A package of the translator that a page names, or a class with its package, is there. */
  @Test
  void everyPackageThatIsNamedExists() throws IOException {
    Path base = ROOT.resolve("ajws-processor/src/main/java/org/ajws/processor");
    Set<String> layers = new TreeSet<>();
    packages("ajws-processor", "org/ajws/processor").stream()
        .filter(p -> !p.contains("."))
        .forEach(layers::add);
    Pattern named =
        Pattern.compile("((?:" + String.join("|", layers) + ")(?:\\.[a-z]+)*)(\\.\\w+)?");
    List<String> lost = new ArrayList<>();
    for (Path page : Pages.all()) {
      for (String span : Pages.spans(Pages.text(page))) {
        Matcher m = named.matcher(span);
        if (span.contains(".") && m.matches() && !span.matches(".*\\.(html|json|xml|md)")) {
          String folder = m.group(1).replace('.', '/');
          String file = m.group(2) == null ? "" : m.group(2).substring(1) + ".java";
          if (!Files.exists(base.resolve(folder).resolve(file))) {
            lost.add(page + ": " + span);
          }
        }
      }
    }
    assertEquals(List.of(), lost);
  }

  /** A file or folder that is named by its path, or the end of it, is there. */
  @Test
  void everyPathLeadsToAFile() throws IOException {
    List<String> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(ROOT)) {
      all.map(f -> ROOT.relativize(f).toString())
          .filter(f -> !f.matches("\\.git/.*|(.*/)?target/.*"))
          .forEach(f -> files.add("/" + f));
    }
    List<String> lost = new ArrayList<>();
    for (Path page : Pages.all()) {
      boolean forMaintainers =
          page.toString()
              .matches(".*/(CONTRIBUTING|README|testing|architecture)\\.md|.*/design/.*");
      for (String span : Pages.spans(forMaintainers ? Pages.text(page) : "")) {
        if (span.matches("[\\w.…-]+(/[\\w.…-]+)+") && !OF_AN_EXAMPLE.matcher(span).find()) {
          String path = span.replace(".", "\\.").replaceAll("…|(\\\\.){3}", ".*");
          Pattern end = Pattern.compile(".*/" + path.replaceFirst("^\\\\./", "") + "(\\.java)?");
          if (files.stream().noneMatch(f -> end.matcher(f).matches())) {
            lost.add(page + ": " + span);
          }
        }
      }
    }
    assertEquals(List.of(), lost);
  }

  /** A property of ours that a page gives to a JVM or to Maven is one that something reads. */
  @Test
  void everyPropertyIsRead() throws IOException {
    Pattern given = Pattern.compile("-D((?:ajws|golden|speculation)\\.[\\w.]*\\w)");
    Set<String> lost = new TreeSet<>();
    for (Path page : Pages.all()) {
      Matcher property = given.matcher(Files.readString(page));
      while (property.find()) {
        lost.add(property.group(1));
      }
    }
    assertTrue(lost.contains("ajws.workers"), "properties were found");
    for (Path module : modules()) {
      try (Stream<Path> files = Files.find(module, 20, (f, a) -> maySayProperty(f))) {
        for (Path file : (Iterable<Path>) files::iterator) {
          String text = Files.readString(file, StandardCharsets.ISO_8859_1);
          lost.removeIf(p -> text.contains("\"" + p + "\"") || text.contains(p + ">"));
        }
      }
    }
    assertEquals(Set.of(), lost);
  }

  /** Texts that give a name to a property: {@code "ajws.workers"}, {@code <ajws.fuzz.seed>}. */
  private static boolean maySayProperty(Path file) {
    String name = file.toString();
    return !name.contains("/target/")
        && !name.contains("/resources/")
        && (name.endsWith("/pom.xml") || name.endsWith(".java"));
  }

  /** The first sentence of a package's description is what a newcomer reads at its door. */
  @Test
  void everyPackageSaysWhatItIs() throws IOException {
    Pattern sentence = Pattern.compile("^/\\*\\*\\s+\\*? ?[A-Z`{@][^.]{9,}\\.", Pattern.DOTALL);
    Set<String> silent = new TreeSet<>();
    Set<String> speaking = new HashSet<>();
    for (Path module : modules()) {
      Path sources = module.resolve("src/main/java");
      if (!Files.isDirectory(sources)) {
        continue;
      }
      try (Stream<Path> folders = Files.walk(sources)) {
        for (Path folder : folders.filter(DesignPagesTest::hasClasses).toList()) {
          Path info = folder.resolve("package-info.java");
          boolean says = Files.exists(info) && sentence.matcher(Files.readString(info)).find();
          (says ? speaking : silent).add(sources.relativize(folder).toString());
        }
      }
    }
    silent.removeAll(speaking); // some tests stand in the packages of what they test
    assertEquals(Set.of(), silent);
  }

  private static boolean hasClasses(Path folder) {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(f -> f.toString().endsWith(".java") && !f.endsWith("module-info.java"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is compiled for Jikes RVM, too, is listed in three places. */
  @Test
  void whatIsCompiledForJikesRvmIsListed() throws IOException {
    String pom = Files.readString(ROOT.resolve("ajws-jikesrvm/pom.xml"));
    Set<String> shared = new TreeSet<>();
    Matcher include = Pattern.compile("<include>.*/([A-Z]\\w*)\\.java</include>").matcher(pom);
    while (include.find()) {
      shared.add(include.group(1));
    }
    String runtime = Pages.text("ajws-runtime/src/main/java/org/ajws/runtime/README.md");
    assertEquals(shared, listed(runtime, "are\ncompiled for Jikes RVM"));
    String design = Pages.text("docs/design/jikes-rvm.md");
    assertEquals(shared, listed(design, ". Of the same name, but another class, is"));
  }

  /** The classes that are named in the sentence that ends so. */
  private static Set<String> listed(String text, String end) {
    int at = text.indexOf(end);
    assertTrue(at > 0, end);
    String before = text.substring(0, at);
    int begin = Math.max(before.lastIndexOf(": `"), before.lastIndexOf("\n\n"));
    return new TreeSet<>(Pages.spans(before.substring(begin)));
  }
}
