package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What pages say of {@code benchmarks/run} is what that takes, and its tables what it measures. */
class BenchmarksPageTest {
  private static final String PAGE = Pages.source("docs/benchmarks.md");
  private static final String SCRIPT = Pages.source("benchmarks/run");
  private static final Pattern RUN = Pattern.compile("benchmarks/run (\\w+)([^`#\n]*)");
  private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z-]+");

  private static Set<String> commands() {
    Matcher cases =
        Pattern.compile("^ {2}([\\w |]+)\\) shift ;;$", Pattern.MULTILINE).matcher(SCRIPT);
    assertTrue(cases.find(), "the script says what it takes");
    return new TreeSet<>(List.of(cases.group(1).split(" \\| ")));
  }

  @Test
  void thePageBeginsWithAllCommands() {
    String first = PAGE.substring(PAGE.indexOf("```sh"), PAGE.indexOf("```\n"));
    Set<String> shown = new TreeSet<>();
    RUN.matcher(first).results().forEach(r -> shown.add(r.group(1)));
    assertEquals(commands(), shown);
  }

  @Test
  void commandsAndOptionsOfAllPagesAreTaken() throws IOException {
    Map<String, String> sources = sources();
    assertEquals(commands(), sources.keySet());
    List<String> lost = new ArrayList<>();
    for (Path page : Pages.all()) {
      Matcher run = RUN.matcher(Files.readString(page));
      while (run.find()) {
        String source = sources.get(run.group(1));
        if (source == null) {
          lost.add(page + ": " + run.group());
        } else if (!run.group(1).equals("jmh")) { // whose options are JMH's
          OPTION
              .matcher(run.group(2))
              .results()
              .filter(o -> !source.contains('"' + o.group() + '"') && !o.group().equals("--help"))
              .forEach(o -> lost.add(page + ": " + run.group()));
        }
      }
    }
    assertEquals(List.of(), lost);
  }

  /** The texts of the classes that a command runs, and of their superclass. */
  private static Map<String, String> sources() throws IOException {
    Map<String, List<String>> classes = new TreeMap<>();
    commands().forEach(c -> classes.put(c, new ArrayList<>(List.of("Comparison"))));
    Matcher run =
        Pattern.compile("^ {2}(\\w+)\\)((?:.|\n)*?);;", Pattern.MULTILINE).matcher(SCRIPT);
    while (run.find()) {
      named(run.group(2)).forEach(classes.get(run.group(1))::add);
    }
    classes.get("evaluation").addAll(List.of("EvaluationCommand", "EvaluationOptions"));
    classes.get("race").add("RaceTable");
    classes.get("profile").add("ProfileTable");
    classes.get("throughput").add("ThroughputCommand");
    classes.get("lucene").addAll(List.of("ThroughputCommand", "LoadCommand"));
    Map<String, String> texts = new TreeMap<>();
    for (Path module :
        List.of(
            Path.of("benchmarks"),
            Path.of("ajws-cli"),
            Path.of("ajws-evaluation"),
            Path.of("samples"))) {
      try (Stream<Path> files = Files.walk(Pages.ROOT.resolve(module))) {
        for (Path file : (Iterable<Path>) files.filter(BenchmarksPageTest::isSource)::iterator) {
          String name = file.getFileName().toString().replace(".java", "");
          String text = Files.readString(file);
          classes.forEach(
              (command, all) -> {
                if (all.contains(name)) {
                  texts.merge(command, text, String::concat);
                }
              });
        }
      }
    }
    return texts;
  }

  private static boolean isSource(Path file) {
    return file.toString().contains("/src/main/java/") && file.toString().endsWith(".java");
  }

  private static List<String> named(String text) {
    return Pattern.compile("org\\.ajws\\.benchmarks\\.(\\w+)")
        .matcher(text)
        .results()
        .map(r -> r.group(1))
        .toList();
  }

  @Test
  void theProgramsOfTheTables() throws IOException {
    Set<String> programs = new TreeSet<>();
    Pattern.compile("all\\.put\\(\\s*\"([\\w-]+)\"")
        .matcher(
            Pages.source("benchmarks/src/main/java/org/ajws/benchmarks/SpeculationVariants.java"))
        .results()
        .forEach(r -> programs.add(r.group(1).replaceAll("-\\d+$", "-n")));
    assertEquals(programs, firstCells("Speculative loops", "Program"));
    Set<String> kernels = subtypes("loops", "implements Kernel");
    assertTrue(kernels.remove("GridLoop"), "has a command of its own");
    assertEquals(kernels, firstCells("What is measured", "Kernel"));
    assertEquals(
        subtypes("tasks", "extends TaskProgram"), firstCells("Task-parallel programs", "Program"));
  }

  private static Set<String> subtypes(String folder, String of) throws IOException {
    Path sources = Pages.ROOT.resolve("benchmarks/src/main/java/org/ajws/benchmarks");
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.list(sources.resolve(folder))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (Files.readString(file).contains(" " + of + " {")) {
          names.add(file.getFileName().toString().replace(".java", ""));
        }
      }
    }
    return names;
  }

  /** The first column of the first table of a section of the page that has a heading. */
  private static Set<String> firstCells(String section, String heading) {
    String text = Pages.section(PAGE, section);
    String table = text.substring(text.indexOf("\n| " + heading + " |") + 1);
    return Pages.rows(table.substring(0, table.indexOf("\n\n"))).stream()
        .map(row -> row.get(0).replace("`", ""))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
