package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Translated units of work under many threads: nothing is lost, nothing half-done is seen. */
@Timeout(60)
class LocksTest {
  private static final String RACE =
      """
      static void race(Runnable work) throws Exception {
        Thread[] threads = new Thread[8];
        java.util.concurrent.CyclicBarrier start = new java.util.concurrent.CyclicBarrier(8);
        java.util.concurrent.atomic.AtomicReference<Throwable> failure =
            new java.util.concurrent.atomic.AtomicReference<>();
        for (int i = 0; i < threads.length; i++) {
          threads[i] = new Thread(() -> {
            try { start.await(); work.run(); } catch (Throwable t) { failure.set(t); }
          });
          threads[i].start();
        }
        for (Thread t : threads) { t.join(); }
        if (failure.get() != null) { throw new AssertionError(failure.get()); }
      }
      """;

  @TempDir Path folder;

  private TranslatedProgram program(LockKind kind, String text) {
    return TranslatedProgram.of(folder, "P.java", text.replace("RACE", RACE))
        .translate(kind, Target.SERIAL);
  }

  private void assertRuns(LockKind kind, String text, Object expected) throws Exception {
    TranslatedProgram program = program(kind, text);
    assertEquals(expected, program.call("P", "run"));
    assertEquals(
        text.replace("RACE", RACE).lines().count(), program.output("P.java").lines().count());
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void counterCountsEveryIncrement(LockKind kind) throws Exception {
    assertRuns(
        kind,
        """
        import org.ajws.*;
        public class P {
          @AtomicSet("a")
          static class Counter {
            @Atomic("a") private int value;
            int get() { return value; }
            void inc() { value++; }
            void incTwice() { inc(); inc(); }
          }
          static int run() throws Exception {
            Counter c = new Counter();
            race(() -> { for (int i = 0; i < 2_000; i++) { c.inc(); c.incTwice(); } });
            return c.get();
          }
          RACE
        }
        """,
        48_000);
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void histogramCountsInItsArray(LockKind kind) throws Exception {
    assertRuns(
        kind,
        """
        import org.ajws.AtomicSet;
        public class P {
          @AtomicSet("bins")
          static class Histogram {
            private final int[] bins;
            private long total;
            Histogram(int n) { bins = new int[n]; }
            void add(int value) { bins[value % bins.length]++; total++; }
            long sum() { long s = 0; for (int b : bins) { s += b; } return s == total ? s : -1; }
          }
          static long run() throws Exception {
            Histogram h = new Histogram(7);
            race(() -> { for (int i = 0; i < 2_000; i++) { h.add(i); h.sum(); } });
            return h.sum();
          }
          RACE
        }
        """,
        16_000L);
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void twoFieldInvariantHoldsForEveryReader(LockKind kind) throws Exception {
    assertRuns(
        kind,
        """
        import org.ajws.*;
        public class P {
          @AtomicSet("account")
          static class Accounts {
            @Atomic("account") private int left = 1000;
            @Atomic private int right;
            int unprotected;
            void move(int n) { left -= n; Thread.yield(); right += n; }
            boolean consistent() { int l = left; Thread.yield(); return l + right == 1000; }
          }
          static boolean run() throws Exception {
            Accounts a = new Accounts();
            boolean[] ok = {true};
            race(() -> {
              for (int i = 0; i < 2_000; i++) { a.move(1); if (!a.consistent()) { ok[0] = false; } }
            });
            return ok[0] && a.left() == 1000 - 16_000;
          }
          RACE
        }
        """
            .replace("boolean consistent", "int left() { return left; } boolean consistent"),
        true);
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void inheritedMembersAreLockedInSubclassesAndOverrides(LockKind kind) throws Exception {
    assertRuns(
        kind,
        """
        import org.ajws.*;
        public class P {
          @AtomicSet("a")
          static class Base {
            @Atomic("a") protected int value;
            void inc() { value++; }
            void twice() { inc(); inc(); }
          }
          static class Middle extends Base {}
          static class Sub extends Middle {
            @Atomic("a") private int more;
            @Override void inc() { super.inc(); more++; }
            void both() { value++; more++; }
            boolean equal() { return value == more; }
            int sum() { return value + more; }
          }
          static String run() throws Exception {
            Sub s = new Sub();
            boolean[] ok = {true};
            race(() -> {
              for (int i = 0; i < 1_000; i++) {
                s.inc(); s.twice(); s.both(); if (!s.equal()) { ok[0] = false; }
              }
            });
            return s.sum() + " " + ok[0];
          }
          RACE
        }
        """,
        "64000 true");
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void locksAreReleasedOnEveryExit(LockKind kind) throws Exception {
    assertRuns(
        kind,
        """
        import org.ajws.*;
        import java.io.IOException;
        public class P {
          @AtomicSet("a")
          @AtomicSet("b")
          static class Thrower {
            @Atomic("a") private int value;
            @Atomic("b") private int other;
            int add(int n) throws IOException {
              value++; other--;
              if (n % 3 == 0) { throw new IOException("checked"); }
              if (n % 3 == 1) { throw new IllegalStateException("unchecked"); }
              return value;
            }
            int sum() { return value + other; }
            int count() { return value; }
          }
          static String run() throws Exception {
            Thrower t = new Thrower();
            race(() -> {
              for (int i = 0; i < 1_500; i++) {
                try { t.add(i); } catch (IOException | IllegalStateException expected) { continue; }
              }
            });
            return t.count() + " " + t.sum();
          }
          RACE
        }
        """,
        "12000 0");
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void unitsOfSeveralSetsNeitherDeadlockNorTear(LockKind kind) throws Exception {
    assertRuns(
        kind,
        """
        import org.ajws.*;
        public class P {
          @AtomicSet("a")
          @AtomicSet("b")
          static class Two {
            @Atomic("a") private int x;
            @Atomic("b") private int y;
            void ab() { x++; y--; hook(); }
            void ba() { y--; x++; hook(); }
            void a() { x += 2; }
            void b() { y -= 2; }
            protected void hook() {}
            int sum() { return x + y; }
          }
          @AtomicSet("c")
          static class Three extends Two {
            @Atomic("c") private int z;
            @Override protected void hook() { z++; ab0(); }
            private void ab0() { z++; }
            void all() { z += 2; ba(); a(); b(); }
            int z() { return z; }
          }
          static String run() throws Exception {
            Three t = new Three();
            boolean[] ok = {true};
            race(() -> {
              for (int i = 0; i < 1_000; i++) {
                t.ab(); t.ba(); t.hook(); t.all(); if (t.sum() != 0) { ok[0] = false; }
              }
            });
            return t.z() + " " + ok[0];
          }
          RACE
        }
        """,
        "80000 true");
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void superclassConstructorMayCallAnOverriddenUnit(LockKind kind) throws Exception {
    assertRuns(
        kind,
        """
        import org.ajws.*;
        public class P {
          static class Base { Base() { init(); } void init() {} }
          @AtomicSet("a")
          static class Sub extends Base {
            static final Sub ONE = new Sub();
            @Atomic("a") int value;
            @Override void init() { value = 5; }
            int get() { return value; }
            int inc() { return ++value; }
          }
          static String run() throws Exception {
            int first = Sub.ONE.get();
            race(() -> { for (int i = 0; i < 1_000; i++) { Sub.ONE.inc(); } });
            return first + " " + Sub.ONE.get();
          }
          RACE
        }
        """,
        "5 8005");
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void clonesAndDeserialisedObjectsHaveLocksOfTheirOwn(LockKind kind) throws Exception {
    assertRuns(
        kind,
        """
        import org.ajws.*;
        import java.io.*;
        public class P {
          @AtomicSet("a")
          static class Cell implements Cloneable, Serializable {
            private static final long serialVersionUID = 1;
            @Atomic("a") private int[] slots = {0};
            @Override public Cell clone() {
              try {
                Cell c = (Cell) super.clone();
                c.slots = slots.clone();
                return c;
              } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
              }
            }
            void hold(Runnable inside) { slots[0]++; inside.run(); }
            int get() { return slots[0]; }
          }
          static String run() throws Exception {
            Cell a = new Cell();
            a.hold(() -> {});
            Cell b = a.clone();
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) { out.writeObject(a); }
            Cell c = (Cell) new ObjectInputStream(
                new ByteArrayInputStream(bytes.toByteArray())).readObject();
            // While a is locked here, another thread gets through the units of its copies.
            a.hold(() -> {
              Thread t = new Thread(() -> { b.hold(() -> {}); c.hold(() -> {}); });
              t.start();
              try { t.join(); } catch (InterruptedException e) { throw new AssertionError(e); }
            });
            race(() -> { for (int i = 0; i < 1_000; i++) { b.hold(() -> {}); } });
            return a.get() + " " + b.get() + " " + c.get();
          }
          RACE
        }
        """,
        "2 8002 2");
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void lambdasAndInnerClassesLockTheirObject(LockKind kind) throws Exception {
    assertRuns(
        kind,
        """
        import org.ajws.*;
        import java.util.function.*;
        public class P {
          @AtomicSet("a")
          static class Outer {
            @Atomic("a") private int value;
            final Runnable later = () -> value++;
            IntSupplier reader() { return () -> value; }
            Runnable block() { return () -> { int v = value; Thread.yield(); value = v + 1; }; }
            Runnable anonymous() {
              return new Runnable() {
                @Override public void run() { int v = value; Thread.yield(); value = v + 1; }
              };
            }
            class Inner {
              void inc() { int v = value; Thread.yield(); value = v + 1; }
              void viaUnit() { add(1); }
            }
            void add(int n) { value += n; }
            void each(java.util.List<Integer> list) { list.forEach(x -> value += x); }
          }
          static int run() throws Exception {
            Outer o = new Outer();
            Outer.Inner inner = o.new Inner();
            Runnable block = o.block();
            Runnable anonymous = o.anonymous();
            race(() -> {
              for (int i = 0; i < 1_000; i++) {
                o.later.run(); block.run(); anonymous.run(); inner.inc(); inner.viaUnit();
                o.each(java.util.List.of(1, 2));
              }
            });
            return o.reader().getAsInt();
          }
          RACE
        }
        """,
        64_000);
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void twinsKeepSignaturesOfEveryShape(LockKind kind) throws Exception {
    assertRuns(
        kind,
        """
        import org.ajws.*;
        import java.util.*;
        public class P {
          interface Box<T> { T get(); void set(T t); }
          @AtomicSet("a")
          static class Shapes<T extends Comparable<T>> implements Box<T> {
            @Atomic("a") private T value;
            @Atomic("a") private int count;
            @Override public T get() { return value; }
            @Override public void set(T t) { value = t; }
            final synchronized <E extends Exception> int generic(
                final List<? extends T> list, // a comment
                T... more /* another */)
                throws E, java.io.IOException {
              for (T t : list) { value = t; count++; }
              for (T t : more) { value = t; count++; }
              return count;
            }
            private int get$internal() { return -1; }
            int other() { return get$internal() + count; }
            @SuppressWarnings({"unchecked", "rawtypes"})
            final List raw(List raw) { raw.add(value); return raw; }
            int[] old(int n)[] { count += n; return new int[n][n]; }
            final int twice() throws java.io.IOException { return this.<RuntimeException>generic(List.of()) + old(0).length; }
          }
          static String run() throws Exception {
            Shapes<String> s = new Shapes<>();
            s.set("x");
            int n = s.<RuntimeException>generic(List.of("a", "b"), "c");
            return s.get() + n + s.twice() + s.other() + s.old(2).length + s.raw(new ArrayList<>());
          }
        }
        """
            .replace("final synchronized <E", "@SafeVarargs\n    final synchronized <E"),
        "c3322[c]");
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void linesStayWhereTheyWere(LockKind kind) throws Exception {
    TranslatedProgram program =
        program(
            kind,
            """
            import org.ajws.*;
            public class P {
              @AtomicSet("a")
              static class Deep {
                @Atomic("a") private int value;
                int divide(
                    int by) {
                  return value /
                      by;
                }
              }
              static int run() {
                try {
                  return new Deep().divide(0);
                } catch (ArithmeticException e) {
                  return e.getStackTrace()[0].getLineNumber();
                }
              }
            }
            """);
    assertEquals(8, program.call("P", "run"));
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void unitsCallTwinsOnlyWhereNothingCanOverride(LockKind kind) {
    String out =
        program(
                kind,
                """
                import org.ajws.*;
                public class P {
                  @Atomic("a") int value;
                  void open() { value++; }
                  private void closed() { value++; }
                  final void sealed() { value++; }
                  void all() { open(); closed(); this.sealed(); }
                }
                """
                    .replace("public class", "@AtomicSet(\"a\") public class"))
            .output("P.java");
    assertTrue(out.contains("{ open$exact(); closed$internal(); this.sealed$internal(); }"), out);
    assertTrue(out.contains("getClass() == P.class) { open$internal(); } else { open(); }"), out);
  }
}
