package org.ajws.javac;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;

/**
 * What stands behind {@code -Xplugin:Ajws}, as {@code name=value} words.
 *
 * @param target what the program runs on
 * @param locks how units of atomic sets exclude each other
 * @param overlays overlay files
 * @param output the folder that receives the translated sources, for reading and debugging; null
 *     for none
 * @param cache the folder that remembers the last translation; null for none
 * @param failOnWarning whether warnings of AJWS count as errors
 * @param privateScratch whether scratch arrays that iterations share are copied
 * @param skip whether the sources are compiled as they are
 */
record PluginArguments(
    Target target,
    LockSettings locks,
    List<Path> overlays,
    Path output,
    Path cache,
    boolean failOnWarning,
    boolean privateScratch,
    boolean skip) {

  /**
   * Reads the words.
   *
   * @throws IllegalArgumentException that says what is wrong with which word
   */
  static PluginArguments parse(String... words) {
    Target target = Target.TRYCATCH;
    LockSettings locks = LockSettings.parse("monitor");
    List<Path> overlays = new ArrayList<>();
    Path output = null;
    Path cache = null;
    boolean failOnWarning = false;
    boolean privateScratch = false;
    boolean skip = false;
    Set<String> given = new HashSet<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      String name = equals < 0 ? word : word.substring(0, equals);
      String value = equals < 0 ? "" : word.substring(equals + 1);
      if (!given.add(name) && !name.equals("overlay")) {
        throw new IllegalArgumentException("'" + name + "' is given twice");
      }
      switch (name) {
        case "target" -> target = constant(name, Target.values(), value);
        case "locks" -> locks = LockSettings.parse(value);
        case "overlay" ->
            Arrays.stream(value.split(File.pathSeparator, -1))
                .map(path -> path(name, path))
                .forEach(overlays::add);
        case "output" -> output = path(name, value);
        case "cache" -> cache = path(name, value);
        case "failOnWarning" -> failOnWarning = flag(name, equals < 0, value);
        case "sharedScratch" ->
            privateScratch = constant(name, SharedScratch.values(), value) == SharedScratch.PRIVATE;
        case "skip" -> skip = flag(name, equals < 0, value);
        default ->
            throw new IllegalArgumentException(
                "'"
                    + word
                    + "' is not known; known are target=, locks=, overlay=, output=, cache=,"
                    + " failOnWarning, sharedScratch=, skip; a blank in a path is written %20");
      }
    }
    if (target == Target.JIKESRVM) {
      throw new IllegalArgumentException(
          "target=jikesrvm makes class files of its own: use the goal jikes-classes or"
              + " 'ajws translate --classes'");
    }
    return new PluginArguments(
        target, locks, List.copyOf(overlays), output, cache, failOnWarning, privateScratch, skip);
  }

  /** The compiler splits the words at blanks: in a path they are written %20. */
  private static Path path(String name, String value) {
    if (value.isEmpty()) {
      throw new IllegalArgumentException("'" + name + "=' has a path that is empty");
    }
    return Path.of(value.replace("%20", " ").replace("%25", "%"));
  }

  private enum SharedScratch {
    ERROR,
    PRIVATE
  }

  private static boolean flag(String name, boolean alone, String value) {
    if (alone || value.equals("true")) {
      return true;
    }
    if (value.equals("false")) {
      return false;
    }
    throw new IllegalArgumentException(name + "=" + value + ": must be true or false");
  }

  private static <E extends Enum<E>> E constant(String name, E[] values, String text) {
    for (E value : values) {
      if (value.name().equalsIgnoreCase(text)) {
        return value;
      }
    }
    throw new IllegalArgumentException(
        name
            + "="
            + text
            + ": must be one of "
            + Arrays.stream(values)
                .map(v -> v.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", ")));
  }
}
