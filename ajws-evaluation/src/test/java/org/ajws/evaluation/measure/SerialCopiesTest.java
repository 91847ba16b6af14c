package org.ajws.evaluation.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SerialCopiesTest {
  /** Counts its runs, in a field that is not volatile. */
  private static class Counting implements Workload {
    int prepared;
    int runs;

    @Override
    public void prepare() {
      prepared++;
    }

    @Override
    public void run() throws Exception {
      runs++;
    }

    @Override
    public long digest() {
      return runs;
    }
  }

  private static final class Failing extends Counting {
    @Override
    public void run() throws IOException {
      throw new IOException("broken");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  @Timeout(60)
  void everyCopyRunsOncePreparedOrNot(int number) throws Exception {
    List<Counting> all = Stream.generate(Counting::new).limit(number).toList();
    try (SerialCopies copies = new SerialCopies(all)) {
      for (int round = 1; round <= 300; round++) {
        if (round % 3 == 0) {
          copies.prepare();
        }
        copies.run();
        assertEquals(round, copies.digest());
        for (Counting one : all) {
          assertEquals(round, one.runs);
          assertEquals(round / 3, one.prepared);
        }
      }
    }
  }

  @Test
  @Timeout(60)
  void theyRunAtTheSameTime() throws Exception {
    CyclicBarrier all = new CyclicBarrier(3);
    Counting meeting =
        new Counting() {
          @Override
          public void run() throws Exception {
            all.await(30, TimeUnit.SECONDS);
          }
        };
    try (SerialCopies copies = new SerialCopies(List.of(meeting, meeting, meeting))) {
      copies.prepare();
      copies.run();
      copies.run();
    }
  }

  @Test
  void aCopyWithAnotherResultIsTold() throws Exception {
    Counting other = new Counting();
    try (SerialCopies copies = new SerialCopies(List.of(new Counting(), other))) {
      copies.run();
      other.runs++;
      assertNotEquals(1, copies.digest());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  @Timeout(60)
  void anExceptionOfACopyArrivesWhenAllHaveEnded(int which) throws Exception {
    Counting right = new Counting();
    List<Workload> both =
        which == 0 ? List.of(new Failing(), right) : List.of(right, new Failing());
    try (SerialCopies copies = new SerialCopies(both)) {
      for (int round = 1; round <= 2; round++) {
        ExecutionException e = assertThrows(ExecutionException.class, copies::run);
        assertEquals("broken", e.getCause().getMessage());
        assertEquals(round, right.runs);
      }
    }
  }

  /** Its thread would not sleep any more, but take a processor from all that is measured later. */
  @Test
  @Timeout(60)
  void anInterruptThatACopyLeavesIsCleared() throws Exception {
    List<Boolean> found = new ArrayList<>();
    Counting interrupting =
        new Counting() {
          @Override
          public void run() throws Exception {
            found.add(Thread.currentThread().isInterrupted());
            Thread.currentThread().interrupt();
            if (found.size() == 2) {
              throw new IOException("interrupted");
            }
          }
        };
    try (SerialCopies copies = new SerialCopies(List.of(new Counting(), interrupting))) {
      copies.run();
      assertThrows(ExecutionException.class, copies::run);
      copies.run();
    }
    assertEquals(List.of(false, false, false), found);
  }
}
