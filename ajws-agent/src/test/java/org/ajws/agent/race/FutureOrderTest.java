package org.ajws.agent.race;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * What random programs show seldom: futures beside locks, and waits that leave several finishes.
 */
class FutureOrderTest {
  private final Set<Integer> found = new TreeSet<>();
  private final Detector detector = new Detector((w, i, f, fw, ft, s, sw, st) -> found.add(i));
  private final TaskOrder order = detector.order;
  private final long[] shadow = new long[4];

  private void write(int location) {
    detector.write(null, shadow, location, 1);
  }

  @Test
  void whatATaskDoesAfterALockedSectionThatMadeAFutureIsNotBeforeTheFuture() {
    order.finishBegin("finish");
    order.asyncBegin("first");
    write(0);
    order.locks.acquire(1, false);
    Value future = new Value();
    order.futureBegin("future");
    write(1);
    order.futureEnd(future);
    order.locks.release(1, false);
    write(0);
    order.asyncEnd();
    order.asyncBegin("second");
    order.futureGot(future);
    write(1);
    assertEquals(Set.of(), found);
    write(0);
    assertEquals(Set.of(0), found);
    order.asyncEnd();
    order.finishEnd();
  }

  @Test
  void aReturnOutOfTwoFinishesWaitsForWhatTasksOfTheInnerOneHaveWaitedFor() {
    Value future = new Value();
    order.finishBegin("all");
    order.asyncBegin("first");
    order.futureBegin("future");
    write(0);
    order.futureEnd(future);
    order.asyncEnd();
    order.asyncBegin("second");
    int outer = order.finishBegin("outer");
    order.finishBegin("inner");
    order.asyncBegin("waits");
    order.futureGot(future);
    order.asyncEnd();
    order.finishWait(outer);
    write(0);
    order.finishEnd();
    order.finishEnd();
    order.asyncEnd();
    assertEquals(Set.of(), found);
    order.asyncBegin("third");
    write(0);
    order.asyncEnd();
    order.finishEnd();
    assertEquals(Set.of(0), found);
  }
}
