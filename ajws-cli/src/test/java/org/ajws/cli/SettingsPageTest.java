package org.ajws.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ajws.processor.Pages;
import org.ajws.runtime.scheduler.Config;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** {@code docs/runtime-settings.md} has the settings that the runtime reads, and their defaults. */
@ResourceLock(Resources.SYSTEM_PROPERTIES)
class SettingsPageTest {
  private static final List<String> MODULES =
      List.of(
          "ajws-agent",
          "ajws-cli",
          "ajws-evaluation",
          "ajws-javac-plugin",
          "ajws-maven-plugin",
          "ajws-processor",
          "ajws-report",
          "ajws-runtime");

  private static final Map<String, String> DEFAULTS = new TreeMap<>();

  static {
    for (List<String> row : Pages.rows(Pages.text("docs/runtime-settings.md"))) {
      DEFAULTS.put(row.get(0).replace("`", ""), row.get(1));
    }
  }

  @Test
  void thePageHasAllSettings() {
    assertEquals(named("Settings"), DEFAULTS.keySet());
    assertEquals(named("Config"), DEFAULTS.keySet());
  }

  /** What any tool reads, or hands to a program that it starts, is nothing that is told of. */
  @Test
  void theRuntimeKnowsWhatToolsRead() throws IOException {
    Set<String> read = new TreeSet<>();
    for (String module : MODULES) {
      try (Stream<Path> files = Files.walk(Pages.ROOT.resolve(module).resolve("src/main"))) {
        for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
          if (!file.endsWith("ToolSettings.java") && !file.endsWith("TestSettings.java")) {
            read.addAll(properties(Files.readString(file, StandardCharsets.ISO_8859_1)));
          }
        }
      }
    }
    read.addAll(properties(Pages.source("ajws")));
    Set<String> known = new TreeSet<>(named("ToolSettings"));
    known.addAll(named("Settings"));
    assertEquals(known, read);
  }

  private static Set<String> named(String className) {
    return properties(
        Pages.source(
            "ajws-runtime/src/main/java/org/ajws/runtime/scheduler/" + className + ".java"));
  }

  /** Those that stand alone in quotes, or behind {@code -D}. */
  private static Set<String> properties(String text) {
    Set<String> named = new TreeSet<>();
    Matcher property = Pattern.compile("\"(?:-D)?(ajws(?:\\.\\w+)+)(?=[\"=])").matcher(text);
    while (property.find()) {
      named.add(property.group(1));
    }
    return named;
  }

  /** Each setting, given the default that the page names, changes nothing. */
  @Test
  void theDefaultsAreThoseOfTheRuntime() throws ReflectiveOperationException {
    Map<String, Object> without = config();
    for (Map.Entry<String, String> setting : DEFAULTS.entrySet()) {
      String value =
          setting.getValue().equals("the processors available")
              ? Integer.toString(Runtime.getRuntime().availableProcessors())
              : setting.getValue().replace("`", "");
      System.setProperty(setting.getKey(), value);
      try {
        assertEquals(without, config(), setting.getKey());
      } finally {
        System.clearProperty(setting.getKey());
      }
    }
  }

  private static Map<String, Object> config() throws ReflectiveOperationException {
    Config config = Config.fromProperties();
    Map<String, Object> values = new TreeMap<>();
    for (Field field : Config.class.getDeclaredFields()) {
      field.setAccessible(true);
      values.put(field.getName(), field.get(config));
    }
    return values;
  }
}
