package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An overlay that takes away what wakes the waits of another file. */
class WakingsElsewhereTest {
  private static final String QUEUE =
      """
      public class Queue {
        private int count;
        synchronized void put() { count++; notifyAll(); }
        synchronized int count() { return count; }
      }
      """;

  /** It has no construct. */
  private static final String CLIENT =
      """
      public class Client {
        static void take(Queue queue) throws InterruptedException {
          synchronized (queue) {
            while (queue.count() == 0) queue.wait();
          }
        }
      }
      """;

  /** It waits for an object of its own. */
  private static final String STRANGER =
      """
      public class Client {
        private final Object lock = new Object();
        void take(Queue queue) throws InterruptedException {
          synchronized (lock) {
            while (queue.count() == 0) lock.wait(10);
          }
        }
      }
      """;

  private static final String OVERLAY =
      """
      class Queue: @AtomicSet("q") off notify off synchronized
      class Queue field count: @Atomic("q")
      """;

  private static final String ONLY_WAKING = "class Queue: off notify\n";

  @TempDir Path folder;

  @Test
  void theWaitOfAnotherFileIsNamed() {
    assertNamed(messages(CLIENT, OVERLAY));
  }

  @Test
  void itIsWithoutAnyConstruct() {
    assertNamed(messages(CLIENT, ONLY_WAKING));
  }

  @Test
  void aWaitForAnotherObjectIsNot() {
    assertEquals(List.of(), messages(STRANGER, OVERLAY));
  }

  private static void assertNamed(List<String> messages) {
    assertEquals(
        1,
        messages.stream().filter(m -> m.contains("wakes those who wait")).count(),
        messages::toString);
    String message =
        messages.stream().filter(m -> m.contains("wakes those who wait")).findFirst().orElseThrow();
    assertTrue(message.contains("Queue.java:3:"), message);
    assertTrue(message.contains("queue.wait() (Client.java:4)"), message);
  }

  private List<String> messages(String client, String overlay) {
    return TranslatedProgram.of(
            folder, "Queue.java", QUEUE, "Client.java", client, "q.ajws-overlay", overlay)
        .translate(LockKind.AUTO, Target.SERIAL)
        .messages();
  }
}
