package org.ajws.processor.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.ajws.processor.run.Differences;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random expressions of boxes, numbers, choices, switch expressions and generic calls, beside
 * spawning calls and in places of all kinds: values, their types and lines of exceptions are those
 * of the untranslated program.
 *
 * <p>{@code -Dajws.fuzz.programs=N} sets their number, {@code -Dajws.fuzz.seed=S} the seed of the
 * first one; method {@code k} has seed {@code S + k}.
 */
class TypedFuzzTest {
  private static final int METHODS = Integer.getInteger("ajws.fuzz.programs", 150);
  private static final long SEED = Long.getLong("ajws.fuzz.seed", 1);
  private static final int FEATURE = Runtime.version().feature();
  private static final int FILE = 50;
  private static final int BATCH = 500;

  /**
   * Before JDK 21 the compiler casts what a case gives to the type that is asked of the switch
   * expression, before it makes a box of that type of it.
   */
  private static final Pattern CAST_TOO_EARLY =
      Pattern.compile(
          "\\S+ \\S+ \\S+ of_\\d+ java.lang.ClassCastException: class java.lang."
              + "(Byte|Short|Character|Integer|Long|Float|Double|Boolean)"
              + " cannot be cast to class .* -> of_\\d+ gives .*");

  /** The same in a switch expression that is cast: it fails in a case, and not behind it. */
  private static final Pattern OTHER_LINE =
      Pattern.compile(
          "\\S+ \\S+ \\S+ (of_\\d+ java.lang.ClassCastException: .*) at \\d+ -> \\1 at \\d+");

  private static final Pattern CAST_SWITCH = Pattern.compile("\\)\\n\\(+switch");

  @TempDir Path folder;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @Test
  void valuesTypesAndLinesAreThoseOfTheSource() throws Exception {
    System.out.println(METHODS + " methods, -Dajws.fuzz.seed=" + SEED);
    List<String> different = new ArrayList<>();
    for (int at = 0; at < METHODS; at += BATCH) {
      check(at, Math.min(METHODS, at + BATCH), different);
    }
    assertEquals("", String.join("\n", different), different.size() + " lines");
  }

  private void check(int from, int to, List<String> different) throws Exception {
    Map<String, TypedProgram> programs = new TreeMap<>();
    Map<String, String> texts = new TreeMap<>();
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      for (int at = from; at < to; at += FILE) {
        TypedProgram p =
            TypedProgram.of(compiler, "Typed" + at, SEED + at, Math.min(FILE, to - at));
        programs.put(p.name(), p);
        texts.put(p.name(), p.text());
      }
    }
    for (String line : new Differences(folder.resolve("from" + from)).of(texts)) {
      String[] words = line.split(" ");
      int method = Integer.parseInt(words[3].substring(words[3].indexOf('_') + 1));
      long seed = SEED + Long.parseLong(words[0].substring("Typed".length())) + method;
      String text = programs.get(words[0]).method(method);
      if (isFaultOfCompiler(line, text)) {
        System.out.println("compiled wrongly, left out: " + line);
        continue;
      }
      different.add(
          "%s%nRepeat it with -Dajws.fuzz.seed=%d -Dajws.fuzz.programs=1%n%s"
              .formatted(line, seed, text));
    }
  }

  private static boolean isFaultOfCompiler(String line, String method) {
    return FEATURE < 21
        && (CAST_TOO_EARLY.matcher(line).matches()
            || (OTHER_LINE.matcher(line).matches() && CAST_SWITCH.matcher(method).find()));
  }
}
