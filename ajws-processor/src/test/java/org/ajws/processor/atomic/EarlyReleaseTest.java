package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Insertions into a tree that hand over node by node. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class EarlyReleaseTest {
  private static final String TREE =
      """
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import org.ajws.AtomicSet;

      public class P {
        /** A comparison that stops here until the gate opens. */
        static volatile int stopped = Integer.MIN_VALUE;
        /** Seconds until it gives up; a right translation needs none of them. */
        static volatile int patience = 60;
        static final CountDownLatch arrived = new CountDownLatch(1), gate = new CountDownLatch(1);

        static boolean less(int k, int key) {
          if (key == stopped && k == 9) {
            arrived.countDown();
            try {
              if (!gate.await(patience, TimeUnit.SECONDS)) { throw new IllegalStateException("alone"); }
            } catch (InterruptedException e) {
              throw new IllegalStateException(e);
            }
          }
          return k < key;
        }

        @AtomicSet("n")
        static class Node {
          private final int key;
          private int count = 1;
          private Node left, right;

          Node(int key) { this.key = key; }

          @SuppressWarnings("ajws-atomic") // it stops under its lock, on purpose
          void insert(int k) {
            Node next;
            become: {
              boolean less = less(k, key);
              if (k == key) { count++; return; }
              next = less ? left : right;
              if (next == null) {
                if (less) left = new Node(k); else right = new Node(k);
                return;
              }
            }
            next.insert(k);
          }

          int size() {
            int own;
            Node l, r;
            become: { own = count; l = left; r = right; }
            return own + (l == null ? 0 : l.size()) + (r == null ? 0 : r.size());
          }
        }

        /** How many are in the tree after so many threads have inserted each their numbers. */
        static int race(int threads, int each) throws Exception {
          Node root = new Node(-1);
          AtomicReference<Throwable> failure = new AtomicReference<>();
          Thread[] all = new Thread[threads];
          for (int t = 0; t < threads; t++) {
            int seed = t;
            all[t] = new Thread(() -> {
              java.util.Random random = new java.util.Random(seed);
              try {
                for (int i = 0; i < each; i++) { root.insert(random.nextInt(100)); }
              } catch (Throwable e) { failure.set(e); }
            });
            all[t].start();
          }
          for (Thread t : all) { t.join(); }
          if (failure.get() != null) { throw new AssertionError(failure.get()); }
          return root.size() - 1;
        }

        static int races() throws Exception {
          int wrong = 0;
          for (int threads : new int[] {1, 2, 4, 16, 64}) {
            if (race(threads, 2000) != threads * 2000) { wrong++; }
          }
          return wrong;
        }

        /** While one insertion stands at the node 8, others go on at the root. */
        static String alone() throws Exception {
          patience = 2;
          return overlap();
        }

        static String overlap() throws Exception {
          Node root = new Node(5);
          root.insert(8);
          stopped = 8;
          Throwable[] failure = new Throwable[1];
          Thread slow = new Thread(() -> {
            try { root.insert(9); } catch (Throwable t) { failure[0] = t; }
          });
          slow.start();
          arrived.await();
          for (int i = 0; i < 5; i++) { root.insert(i); }
          gate.countDown();
          slow.join();
          return failure[0] == null ? "overlap, " + root.size() : failure[0].getMessage();
        }
      }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void nothingIsLost(LockKind locks) throws Exception {
    TranslatedProgram program =
        TranslatedProgram.of(folder, "P.java", TREE).translate(locks, Target.SERIAL);
    assertEquals(List.of(), program.messages());
    assertEquals(0, program.call("P", "races"));
  }

  @Test
  void insertionsOverlap() throws Exception {
    TranslatedProgram program =
        TranslatedProgram.of(folder, "P.java", TREE).translate(LockKind.AUTO, Target.TRYCATCH);
    assertEquals("overlap, 8", program.call("P", "overlap"));
  }

  private TranslatedProgram changed(String from, String to) {
    String right =
        TranslatedProgram.of(folder.resolve("right"), "P.java", TREE)
            .translate(LockKind.AUTO, Target.SERIAL)
            .output("P.java");
    String wrong = right.replace(from, to);
    assertNotEquals(right, wrong);
    return TranslatedProgram.of(folder.resolve("wrong"), "P.java", wrong);
  }

  /** A translation that ends no unit before its method: an insertion keeps all nodes above it. */
  @Test
  void aUnitThatIsNotEndedIsFound() throws Exception {
    // One insertion stops below the root: the next one waits at the root until its time is over.
    String what =
        changed("finally { ajws$unit4.end(); }\n", "finally { }\n").call("P", "alone").toString();
    assertEquals("alone", what);
  }

  /** A translation that ends the unit before the statement loses insertions. */
  @Test
  void aUnitThatEndsTooEarlyIsFound() throws Exception {
    TranslatedProgram early = changed("become: try { {", "become: try { ajws$unit4.end(); {");
    for (int i = 0; i < 50; i++) {
      if (!early.call("P", "races").equals(0)) {
        return;
      }
    }
    throw new AssertionError("no insertion was lost");
  }
}
