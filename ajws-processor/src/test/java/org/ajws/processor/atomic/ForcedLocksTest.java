package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.RequestedProtection;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A build can name the way for single sets. */
@Timeout(60)
class ForcedLocksTest {
  private static final String PROGRAM =
      """
      package a;
      import org.ajws.*;
      public class P {
        @AtomicSet("n") static final class Counter {
          @Atomic("n") private int n;
          void add(int by) { n += by; }
          int get() { return n; }
        }
        @AtomicSet("m") static final class Other {
          @Atomic("m") private int m;
          void add(int by) { m += by; }
          int get() { return m; }
        }
        static String run() throws Exception {
          Counter c = new Counter();
          Other o = new Other();
          Thread[] threads = new Thread[4];
          for (int t = 0; t < 4; t++) {
            threads[t] = new Thread(() -> {
              for (int i = 0; i < 10_000; i++) { c.add(i % 3); o.add(i % 3); }
            });
            threads[t].start();
          }
          for (Thread t : threads) { t.join(); }
          return c.get() + " " + o.get();
        }
      }
      """;

  @TempDir Path folder;

  private TranslatedProgram program(String locks) {
    return TranslatedProgram.of(folder.resolve(locks.replaceAll("\\W", "_")), "a/P.java", PROGRAM)
        .translate(LockSettings.parse(locks), Target.SERIAL);
  }

  private static Map<String, String> locks(TranslatedProgram program) {
    assertEquals(List.of(), program.messages());
    return program.result().decisions().atomicSets().stream()
        .collect(Collectors.toMap(Decisions.AtomicSet::name, Decisions.AtomicSet::lock));
  }

  private void assertRuns(String locks, String counter, String other) throws Exception {
    TranslatedProgram program = program(locks);
    assertEquals(Map.of("n", counter, "m", other), locks(program), locks);
    assertEquals("39996 39996", program.call("a.P", "run"), locks);
  }

  @Test
  void eachWayIsTakenAndExcludes() throws Exception {
    assertRuns("auto", "VarHandle", "VarHandle");
    assertRuns("Counter.n=varhandle", "VarHandle", "monitor");
    assertRuns("auto, P.Counter.n = striped", "striped", "VarHandle");
    assertRuns("reentrant,a.P.Counter.n=monitor", "monitor", "ReentrantLock");
    assertRuns("monitor,Counter.n=reentrant,Other.m=auto", "ReentrantLock", "VarHandle");
    assertRuns("reentrant,Counter.n=optimistic", "optimistic read, monitor", "ReentrantLock");
  }

  @Test
  void theReportSaysThatTheBuildNamedIt() {
    TranslatedProgram program = program("auto,Counter.n=striped,Other.m=monitor");
    locks(program);
    for (Decisions.AtomicSet set : program.result().decisions().atomicSets()) {
      assertTrue(set.reason().contains("the build names this way for it"), set.reason());
    }
  }

  @Test
  void aNameThatMeansNothingIsAnErrorAlsoWithoutAnySet() {
    TranslatedProgram program =
        TranslatedProgram.of(folder, "Q.java", "class Q {}")
            .translate(LockSettings.parse("auto,Q.s=none"), Target.SERIAL);
    assertEquals(1, program.messages().size());
    assertTrue(program.messages().get(0).contains("[AJWS-540]"), program.messages().toString());
  }

  @Test
  void settingsAreReadAsTheyAreWritten() {
    assertEquals(LockSettings.of(LockKind.REENTRANT), LockSettings.parse(" Reentrant "));
    assertEquals(
        new LockSettings(
            LockKind.AUTO,
            Map.of("A.b", RequestedProtection.STRIPED, "p.A.c", RequestedProtection.MONITOR)),
        LockSettings.parse("p.A.c = MONITOR , auto, A.b=striped"));
    assertEquals(LockKind.MONITOR, LockSettings.parse("A.b=none").general());
    for (String wrong :
        List.of("", "quick", "auto,monitor", "A.b=quick", "b=none", "A.b=none,A.b=auto", "A.b=")) {
      assertThrows(IllegalArgumentException.class, () -> LockSettings.parse(wrong), wrong);
    }
  }
}
