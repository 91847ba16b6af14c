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

/**
 * A program with monitors, of which an overlay makes units that wait and statements that are some.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class OverlaidMonitorsTest {
  private static final String PROGRAM =
      """
      import java.util.*;

      public class P {
        private int[] slots = new int[4];
        private int first, count, inside, most, visits;
        private boolean closed;

        synchronized void put(int value) throws InterruptedException {
          while (count == slots.length) wait();
          slots[(first + count++) % slots.length] = value;
          notifyAll();
        }

        synchronized int take() {
          while (count == 0) {
            if (closed) return -1;
            doWait();
          }
          int value = slots[first];
          first = (first + 1) % slots.length;
          count--;
          notifyAll();
          return value;
        }

        private synchronized void doWait() {
          try { wait(100_000); } catch (InterruptedException e) { Thread.currentThread().interrupt(); }
        }

        void close() {
          synchronized (this) { closed = true; notifyAll(); }
        }

        /** At most three at a time are inside, and they hold no lock there. */
        void visit() {
          synchronized (this) {
            while (inside == 3) doWait();
            inside++;
            most = Math.max(most, inside);
          }
          Thread.yield();
          synchronized (this) {
            inside--;
            notifyAll();
          }
          synchronized (this) { int n = visits; Thread.yield(); visits = n + 1; }
        }

        static class Seat { boolean taken; int users; }

        final Seat[] seats = {new Seat(), new Seat()};

        /** Waits for an object that is no member and has no set: only these units use it. */
        synchronized void sit(Seat seat) {
          while (seat.taken && count >= 0) doWait();
          seat.taken = true;
        }

        /** Changes no member. */
        synchronized void leave(Seat seat) {
          seat.users += count < 0 ? 0 : 1;
          seat.taken = false;
          notifyAll();
        }

        synchronized String state() { return inside + " " + (most <= 3) + " " + visits + " " + (seats[0].users + seats[1].users); }

        /** One seat for all: nobody is woken but by those who leave. */
        static int seats() throws Exception {
          P p = new P();
          Thread[] all = new Thread[8];
          for (int t = 0; t < all.length; t++) {
            all[t] = new Thread(() -> {
              for (int i = 0; i < 500; i++) {
                p.sit(p.seats[0]);
                Thread.yield();
                p.leave(p.seats[0]);
              }
            });
            all[t].setDaemon(true);
            all[t].start();
          }
          for (Thread t : all) t.join();
          return p.seats[0].users;
        }

        static String race() throws Exception {
          P p = new P();
          long[] sums = new long[4];
          Thread[] all = new Thread[8];
          for (int t = 0; t < all.length; t++) {
            int number = t;
            all[t] = new Thread(() -> {
              for (int i = 0; i < 2_000; i++) {
                p.visit();
                p.sit(p.seats[i % 2]);
                p.leave(p.seats[i % 2]);
              }
              if (number < 4) for (int v; (v = p.take()) >= 0; ) sums[number] += v;
            });
            all[t].setDaemon(true);
            all[t].start();
          }
          for (int i = 0; i < 10_000; i++) p.put(i);
          p.close();
          for (Thread t : all) t.join();
          return Arrays.stream(sums).sum() + " " + p.state();
        }
      }
      """;

  private static final String OVERLAY =
      """
      class P: @AtomicSet("p") @SuppressWarnings("ajws-atomic") off notify off synchronized
      class P fields slots, first, count, inside, most, visits, closed: @Atomic("p")
      class P {
        method put loop 1: await:
        method take call doWait: await: while (count == 0 && !closed);
        methods visit, sit loop 1: await:
        methods close, visit: unit synchronized
      }
      """;

  private static final String EXPECTED = "49995000 0 true 16000 16000";

  @TempDir Path folder;

  @Test
  void itsUnitsWaitAndWakeAsItsMonitorsDid() throws Exception {
    assertEquals(EXPECTED, race(program()));
    assertEquals(EXPECTED, race(translated()));
  }

  @Test
  void unitsThatChangeNoMemberWakeWhoLooksIntoObjects() throws Exception {
    assertEquals(4_000, translated().call("P", "seats"));
  }

  /** The same with the lock of one statement taken away. */
  @Test
  void aStatementWithoutItsLockIsFound() throws Exception {
    String text = translated().output("P.java");
    String broken =
        text.replaceAll(
            "\\{ final \\S+ (\\S+) = P\\.this\\.ajws\\$lock_p\\(\\); \\1\\.lock\\(\\); try \\{ "
                + "( *int n = visits; .*; *)"
                + "\\} finally \\{ \\1\\.unlock\\(\\); \\} \\}",
            "{ $2 }");
    assertNotEquals(text, broken);
    assertNotEquals(
        EXPECTED, race(TranslatedProgram.of(folder.resolve("broken"), "P.java", broken)));
  }

  private TranslatedProgram program() {
    return TranslatedProgram.of(folder, "P.java", PROGRAM, "p.ajws-overlay", OVERLAY);
  }

  private TranslatedProgram translated() {
    TranslatedProgram program = program().translate(LockKind.AUTO, Target.SERIAL);
    assertEquals(List.of(), program.messages());
    return program;
  }

  private static String race(TranslatedProgram program) throws Exception {
    return (String) program.call("P", "race");
  }
}
