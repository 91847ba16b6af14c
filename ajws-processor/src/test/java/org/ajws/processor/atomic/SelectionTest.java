package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Which way each set gets, and that it excludes as a lock does. */
@Timeout(60)
class SelectionTest {
  @TempDir Path folder;

  private TranslatedProgram program(String name, String text) {
    return TranslatedProgram.of(folder.resolve(name), name + ".java", text)
        .translate(LockKind.AUTO, Target.SERIAL);
  }

  private static Map<String, String> locks(TranslatedProgram program) {
    assertEquals(List.of(), program.messages());
    return program.result().decisions().atomicSets().stream()
        .collect(
            Collectors.toMap(
                s -> s.type().substring(s.type().lastIndexOf('.') + 1), Decisions.AtomicSet::lock));
  }

  @Test
  void everyAtomicOperationIsExact() throws Exception {
    TranslatedProgram program =
        program(
            "P",
            """
            import org.ajws.*;
            public class P {
              @AtomicSet("n") static final class Add {
                @Atomic("n") private int n;
                void inc() { n++; }
                void dec() { --n; }
                void add(int by) { n += by; }
                void sum(int by) { n = by + n; }
                int next() { return n++; }
                int get() { return n; }
              }
              @AtomicSet("n") static final class Small {
                @Atomic("n") private byte n;
                byte next() { return ++n; }
                byte get() { return n; }
              }
              @AtomicSet("n") static final class Bits {
                @Atomic("n") private long n;
                void flip(int bit) { n ^= 1L << bit; }
                long get() { return n; }
              }
              @AtomicSet("n") static final class Largest {
                @Atomic("n") private long n = Long.MIN_VALUE;
                void see(long value) { n = Math.max(n, value); }
                long get() { return n; }
              }
              @AtomicSet("n") static final class Smallest {
                @Atomic("n") private int n = Integer.MAX_VALUE;
                void see(int value) { if (n > value) { n = value; } }
                int get() { return n; }
              }
              @AtomicSet("n") static final class Turn {
                @Atomic("n") private int n;
                boolean take(int mine, int next) {
                  if (n == mine) { n = next; return true; }
                  return false;
                }
              }
              @AtomicSet("n") static final class Flag {
                @Atomic("n") private boolean n;
                boolean raise() { if (!n) { n = true; return true; } return false; }
                void lower() { n = false; }
              }
              static String run() throws Exception {
                Add add = new Add(); Small small = new Small(); Bits bits = new Bits();
                Largest largest = new Largest(); Smallest smallest = new Smallest();
                Turn turn = new Turn(); Flag flag = new Flag();
                boolean[] seen = new boolean[8 * 20_000];
                int[] guarded = {0};
                Thread[] threads = new Thread[8];
                java.util.concurrent.CyclicBarrier start = new java.util.concurrent.CyclicBarrier(8);
                for (int t = 0; t < 8; t++) {
                  int me = t;
                  threads[t] = new Thread(() -> {
                    try { start.await(); } catch (Exception e) { throw new AssertionError(e); }
                    for (int i = 0; i < 20_000; i++) {
                      add.inc(); add.dec(); add.add(2); add.sum(-2);
                      seen[Math.floorMod(add.next(), seen.length)] = true;
                      small.next();
                      bits.flip((me * 20_000 + i) % 64);
                      largest.see(i * 8 + me); smallest.see(5000 - i * 8 - me);
                    }
                    for (int i = 0; i < 50; i++) {
                      while (!turn.take(me, (me + 1) % 8)) { Thread.yield(); }
                    }
                    for (int i = 0; i < 50; i++) {
                      while (!flag.raise()) { Thread.yield(); }
                      guarded[0]++;
                      flag.lower();
                    }
                  });
                  threads[t].start();
                }
                for (Thread t : threads) { t.join(); }
                return add.get() + " " + small.get() + " " + bits.get() + " " + largest.get() + " "
                    + smallest.get() + " " + turn.take(0, 0) + " " + guarded[0];
              }
            }
            """);
    assertEquals(
        Map.of(
            "Add",
            "VarHandle",
            "Small",
            "VarHandle",
            "Bits",
            "VarHandle",
            "Largest",
            "VarHandle",
            "Smallest",
            "VarHandle",
            "Turn",
            "VarHandle",
            "Flag",
            "VarHandle"),
        locks(program));
    long bits = 0;
    for (int i = 0; i < 160_000; i++) {
      bits ^= 1L << (i % 64);
    }
    String expected =
        "160000 %d %d %d %d true 400"
            .formatted((byte) 160_000, bits, 19_999 * 8 + 7, 5000 - 19_999 * 8 - 7);
    assertEquals(expected, program.call("P", "run"));
  }

  @Test
  void aSetThatOtherCodeMayJoinKeepsItsLock() {
    TranslatedProgram program =
        program(
            "Q",
            """
            import org.ajws.*;
            import java.util.function.*;
            public class Q {
              @AtomicSet("n") static class Open { @Atomic("n") private int n; void f() { n++; } }
              @AtomicSet("n") static final class Named {
                @Atomic("n") private int n;
                void f() { n++; }
                static void both(@Atomic("n") Named a, @Atomic("n") Named b) { a.f(); b.f(); }
              }
              @AtomicSet("n") static final class Equal {
                @Atomic("n") private int n;
                @Override public boolean equals(Object o) { return o instanceof Equal && ((Equal) o).n == n; }
                @Override public int hashCode() { return 0; }
              }
              @AtomicSet("n") static final class Aliased { @Atomic("n") private int n; void f() { n++; } }
              @AtomicSet("m") static final class Owner {
                @Atomic("m") private int m;
                private final @AliasAtomic("n=this.m") Aliased a = new @AliasAtomic("n=this.m") Aliased();
                void f() { a.f(); m++; }
              }
              @AtomicSet("k") static final class Back {
                @Atomic("k") private int k;
                void f(Runnable r) { r.run(); k++; }
              }
              @AtomicSet("k") static final class Two {
                @Atomic("k") private int k;
                void f() { k++; }
                void g() { f(); f(); }
              }
              @AtomicSet("k") static final class Content {
                @Atomic("k") private int[] k = {0};
                void f() { k[0]++; }
              }
              @AtomicSet("k") static final class Same {
                @Atomic("k") private int k;
                int get() { return k; }
                void f(Supplier<Same> s) { k += s.get().one(); }
                private int one() { return 1; }
              }
            }
            """);
    locks(program).forEach((type, lock) -> assertTrue(lock.endsWith("monitor"), type));
    assertEquals(9, program.result().decisions().atomicSets().size());
  }

  @Test
  void readersWithoutTheLockSeeNothingHalfDone() throws Exception {
    TranslatedProgram program =
        program(
            "O",
            """
            import org.ajws.*;
            public class O {
              @AtomicSet("a") static final class Accounts implements Cloneable {
                @Atomic("a") private long left = 1000;
                @Atomic("a") private int right;
                void move(int n) { left -= n; right += n; }
                void moveTwice(int n) { move(n); move(n); }
                void moveOpenly(int n) { left -= n; assertHalf(n); Thread.yield(); right += n; }
                private void assertHalf(int n) {
                  if (sum() != 1000 - n) { throw new AssertionError("not my own write"); }
                }
                void fail(int n) { move(n); throw new IllegalStateException(); }
                long sum() { return left + right; }
                boolean isWhole() { return sum() == 1000; }
                long left() { return left; }
                Accounts copy() {
                  try { return (Accounts) clone(); }
                  catch (CloneNotSupportedException e) { throw new AssertionError(e); }
                }
              }
              static String run() throws Exception {
                Accounts a = new Accounts();
                java.util.concurrent.atomic.AtomicInteger torn =
                    new java.util.concurrent.atomic.AtomicInteger();
                Thread[] threads = new Thread[4];
                for (int t = 0; t < 4; t++) {
                  boolean writer = t < 2;
                  threads[t] = new Thread(() -> {
                    for (int i = 0; i < 20_000; i++) {
                      if (writer) {
                        a.moveTwice(1);
                        if (i % 100 == 0) { a.moveOpenly(3); }
                        try { a.fail(-2); } catch (IllegalStateException expected) { continue; }
                      } else if (!a.isWhole() || a.sum() != 1000) {
                        torn.incrementAndGet();
                      }
                    }
                  });
                  threads[t].setUncaughtExceptionHandler((x, e) -> torn.addAndGet(1_000_000));
                  threads[t].start();
                }
                for (Thread t : threads) { t.join(); }
                Accounts b = a.copy();
                b.move(5);
                return torn + " " + a.left() + " " + b.left() + " " + b.isWhole();
              }
            }
            """);
    assertEquals(Map.of("Accounts", "optimistic read, monitor"), locks(program));
    assertTrue(program.output("O.java").contains("isUnchanged"));
    assertEquals("0 -200 -205 true", program.call("O", "run"));
  }

  @Test
  void readsThatUnboxKeepTheLock() {
    String text =
        """
        import org.ajws.*;
        public class U {
          @AtomicSet("a") static final class Plain {
            @Atomic("a") private boolean has, hasToo;
            @Atomic("a") private int v;
            void set(int n, boolean both) { v = n; has = both; hasToo = both; }
            int get() { int t = has ? v : 1; return hasToo ? t : 0; }
          }
          @AtomicSet("a") static final class Boxed {
            @Atomic("a") private boolean has, hasToo;
            @Atomic("a") private int v;
            void set(int n, boolean both) { v = n; has = both; hasToo = both; }
            int get() { Integer t = has ? v : null; return hasToo ? t : 0; }
          }
        }
        """;
    Map<String, String> locks = locks(program("U", text));
    assertEquals("optimistic read, monitor", locks.get("Plain"));
    assertEquals("monitor", locks.get("Boxed"));
  }

  @Test
  void theDeadlockCheckPassesOverSetsWithoutLocks() {
    String text =
        """
        import org.ajws.*;
        public class R {
          @AtomicSet("l") static final class Left {
            @Atomic("l") private int l;
            @Atomic("l") private Right right;
            void f() { l++; right.f(); }
            void g() { l++; }
          }
          @AtomicSet("r") static final class Right {
            @Atomic("r") private int r;
            int f() { return r++; }
          }
        }
        """;
    TranslatedProgram program = program("R", text);
    assertEquals(Map.of("Left", "monitor", "Right", "VarHandle"), locks(program));
    assertTrue(program.output("R.java").contains("volatile int r;"));
    assertFalse(program.output("R.java").contains("ajws$monitor_r"));
  }

  @Test
  void anotherModuleCannotJoinASetWithoutALock() {
    TranslatedProgram library =
        TranslatedProgram.of(
                folder.resolve("lib"),
                "a/Counter.java",
                """
                package a;
                import org.ajws.*;
                @AtomicSet("n") public final class Counter {
                  @Atomic("n") private int n;
                  public void add(int by) { n += by; }
                }
                """)
            .translate(LockKind.AUTO, Target.SERIAL);
    TranslatedProgram program =
        TranslatedProgram.of(
                folder.resolve("app"),
                "P.java",
                """
                import org.ajws.*;
                class P {
                  static void move(@Atomic("n") a.Counter from, a.Counter to) { from.add(1); }
                }
                """)
            .using(library)
            .translate(LockKind.MONITOR, Target.SERIAL);
    assertEquals(1, program.messages().size(), program.messages().toString());
    assertTrue(program.messages().get(0).startsWith("P.java:3:15: error: [AJWS-541]"));
  }
}
