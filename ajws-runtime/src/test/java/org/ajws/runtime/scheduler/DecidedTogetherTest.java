package org.ajws.runtime.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.latch.Waiter;
import org.ajws.sync.DeadlockException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * All waits of a deadlock throw. The first task to go on had completed the promise for which
 * another one of them waited, before that one was ended: it got the value, now and then.
 */
class DecidedTogetherTest {
  private final Region root = Region.inOrder(null, -1);
  private final Worker worker = new Worker(new Thread("decided together"), null, null);
  private final List<Giving> waits = new ArrayList<>();

  /** A wait whose end lets its task give all others what they wait for. */
  private final class Giving extends RootWait {
    Giving(Origin origin) {
      super(root, new Result<>(origin).ofRoot(root), worker);
    }

    @Override
    protected void resume() {
      for (Giving other : waits) {
        if (other != this) {
          other.result.tryGive(null);
        }
      }
    }
  }

  @AfterEach
  void close() {
    Deadlocks.closed(worker);
  }

  private void ends(Origin... origins) {
    for (Origin origin : origins) {
      waits.add(new Giving(origin));
    }
    worker.presence.enter(root);
    worker.presence.rests(() -> false);
    Standstill now = new Standstill(root);
    now.find();
    now.end();
    for (Giving wait : waits) {
      assertTrue(wait.isOver());
      Throwable thrown = wait.result.origin().isOwn() ? wait.result.failure() : wait.thrown();
      assertInstanceOf(RuntimeException.class, thrown);
    }
  }

  @Test
  void promises() {
    ends(Origin.PROMISE, Origin.PROMISE, Origin.PROMISE);
  }

  @Test
  void channels() {
    ends(Origin.TAKE, Origin.PUT, Origin.TAKE);
  }

  @Test
  void futuresOfTasks() {
    ends(Origin.TASK, Origin.TASK);
    assertInstanceOf(DeadlockException.class, waits.get(0).thrown());
  }

  @Test
  void conditionsBesideOthers() {
    ends(Origin.CONDITION, Origin.TAKE, Origin.PROMISE, Origin.TASK, Origin.CONDITION);
  }

  /** What is decided nobody else ends: it was told to nobody behind one that had no memory. */
  @Test
  void oneThatCannotGoOnKeepsNoOther() {
    List<RootWait> all = new ArrayList<>();
    for (Origin origin : List.of(Origin.TAKE, Origin.TASK, Origin.PROMISE, Origin.TAKE)) {
      RootWait wait =
          new RootWait(root, new Result<>(origin).ofRoot(root), worker) {
            @Override
            protected void resume() {
              throw new OutOfMemoryError("simulated");
            }
          };
      all.add(wait);
    }
    worker.presence.enter(root);
    worker.presence.rests(() -> false);
    Standstill now = new Standstill(root);
    now.find();
    assertThrows(OutOfMemoryError.class, now::end);
    for (RootWait wait : all) {
      assertTrue(wait.isOver());
    }
  }

  /** Those who wait for one thing. */
  @Test
  void oneThatCannotGoOnKeepsNoOtherOfTheSame() {
    Result<Integer> result = new Result<>(Origin.PROMISE);
    AtomicInteger told = new AtomicInteger();
    for (int i = 0; i < 3; i++) {
      result.add(
          new Waiter() {
            @Override
            protected void goOn() {
              told.incrementAndGet();
              throw new OutOfMemoryError("simulated");
            }
          });
    }
    assertThrows(OutOfMemoryError.class, () -> result.give(1));
    assertEquals(3, told.get());
  }
}
