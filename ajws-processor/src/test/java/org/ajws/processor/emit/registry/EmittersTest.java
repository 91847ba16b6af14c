package org.ajws.processor.emit.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.ajws.processor.Pages;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.emit.Emitter;
import org.ajws.processor.plan.ConstructForm;
import org.ajws.runtime.scheduler.Config;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each target has an emitter of its own, and its code the form and the engine of that target. */
class EmittersTest {
  private static final String PROGRAM =
      """
      import org.ajws.ParallelFor;

      class Program {
        static int twice(int n) {
          int a, b;
          finish: {
            async: a = n;
            b = n;
          }
          return a + b;
        }

        static void fill(int[] a) {
          for (@ParallelFor int i = 0; i < a.length; i++) {
            a[i] = i;
          }
        }
      }
      """;

  /** What a form and an engine leave in the code: the last column of the page of targets. */
  private static final Map<String, List<String>> SIGNS =
      Pages.rows(Pages.text("docs/targets/README.md")).stream()
          .collect(
              Collectors.toMap(
                  row -> Pages.spans(row.get(0)).get(0), row -> Pages.spans(row.get(4))));

  @TempDir Path folder;

  /** And each has a row on its page; those that differ in the code alone say how. */
  @Test
  void theirPageHasAllOfThem() {
    assertEquals(
        Arrays.stream(Target.values()).map(Target::id).collect(Collectors.toSet()), SIGNS.keySet());
    SIGNS.forEach(
        (name, signs) -> assertEquals(name.equals(Target.SERIAL.id()), signs.isEmpty(), name));
  }

  /** A build hands its target on to the tests, where the runtime refuses what is none. */
  @Test
  void theRuntimeKnowsThoseThatRunOnIt() {
    Set<String> known = new HashSet<>(Config.TRANSLATED_FOR);
    known.add(Target.SERIAL.id());
    assertEquals(Target.forOpenJdk().stream().map(Target::id).collect(Collectors.toSet()), known);
  }

  @ParameterizedTest
  @EnumSource
  void isForTheTargetThatItIsRegisteredFor(Target target) {
    assertEquals(target, Emitters.of(target).target());
  }

  @ParameterizedTest
  @EnumSource
  void writesTheFormOnTheEngineAndNoOther(Target target) throws IOException {
    String code = translated(target);
    assertTrue(code.contains("target = \"" + target.id() + "\""), code);
    for (String sign : SIGNS.get(target.id())) {
      assertTrue(code.contains(sign), sign + " is missing in:\n" + code);
    }
    SIGNS.forEach(
        (other, signs) -> {
          for (String sign : signs) {
            boolean shared = SIGNS.get(target.id()).contains(sign);
            assertEquals(shared, code.contains(sign), sign + " of " + other + ":\n" + code);
          }
        });
  }

  @Test
  void queuedTasksDifferInTheEngineAlone() throws IOException {
    String own = translated(Target.TASKS);
    String pool = translated(Target.FORKJOIN);
    assertEquals(
        own,
        pool.replaceAll("((?:loop|task)[.])ForkJoin", "$1").replace("\"forkjoin\"", "\"tasks\""));
  }

  @Test
  void onlyHandlersAreOfJava6() {
    for (Target target : Target.values()) {
      Emitter emitter = Emitters.of(target);
      assertEquals(emitter.form() == ConstructForm.HANDLERS, emitter.form().isJava6());
      assertEquals(!Target.forOpenJdk().contains(target), emitter.form().isJava6());
    }
  }

  private String translated(Target target) throws IOException {
    Path file = Files.writeString(folder.resolve("Program.java"), PROGRAM);
    Path out = folder.resolve(target.id());
    TranslationRequest request =
        TranslationRequest.of(List.of(file), Sources.CLASS_PATH, out).withTarget(target);
    assertFalse(Translator.translate(request).hasErrors());
    return Files.readString(out.resolve("Program.java"));
  }
}
