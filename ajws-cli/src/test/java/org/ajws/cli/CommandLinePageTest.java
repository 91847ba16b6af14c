package org.ajws.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.evaluation.EvaluationOptions;
import org.ajws.processor.Pages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The tables of options in {@code docs} are those of the commands. */
class CommandLinePageTest {
  private static final Pattern OPTION = Pattern.compile("--?[A-Za-z][a-z-]*");

  private static final String PAGE = Pages.text("docs/command-line.md");
  private static final String TRANSLATION = "Options of run, translate, check and report";
  private static final String JIKES = "Options of run and translate for Jikes RVM";

  @Test
  void everyCommandHasALine() {
    Set<String> listed = new TreeSet<>();
    Matcher line =
        Pattern.compile("^ajws ([a-z]+) ", Pattern.MULTILINE)
            .matcher(Pages.source("docs/command-line.md"));
    while (line.find()) {
      listed.add(line.group(1));
    }
    listed.add("help");
    assertEquals(new TreeSet<>(new CommandLine(new Ajws()).getSubcommands().keySet()), listed);
  }

  @ParameterizedTest
  @ValueSource(strings = {"run", "translate", "check", "report", "convert", "measure"})
  void theTablesHaveTheOptions(String command) {
    List<String> tables = new ArrayList<>();
    tables.add(Pages.section(PAGE, command));
    CommandSpec spec = spec(command);
    if (has(spec, TranslationOptions.class)) {
      tables.add(Pages.section(PAGE, TRANSLATION));
    }
    if (has(spec, JikesOptions.class)) {
      tables.add(Pages.section(PAGE, JIKES));
    }
    assertEquals(options(spec), described(String.join("\n", tables)), command);
  }

  @ParameterizedTest
  @ValueSource(strings = {"race", "profile"})
  void theirOwnPagesHaveTheOthers(String command) {
    Map<String, String> options = options(spec(command));
    Map<String, String> translation = described(Pages.section(PAGE, TRANSLATION));
    options.keySet().removeAll(translation.keySet());
    String page = Pages.text("docs/" + command + ".md");
    assertEquals(options, described(Pages.section(page, "Options")), command);
  }

  @Test
  void theDemoHasTheOptionsOfTheEvaluation() {
    CommandSpec spec = CommandSpec.forAnnotatedObject(new EvaluationOptions());
    Map<String, String> options = options(spec);
    options.put("-o", "target/ajws-demo");
    assertEquals(options, described(Pages.section(PAGE, "demo")));
  }

  private static CommandSpec spec(String command) {
    return new CommandLine(new Ajws()).getSubcommands().get(command).getCommandSpec();
  }

  private static boolean has(CommandSpec spec, Class<?> mixin) {
    return spec.mixins().values().stream().anyMatch(m -> mixin.isInstance(m.userObject()));
  }

  /** The options by their shortest name, and what they are without being given; "" if not told. */
  private static Map<String, String> options(CommandSpec spec) {
    Map<String, String> options = new TreeMap<>();
    for (OptionSpec option : spec.options()) {
      if (!option.usageHelp() && !option.versionHelp()) {
        String value = option.defaultValue();
        options.put(option.shortestName(), value == null ? "" : value);
      }
    }
    return options;
  }

  /** The same of the tables in a text; a default that is no constant counts as not told. */
  private static Map<String, String> described(String text) {
    Map<String, String> options = new TreeMap<>();
    for (List<String> row : Pages.rows(text)) {
      List<String> names = new ArrayList<>();
      for (String span : Pages.spans(row.get(0))) {
        Matcher option = OPTION.matcher(span);
        if (option.lookingAt()) {
          names.add(option.group().matches("-[DJo].*") ? span.substring(0, 2) : option.group());
        }
      }
      String[] defaults = row.size() < 3 ? new String[0] : row.get(1).split(", ");
      for (int i = 0; i < names.size(); i++) {
        String value = i < defaults.length ? defaults[i] : "";
        boolean constant = value.matches("`[^` ]+`|\\d+");
        options.put(names.get(i), constant ? value.replace("`", "") : "");
      }
    }
    options.remove("--class-path"); // the other name of --cp
    return options;
  }
}
