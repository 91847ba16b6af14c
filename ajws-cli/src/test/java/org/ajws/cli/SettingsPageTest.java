package org.ajws.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.Pages;
import org.ajws.runtime.scheduler.Config;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** {@code docs/runtime-settings.md} has the settings that the runtime reads, and their defaults. */
@ResourceLock(Resources.SYSTEM_PROPERTIES)
class SettingsPageTest {
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

  private static Set<String> named(String className) {
    Set<String> named = new TreeSet<>();
    Matcher property =
        Pattern.compile("\"(ajws\\.\\w+)\"")
            .matcher(
                Pages.source(
                    "ajws-runtime/src/main/java/org/ajws/runtime/scheduler/"
                        + className
                        + ".java"));
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
