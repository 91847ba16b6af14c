package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Interleavings forced by gates. The first thread stops in the middle of a unit until the second
 * one has done its work or is blocked: untranslated the second one gets in between every time,
 * translated never.
 */
@Timeout(60)
class GatesTest {
  private static final String PROGRAM =
      """
      import java.util.function.*;
      import org.ajws.*;
      public class P {
        static volatile Thread first;
        static volatile Thread second;
        /** Called in the middle of a unit. */
        static void gate() {
          if (Thread.currentThread() != first) { return; }
          first = null;
          second.start();
          while (!waitsOrHasEnded(second)) { Thread.onSpinWait(); }
        }
        /** Seen many times in a row: nothing that passes by itself. */
        static boolean waitsOrHasEnded(Thread t) {
          for (int i = 0; i < 20_000; i++) {
            Thread.State s = t.getState();
            if (s == Thread.State.TERMINATED) { return true; }
            if (s == Thread.State.NEW || s == Thread.State.RUNNABLE) { return false; }
            Thread.onSpinWait();
          }
          return true;
        }
        static int result;
        static void pair(Runnable one, Runnable two) {
          Thread a = new Thread(one);
          second = new Thread(two);
          first = a;
          a.start();
          try { a.join(); second.join(); } catch (InterruptedException e) { throw new AssertionError(e); }
        }
        static int run() {
          scenario(); // loads every class
          scenario();
          return result;
        }
      BODY
      }
      """;

  @TempDir Path folder;

  /** A program, what it gives when the second thread gets in between, and what it should give. */
  private record Scenario(String name, int broken, int right, String body) {}

  private static final Scenario[] SCENARIOS = {
    new Scenario(
        "lost update of a counter",
        1,
        2,
        """
          @AtomicSet("a") static class Cell {
            private int value;
            void inc() { int v = value; gate(); value = v + 1; }
            int get() { return value; }
          }
          static void scenario() {
            Cell c = new Cell();
            pair(c::inc, c::inc);
            result = c.get();
          }
        """),
    new Scenario(
        "lost update of an array slot",
        1,
        2,
        """
          @AtomicSet("a") static class Histogram {
            private final int[] bins = new int[3];
            void add(int i) { int v = bins[i]; gate(); bins[i] = v + 1; }
            int get(int i) { return bins[i]; }
          }
          static void scenario() {
            Histogram h = new Histogram();
            pair(() -> h.add(1), () -> h.add(1));
            result = h.get(1);
          }
        """),
    new Scenario(
        "torn read of two fields",
        1,
        0,
        """
          @AtomicSet("a") static class Pair {
            private int left;
            private int right;
            void set(int n) { left = n; gate(); right = n; }
            int difference() { return left - right; }
          }
          static void scenario() {
            Pair p = new Pair();
            pair(() -> p.set(1), () -> result = p.difference());
          }
        """),
    new Scenario(
        "check then act through units that it calls",
        2,
        1,
        """
          @AtomicSet("a") static class Once {
            private int made;
            boolean isEmpty() { return made == 0; }
            void make() { made++; }
            void makeOnce() { if (isEmpty()) { gate(); make(); } }
            int get() { return made; }
          }
          static void scenario() {
            Once o = new Once();
            pair(o::makeOnce, o::makeOnce);
            result = o.get();
          }
        """),
    new Scenario(
        "a member added by a subclass",
        1,
        0,
        """
          @AtomicSet("a") static class Base { @Atomic("a") protected int left; }
          static class Sub extends Base {
            @Atomic("a") private int right;
            void set(int n) { left = n; gate(); right = n; }
            int difference() { return left - right; }
          }
          static void scenario() {
            Sub p = new Sub();
            pair(() -> p.set(1), () -> result = p.difference());
          }
        """),
    new Scenario(
        "a method that hands its units to forEach",
        1,
        0,
        """
          @AtomicSet("a") static class Sums {
            private int left;
            private int right;
            void left(int n) { left += n; gate(); }
            void right(int n) { right += n; }
            void both(java.util.List<Integer> list) {
              list.forEach(this::left);
              list.forEach(n -> right(n));
            }
            int difference() { return left - right; }
          }
          static void scenario() {
            Sums s = new Sums();
            pair(() -> s.both(java.util.List.of(1)), () -> result = s.difference());
          }
        """),
    new Scenario(
        "an exception between two writes",
        1,
        0,
        """
          @AtomicSet("a") static class Pair {
            private int left;
            private int right;
            void set(int n) {
              left = n;
              try { gate(); throw new IllegalStateException(); } finally { right = n; }
            }
            int difference() { return left - right; }
          }
          static void scenario() {
            Pair p = new Pair();
            pair(() -> { try { p.set(1); } catch (IllegalStateException e) { result = 7; } },
                () -> result = p.difference());
          }
        """
            .replace("result = 7", "return")),
    new Scenario(
        "a lambda that outlives its maker",
        1,
        2,
        """
          @AtomicSet("a") static class Cell {
            private int value;
            Runnable inc() { return () -> { int v = value; gate(); value = v + 1; }; }
            int get() { return value; }
          }
          static void scenario() {
            Cell c = new Cell();
            pair(c.inc(), c.inc());
            result = c.get();
          }
        """),
  };

  /** Sets are independent: the interleaving over two of them stays possible. */
  private static final Scenario TWO_SETS =
      new Scenario(
          "two sets share no lock",
          1,
          1,
          """
            @AtomicSet("a") @AtomicSet("b") static class Pair {
              @Atomic("a") private int left;
              @Atomic("b") private int right;
              void setLeft() { left = 1; gate(); }
              int right() { return ++right; }
              int left() { return left; }
            }
            static void scenario() {
              Pair p = new Pair();
              boolean[] between = {false};
              pair(() -> { p.setLeft(); result = between[0] ? 1 : 0; },
                  () -> { p.right(); between[0] = true; });
            }
          """);

  @TestFactory
  Stream<DynamicTest> untranslatedTheSecondThreadGetsInBetween() {
    return Stream.of(SCENARIOS)
        .map(
            s ->
                DynamicTest.dynamicTest(
                    s.name, () -> assertEquals(s.broken, program(s, "plain").call("P", "run"))));
  }

  @TestFactory
  Stream<DynamicTest> translatedItWaits() {
    return Stream.concat(Stream.of(SCENARIOS), Stream.of(TWO_SETS))
        .flatMap(
            s ->
                Stream.of(LockKind.values())
                    .map(
                        kind ->
                            DynamicTest.dynamicTest(
                                s.name + " " + kind,
                                () -> {
                                  TranslatedProgram p = program(s, kind.name());
                                  p.translate(kind, Target.SERIAL);
                                  assertEquals(s.right, p.call("P", "run"));
                                })));
  }

  private TranslatedProgram program(Scenario scenario, String variant) {
    return TranslatedProgram.of(
        folder.resolve(scenario.name + " " + variant),
        "P.java",
        PROGRAM.replace("BODY", scenario.body));
  }
}
