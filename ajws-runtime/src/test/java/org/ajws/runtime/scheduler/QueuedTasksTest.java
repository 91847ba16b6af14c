package org.ajws.runtime.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class QueuedTasksTest {
  private volatile boolean stopped;

  /** Tasks that others queue and claim while the counts are added up do not make up for it. */
  @Test
  void aQueuedTaskIsSeenWhileOthersComeAndGo() throws Exception {
    Deadlocks.taskQueued();
    Thread[] others = new Thread[4];
    CountDownLatch started = new CountDownLatch(others.length);
    for (int i = 0; i < others.length; i++) {
      others[i] = new Thread(() -> comeAndGo(started));
      others[i].start();
    }
    started.await();
    try {
      for (int i = 0; i < Integer.getInteger("queued.looks", 2_000_000); i++) {
        assertNotEquals(0, Deadlocks.tasksInQueues(), "look " + i);
      }
    } finally {
      stopped = true;
      for (Thread other : others) {
        other.join();
      }
      Deadlocks.taskClaimed();
    }
    assertEquals(0, Deadlocks.tasksInQueues());
  }

  private void comeAndGo(CountDownLatch started) {
    started.countDown();
    while (!stopped) {
      Deadlocks.taskQueued();
      Deadlocks.taskClaimed();
    }
  }
}
