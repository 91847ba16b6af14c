package org.ajws.agent.race;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Tasks that only read what others have read, too, and get no token for it. */
class ReadSharedTest {
  private static final int SLOTS = 4;

  private final Set<Integer> found = new TreeSet<>();
  private final Detector detector = new Detector((w, i, f, fw, ft, s, sw, st) -> found.add(i));
  private final TaskOrder order = detector.order;
  private final long[] array = new long[SLOTS];
  private final long[] shadow = Shadow.of(SLOTS);

  private void range(boolean write) {
    detector.range(array, shadow, SLOTS - 1, SLOTS, 1, 1, write);
  }

  private void task(boolean write) {
    order.asyncBegin("task");
    range(write);
    order.asyncEnd();
  }

  @Test
  void whatATaskWithoutATokenHasReadIsNotTakenForReadByTheNextOne() {
    order.finishBegin("all");
    order.asyncBegin("outer");
    detector.write(this, Shadow.of(1), 0, 1); // it has a token
    order.finishBegin("readers");
    task(false);
    task(false);
    task(false); // stands behind the first
    order.finishEnd();
    for (int i = 0; i < SLOTS; i++) {
      detector.write(array, shadow, i, 1);
    }
    order.finishBegin("reader beside a writer");
    task(false);
    assertEquals(Set.of(), found);
    range(true);
    assertEquals(Set.of(0, 1, 2, 3), found);
    order.finishEnd();
    order.asyncEnd();
    order.finishEnd();
  }
}
