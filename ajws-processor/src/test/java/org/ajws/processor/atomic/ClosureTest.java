package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes with sets across files and modules. */
class ClosureTest {
  private static final String COUNTER =
      """
      package a;
      import org.ajws.*;
      @AtomicSet("a")
      public class Counter {
        @Atomic("a") protected int value;
        public void inc() { value++; }
        public int get() { return value; }
      }
      """;

  @TempDir Path folder;

  @Test
  void subclassesWithoutAnnotationsAreTranslated() {
    String unrelated = "package b;\nclass Unrelated { int value; int get() { return value; } }\n";
    TranslatedProgram program =
        TranslatedProgram.of(
                folder,
                "a/Counter.java",
                COUNTER,
                "b/Twice.java",
                "package b;\npublic class Twice extends a.Counter { void twice() { value += 2; } }\n",
                "b/Thrice.java",
                "package b;\nclass Thrice extends Twice { int less() { return --value; } }\n",
                "b/Unrelated.java",
                unrelated)
            .translate(LockKind.MONITOR, Target.SERIAL);
    assertEquals(List.of(), program.messages());
    assertTrue(program.output("b/Twice.java").contains("ajws$monitor_a()"));
    assertTrue(program.output("b/Thrice.java").contains("ajws$monitor_a()"));
    assertEquals(unrelated, program.output("b/Unrelated.java"));
    program.load("b.Thrice");
  }

  /** However they are spelt. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Holder.one() .value",
        "Holder.one()./* theirs */value",
        "Holder.one(). // theirs\n value",
        "Holder.one(). // theirs\r value",
        "Holder.one().val\\u0075e",
        "Holder.one()\\u002evalue",
        "Holder.one()./* theirs *\\u002fvalue"
      })
  void accessesFromOtherFilesAreSeen(String access) {
    TranslatedProgram program =
        TranslatedProgram.of(
                folder,
                "a/Counter.java",
                COUNTER,
                "a/Holder.java",
                "package a;\nclass Holder { static Counter kept; static Counter one() { return kept; } }\n",
                "a/Thief.java",
                "package a;\nclass Thief { int steal() { return " + access + "; } }\n")
            .translate(LockKind.MONITOR, Target.SERIAL);
    assertEquals(1, program.messages().size(), program.messages().toString());
    assertTrue(
        program.messages().get(0).startsWith("a/Thief.java:2:"), program.messages().toString());
    assertTrue(program.messages().get(0).contains("[AJWS-506]"));
  }

  @Test
  void aSubclassInAnotherModuleTakesTheLockInTheSameWay() throws Exception {
    TranslatedProgram library =
        TranslatedProgram.of(folder.resolve("lib"), "a/Counter.java", COUNTER)
            .translate(LockKind.REENTRANT, Target.SERIAL);
    TranslatedProgram program =
        TranslatedProgram.of(
                folder.resolve("app"),
                "P.java",
                """
                import org.ajws.*;
                @AtomicSet("b")
                public class P extends a.Counter {
                  @Atomic("b") private int own;
                  void move() { int v = value; Thread.yield(); value = v + 1; own--; }
                  void viaUnits() { inc(); own--; }
                  int sum() { return get() + own; }
                  static int run() throws Exception {
                    P p = new P();
                    Runnable work = () -> {
                      for (int i = 0; i < 3000; i++) { p.inc(); p.move(); p.viaUnits(); p.sum(); }
                    };
                    Thread one = new Thread(work), two = new Thread(work);
                    one.start(); two.start(); one.join(); two.join();
                    return p.sum();
                  }
                }
                """)
            .using(library)
            .translate(LockKind.MONITOR, Target.SERIAL);
    assertEquals(List.of(), program.messages());
    String text = program.output("P.java");
    assertTrue(
        Pattern.compile(
                "(\\S+) = this\\.ajws\\$lock_a\\(\\); \\1\\.lock\\(\\); try \\{"
                    + " synchronized \\(this\\.ajws\\$monitor_b\\(\\)\\)")
            .matcher(text)
            .find(),
        text);
    assertEquals(6000, program.call("P", "run"));
  }

  @Test
  void aSuperclassCompiledWithoutTranslationIsRejected() {
    TranslatedProgram library =
        TranslatedProgram.of(folder.resolve("lib"), "a/Counter.java", COUNTER);
    TranslatedProgram program =
        TranslatedProgram.of(
                folder.resolve("app"),
                "P.java",
                "import org.ajws.*;\nclass P extends a.Counter { int twice() { return value * 2; } }\n")
            .using(library)
            .translate(LockKind.MONITOR, Target.SERIAL);
    assertEquals(1, program.messages().size(), program.messages().toString());
    assertTrue(program.messages().get(0).startsWith("P.java:2:7: error: [AJWS-510]"));
  }

  @Test
  void anOverrideInAnotherModuleMayNotDropAUnit() {
    TranslatedProgram library =
        TranslatedProgram.of(folder.resolve("lib"), "a/Counter.java", COUNTER)
            .translate(LockKind.MONITOR, Target.SERIAL);
    TranslatedProgram program =
        TranslatedProgram.of(
                folder.resolve("app"),
                "P.java",
                """
                import org.ajws.*;
                class P extends a.Counter {
                  @Override @NotAtomic public void inc() { }
                }
                """)
            .using(library)
            .translate(LockKind.MONITOR, Target.SERIAL);
    assertEquals(1, program.messages().size(), program.messages().toString());
    assertTrue(program.messages().get(0).contains("[AJWS-509]"));
    assertFalse(program.messages().get(0).contains("parallel"));
  }
}
