package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The tables of goals, parameters and words in {@code docs} are those of the plugins. */
class PluginPagesTest {
  private static final Path GOALS =
      Pages.ROOT.resolve("ajws-maven-plugin/src/main/java/org/ajws/maven");

  private static final Pattern GOAL =
      Pattern.compile(
          "@Mojo\\(\\s*name = \"([\\w-]+)\"(?:,\\s*defaultPhase = LifecyclePhase\\.(\\w+))?");
  private static final Pattern PARAMETER =
      Pattern.compile("@Parameter(?:\\(([^)]*)\\))?\\s+[\\w<>]+ (\\w+);");

  private static final String PAGE = Pages.text("docs/maven.md");

  @Test
  void theGoalsAndTheirPhases() throws IOException {
    Map<String, String> goals = new TreeMap<>();
    for (String text : texts()) {
      Matcher goal = GOAL.matcher(text);
      if (goal.find()) {
        String phase = goal.group(2) == null ? "" : goal.group(2);
        goals.put(goal.group(1), phase.toLowerCase(Locale.ROOT).replace('_', '-'));
      }
    }
    goals.put("help", ""); // Maven's plugin for plugins writes it
    Map<String, String> described = new TreeMap<>();
    for (List<String> row : Pages.rows(Pages.section(PAGE, "Goals"))) {
      described.put(plain(row.get(0)), plain(row.get(1)));
    }
    assertEquals(goals, described);
  }

  @Test
  void theParameters() throws IOException {
    Map<String, String> properties = new TreeMap<>();
    Map<String, String> defaults = new TreeMap<>();
    for (String text : texts()) {
      Matcher parameter = PARAMETER.matcher(text);
      while (parameter.find()) {
        String values = parameter.group(1) == null ? "" : parameter.group(1);
        if (!values.contains("readonly = true")) {
          properties.put(parameter.group(2), value("property", values));
          defaults.put(parameter.group(2), value("defaultValue", values));
        }
      }
    }
    properties.remove("skipTests"); // the page names its property, maven.test.skip, alone
    Set<String> named = new TreeSet<>();
    for (String span : Pages.spans(PAGE)) {
      if (span.matches("<\\w+>") && properties.containsKey(plain(span))) {
        named.add(plain(span));
      }
    }
    assertEquals(properties.keySet(), named);
    for (List<String> row : rowsOfParameters()) {
      String name = plain(row.get(0));
      boolean hasProperties = row.size() == 4;
      if (hasProperties) {
        assertEquals(properties.get(name), plain(row.get(1)), name + ": property");
      }
      String described = row.get(hasProperties ? 2 : 1);
      if (described.matches("`[^`]+`")
          && !defaults.get(name).isEmpty()
          && !name.equals("reportOutput")) { // two goals have it
        assertEquals(defaults.get(name), plain(described), name + ": default");
      }
    }
  }

  private static List<List<String>> rowsOfParameters() {
    return Pages.rows(PAGE).stream().filter(r -> r.get(0).matches("`<\\w+>`")).toList();
  }

  private static List<String> texts() throws IOException {
    try (Stream<Path> files = Files.list(GOALS)) {
      return files
          .filter(f -> f.toString().endsWith("Mojo.java"))
          .sorted()
          .map(f -> Pages.source(Pages.ROOT.relativize(f).toString()))
          .toList();
    }
  }

  private static String value(String name, String annotation) {
    Matcher m = Pattern.compile(name + " = \"([^\"]*)\"").matcher(annotation);
    return m.find() ? m.group(1).replace("${project.build.directory}", "target") : "";
  }

  private static String plain(String cell) {
    return cell.replaceAll("[`<>]", "");
  }

  /** What the compiler must export stands on two pages and in both plugins. */
  @Test
  void theExportsOfTheCompiler() {
    String inCode = "List.of(\"api\", \"code\", \"main\", \"parser\", \"tree\", \"util\")";
    for (String file :
        List.of(
            "ajws-javac-plugin/src/main/java/org/ajws/javac/AjwsPlugin.java",
            "ajws-maven-plugin/src/main/java/org/ajws/maven/InsideCompiler.java")) {
      assertTrue(Pages.source(file).contains(inCode), file);
    }
    for (String page : List.of("docs/javac-plugin.md", "docs/maven.md")) {
      Set<String> exported = new TreeSet<>();
      Matcher line =
          Pattern.compile(
                  "^--add-exports=jdk.compiler/com.sun.tools.javac.(\\w+)=ALL-UNNAMED$",
                  Pattern.MULTILINE)
              .matcher(Pages.source(page));
      while (line.find()) {
        exported.add(line.group(1));
      }
      assertEquals(Set.of("api", "code", "main", "parser", "tree", "util"), exported, page);
    }
  }

  /** What the page has for Gradle is what the integration test builds with, but for an overlay. */
  @Test
  void theScriptForGradle() {
    String script =
        Pages.source("ajws-maven-plugin/src/it/gradle/build.gradle")
            .replace("$ajwsVersion", "0.1.0-SNAPSHOT")
            .replace('"', '\'');
    String page = Pages.source("docs/javac-plugin.md");
    int begin = page.indexOf("```groovy\n") + "```groovy\n".length();
    List<String> lines =
        page.substring(begin, page.indexOf("```", begin)).replace('"', '\'').lines().toList();
    assertTrue(lines.size() > 10, lines::toString);
    int at = 0;
    for (String line : lines) {
      String wanted = line.startsWith("  options.compilerArgs") ? line.replaceAll("'$", " ") : line;
      at = script.indexOf(wanted, at);
      assertTrue(at >= 0, line);
    }
  }

  @Test
  void theWordsOfTheCompilerPlugin() {
    Set<String> words = new TreeSet<>();
    Matcher word =
        Pattern.compile("case \"(\\w+)\" ->")
            .matcher(
                Pages.source(
                    "ajws-javac-plugin/src/main/java/org/ajws/javac/PluginArguments.java"));
    while (word.find()) {
      words.add(word.group(1));
    }
    Set<String> described = new TreeSet<>();
    String page = Pages.text("docs/javac-plugin.md");
    for (List<String> row : Pages.rows(Pages.section(page, "Settings"))) {
      described.add(plain(row.get(0)).replaceAll("=.*", ""));
    }
    assertEquals(words, described);
  }
}
