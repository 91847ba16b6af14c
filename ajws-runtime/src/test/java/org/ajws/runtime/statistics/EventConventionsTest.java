package org.ajws.runtime.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;
import org.junit.jupiter.api.Test;

/**
 * What JDK Mission Control shows of our events, each of which says what it is and is on the page.
 */
class EventConventionsTest {
  private static final Pattern ROW =
      Pattern.compile("\\| (`org\\.ajws\\.[^|]*) \\|.*\\| ([^|]*) ?\\|");

  private static List<Class<?>> events() throws Exception {
    Path classes =
        Path.of(Events.class.getProtectionDomain().getCodeSource().getLocation().toURI())
            .resolve(Events.class.getPackageName().replace('.', '/'));
    try (Stream<Path> files = Files.list(classes)) {
      List<Class<?>> found = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        if (name.endsWith(".class") && !name.contains("-")) {
          Class<?> type =
              Class.forName(
                  Events.class.getPackageName() + "." + name.replace(".class", ""),
                  false,
                  Events.class.getClassLoader());
          if (Event.class.isAssignableFrom(type)) {
            found.add(type);
          }
        }
      }
      return found;
    }
  }

  private static void isExplained(AnnotatedElement what) {
    Label label = what.getAnnotation(Label.class);
    assertNotNull(label, "a label of " + what);
    assertTrue(label.value().matches("[A-Z][A-Za-z -]*"), what + ": " + label.value());
    Description text = what.getAnnotation(Description.class);
    assertNotNull(text, "a description of " + what);
    assertTrue(text.value().matches("[A-Z].*[^.]"), what + ": " + text.value());
  }

  @Test
  void eachEventSaysWhatItIs() throws Exception {
    Set<String> labels = new TreeSet<>();
    for (Class<?> type : events()) {
      isExplained(type);
      assertTrue(labels.add(type.getAnnotation(Label.class).value()), "two labels of " + type);
      assertEquals(
          List.of("AJWS"), List.of(type.getAnnotation(Category.class).value()), type.getName());
      assertEquals(
          "org.ajws." + type.getSimpleName().replaceFirst("Event$", ""),
          type.getAnnotation(Name.class).value());
      assertFalse(type.getAnnotation(StackTrace.class).value(), "stacks cost much: " + type);
      for (Field field : type.getDeclaredFields()) {
        if (!field.isSynthetic()) {
          isExplained(field);
        }
      }
    }
    assertTrue(labels.size() >= 10, labels.toString());
  }

  /** What has a duration has a threshold, so that tools offer to set it; a moment has none. */
  @Test
  void whatLastsHasAThreshold() throws Exception {
    Set<Class<?>> begun =
        Arrays.stream(Events.class.getDeclaredMethods())
            .map(Method::getReturnType)
            .collect(Collectors.toSet());
    for (Class<?> type : events()) {
      assertEquals(begun.contains(type), type.isAnnotationPresent(Threshold.class), type.getName());
    }
  }

  /** The table of docs/timeline.md has each event with its threshold. */
  @Test
  void thePageHasThemAll() throws Exception {
    Set<String> expected = new TreeSet<>();
    for (Class<?> type : events()) {
      Threshold threshold = type.getAnnotation(Threshold.class);
      String at =
          threshold == null ? "" : threshold.value().equals("0 ns") ? "0" : threshold.value();
      expected.add(type.getAnnotation(Name.class).value() + " " + at.replace("us", "µs"));
    }
    Set<String> found = new TreeSet<>();
    for (String line : Files.readAllLines(Path.of("../docs/timeline.md"))) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        for (String name : row.group(1).split(", ")) {
          found.add(name.replace("`", "") + " " + row.group(2).strip());
        }
      }
    }
    assertEquals(expected, found);
  }
}
