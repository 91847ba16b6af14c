package org.ajws.runtime.scheduler;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.sync.DeadlockException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Who looks for a deadlock asks one thread after the other. A thread that brings a result, and
 * leaves its root, after the one that waits for it was asked and before it is asked itself had been
 * overlooked: another wait of that root threw a DeadlockException.
 */
class LeavesBetweenTheLooksTest {
  private final Region root = Region.inOrder(null, -1);
  private final Worker waiting = worker();
  private final Worker waitingForThat = worker();
  private final Worker bringing = worker(); // asked last

  private static Worker worker() {
    return new Worker(new Thread("leaves between the looks"), null, null);
  }

  private Result<String> ofTask() {
    return new Result<String>(Origin.TASK).ofRoot(root);
  }

  @AfterEach
  void close() {
    Deadlocks.closed(waiting);
    Deadlocks.closed(waitingForThat);
    Deadlocks.closed(bringing);
  }

  @Test
  void whoBringsAResultAndLeaves() {
    Result<String> brought = ofTask();
    Wait first = new RootWait(root, brought, waiting);
    Wait second = new RootWait(root, ofTask(), waitingForThat);
    waiting.presence.enter(root);
    waitingForThat.presence.enter(root);
    Region before = bringing.presence.enter(root);
    waitingForThat.presence.rests(second::isOver);
    waiting.presence.rests(
        () -> {
          boolean over = first.isOver();
          if (!over) { // just after it was asked
            brought.give("brought");
            bringing.presence.leave(before);
          }
          return over;
        });
    Deadlocks.look(root);
    if (!first.isOver()) { // the look has ended before it asked
      brought.give("brought");
      bringing.presence.leave(before);
    }
    assertNull(first.thrown());
    assertFalse(second.isOver(), "who waits for what can go on");
  }

  /** The near-twin: it has left before the look, and brought nothing. */
  @Test
  void whoLeavesWithoutBringingAnything() {
    Wait first = new RootWait(root, ofTask(), waiting);
    Wait second = new RootWait(root, ofTask(), waitingForThat);
    waiting.presence.enter(root);
    waitingForThat.presence.enter(root);
    waiting.presence.rests(first::isOver);
    waitingForThat.presence.rests(second::isOver);
    bringing.presence.leave(bringing.presence.enter(root));
    Deadlocks.look(root);
    assertTrue(first.isOver() && second.isOver());
    assertTrue(first.thrown() instanceof DeadlockException, "" + first.thrown());
  }
}
