package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;

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

/** Which counters are kept in stripes, and that their sums are right. */
@Timeout(60)
class StripedTest {
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
                s -> s.type().substring(s.type().lastIndexOf('.') + 1) + "." + s.name(),
                Decisions.AtomicSet::lock));
  }

  /** With stripes from the start, as if threads had met, and without. */
  @Test
  void aSumIsExactAndNeverGoesBack() throws Exception {
    TranslatedProgram program =
        program(
            "P",
            """
            import org.ajws.*;
            public class P {
              @AtomicSet("n") static final class Hits {
                @Atomic("n") private int n = 7;
                void hit() { n++; }
                int get() { return n; }
              }
              @AtomicSet(value = "n", isStatic = true) static final class All {
                @Atomic("n") private static long n;
                private All() {}
                static void take() { n -= 3; }
                static long get() { return n; }
              }
              static String run(boolean met) throws Exception {
                Hits hits = new Hits();
                if (met) {
                  meet(Hits.class, hits);
                  meet(All.class, null);
                }
                long before = All.get(); // other stripes may have been there
                Thread[] threads = new Thread[4];
                boolean[] back = {false};
                java.util.concurrent.CyclicBarrier start = new java.util.concurrent.CyclicBarrier(4);
                for (int t = 0; t < 4; t++) {
                  threads[t] = new Thread(() -> {
                    try { start.await(); } catch (Exception e) { throw new AssertionError(e); }
                    int seen = 0;
                    long left = Long.MAX_VALUE;
                    for (int i = 0; i < 10_000; i++) {
                      hits.hit(); All.take();
                      int now = hits.get();
                      long leftNow = All.get();
                      if (now < seen || leftNow > left) { back[0] = true; }
                      seen = now; left = leftNow;
                    }
                  });
                  threads[t].start();
                }
                for (Thread t : threads) { t.join(); }
                return hits.get() + " " + (All.get() - before) + " " + back[0];
              }
              private static void meet(Class<?> type, Object object) throws Exception {
                java.lang.reflect.Field stripes = type.getDeclaredField("ajws$stripes_n");
                stripes.setAccessible(true);
                stripes.set(object, new org.ajws.runtime.lock.StripedCounter());
              }
              static String alone() throws Exception { return run(false); }
              static String met() throws Exception { return run(true); }
            }
            """);
    assertEquals(Map.of("Hits.n", "striped", "All.n", "striped"), locks(program));
    assertEquals("40007 -120000 false", program.call("P", "alone"));
    assertEquals("40007 -120000 false", program.call("P", "met"));
  }

  @Test
  void onlyCountersOfOneStepThatNobodyCopiesAreStriped() {
    TranslatedProgram program =
        program(
            "Q",
            """
            import org.ajws.*;
            public class Q {
              @AtomicSet("n") static final class One { @Atomic("n") private int n; void f() { n++; } int g() { return n; } }
              @AtomicSet("n") static final class Ways { @Atomic("n") private long n; void f() { n++; } void h() { n = n + 1L; } }
              @AtomicSet("n") static final class Steps { @Atomic("n") private int n; void f() { n++; } void h() { n += 2; } }
              @AtomicSet("n") static final class Signs { @Atomic("n") private int n; void f() { n++; } void h() { n -= 1; } }
              @AtomicSet("n") static final class Unknown { @Atomic("n") private int n; void f(int i) { n += i; } }
              @AtomicSet("n") static final class Used { @Atomic("n") private int n; int f() { return ++n; } }
              @AtomicSet("n") static final class Reset { @Atomic("n") private int n; void f() { n++; } void h() { n = 0; } }
              @AtomicSet("n") static final class Small { @Atomic("n") private short n; void f() { n++; } }
              @AtomicSet("n") static final class Real { @Atomic("n") private double n; void f() { n++; } }
              @AtomicSet("n") static final class Read { @Atomic("n") private int n; int f() { return n; } }
              @AtomicSet("n") static final class Twice { @Atomic("n") private int n; void f() { n++; } int g() { return n * n; } }
              @AtomicSet("n") static final class Copied implements Cloneable { @Atomic("n") private int n; void f() { n++; } }
              @AtomicSet("n") static final class Written implements java.io.Externalizable {
                @Atomic("n") private int n;
                void f() { n++; }
                @Override public void writeExternal(java.io.ObjectOutput out) {}
                @Override public void readExternal(java.io.ObjectInput in) {}
              }
              @AtomicSet("n") static class Open { @Atomic("n") private int n; void f() { n++; } }
              @interface Column {}
              @AtomicSet("n") static final class Mapped { @Column @Atomic("n") private int n; void f() { n++; } }
            }
            """);
    Map<String, String> locks = locks(program);
    assertEquals(15, locks.size());
    locks.forEach(
        (set, lock) -> {
          String expected =
              switch (set) {
                case "One.n", "Ways.n" -> "striped";
                case "Twice.n" -> "optimistic read, monitor";
                case "Open.n" -> "monitor";
                default -> "VarHandle";
              };
          assertEquals(expected, lock, set);
        });
  }

  @Test
  void staticSetsAreChosenForLikeOthers() {
    TranslatedProgram program =
        program(
            "R",
            """
            import org.ajws.*;
            @AtomicSet(value = "made", isStatic = true)
            @AtomicSet(value = "last", isStatic = true)
            @AtomicSet(value = "pair", isStatic = true)
            @AtomicSet(value = "fixed", isStatic = true)
            @AtomicSet(value = "inner", isStatic = true)
            @AtomicSet(value = "list", isStatic = true)
            public final class R {
              @Atomic("made") private static int made;
              @Atomic("last") private static int last;
              @Atomic("pair") private static int left;
              @Atomic("pair") private static int right;
              @Atomic("fixed") private static final String fixed = "f";
              @Atomic("inner") private static int inner;
              @Atomic("list") private static final java.util.List<String> list = new java.util.ArrayList<>();
              R() { made++; }
              static int made() { return made; }
              static int next() { return ++last; }
              static void both() { left++; right++; }
              static int sum() { return left + right; }
              static String fixed() { return fixed; }
              static class In { static void f() { inner++; } }
              static void add(String s) { list.add(s); }
            }
            """);
    assertEquals(
        Map.of(
            "R.made",
            "striped",
            "R.last",
            "VarHandle",
            "R.pair",
            "optimistic read, monitor",
            "R.fixed",
            "none",
            "R.inner",
            "monitor",
            "R.list",
            "monitor"),
        locks(program));
  }
}
