package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A library object that objects of several classes have: an overlay says that it has one set. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SharedObjectsTest {
  private static final String PROGRAM =
      """
      import java.util.*;

      public class P {
        static class Owner {
          private Map<String, Integer> counts = new HashMap<>();
          private int changes;

          Counter counter(String name) { return new Counter(counts, name); }

          Counter other(String name) { return new Sub(counts, name); }

          void clear() { synchronized (counts) { counts.clear(); changes++; } }

          int sum() {
            synchronized (counts) {
              int sum = 0;
              for (int n : counts.values()) sum += n;
              return sum;
            }
          }
        }

        static class Counter {
          Map<String, Integer> counts;
          final String name;

          Counter(Map<String, Integer> counts, String name) { this.counts = counts; this.name = name; }

          void add() {
            synchronized (counts) { counts.put(name, counts.getOrDefault(name, 0) + 1); }
          }
        }

        static class Sub extends Counter {
          Sub(Map<String, Integer> counts, String name) { super(counts, name); }

          @Override void add() {
            super.add();
            synchronized (counts) { counts.merge("all", 1, Integer::sum); }
          }
        }

        static String race() throws Exception {
          Owner owner = new Owner();
          Thread[] all = new Thread[8];
          boolean[] failed = new boolean[1];
          for (int t = 0; t < all.length; t++) {
            int number = t;
            all[t] = new Thread(() -> {
              try {
                for (int i = 0; i < 20_000; i++) {
                  // Each time by another object, and there are always two of a name.
                  Counter c = number % 2 == 0 ? owner.counter("n" + i % 50) : owner.other("n" + i % 50);
                  c.add();
                  if (i % 1000 == 0) owner.sum();
                }
              } catch (RuntimeException e) {
                failed[0] = true;
              }
            });
            all[t].setDaemon(true);
            all[t].start();
          }
          for (Thread t : all) t.join();
          return owner.sum() + " " + failed[0];
        }
      }
      """;

  private static final String OVERLAY =
      """
      class P.Owner: @AtomicSet("counts") off synchronized
      class P.Owner field counts: @Atomic(value = "counts", shared = true)
      class P.Owner field changes: @Atomic("counts")
      class P.Counter: @AtomicSet("mine") off synchronized
      class P.Counter field counts: @Atomic(value = "mine", shared = true)
      class P.Sub: off synchronized
      """;

  private static final String UNLOCKED = PROGRAM.replaceAll("synchronized \\(counts\\)", "");

  private static final String EXPECTED = 20_000 * 12 + " false";

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(
      value = LockKind.class,
      names = {"MONITOR", "REENTRANT", "AUTO"})
  void allThatHaveItExcludeEachOther(LockKind kind) throws Exception {
    TranslatedProgram program =
        TranslatedProgram.of(folder, "P.java", PROGRAM, "p.ajws-overlay", OVERLAY)
            .translate(kind, Target.SERIAL);
    assertEquals("[]", program.messages().toString());
    assertFalse(program.output("P.java").contains("synchronized (counts)"));
    assertEquals(EXPECTED, program.call("P", "race"));
  }

  @Test
  void withoutLocksUpdatesAreLost() throws Exception {
    TranslatedProgram program = TranslatedProgram.of(folder, "P.java", UNLOCKED);
    boolean lost = false;
    for (int i = 0; i < 20 && !lost; i++) {
      lost = !program.call("P", "race").equals(EXPECTED);
    }
    assertTrue(lost);
  }

  @Test
  void anOwnSetForEachIsNotEnough() throws Exception {
    String apart = OVERLAY.replace(", shared = true", "");
    TranslatedProgram program =
        TranslatedProgram.of(folder, "P.java", PROGRAM, "p.ajws-overlay", apart)
            .translate(LockKind.MONITOR, Target.SERIAL);
    boolean lost = false;
    for (int i = 0; i < 20 && !lost; i++) {
      lost = !program.call("P", "race").equals(EXPECTED);
    }
    assertTrue(lost);
  }
}
