package org.ajws.runtime.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.sync.Promise;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A worker that waits for ever does not keep others from stopping the workers. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LeaversTest {
  private static final long PATIENCE = 200_000_000;

  private final List<String> warnings = new ArrayList<>(); // guarded by itself
  private final Logger logger = Logger.getLogger("org.ajws.runtime");
  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord record) {
          synchronized (warnings) {
            warnings.add(record.getMessage());
          }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  private final AtomicReference<Thread> worker = new AtomicReference<>();

  /** What one iteration does on a worker's thread, while the other one is still running. */
  private interface Body {
    void run() throws Exception;
  }

  @BeforeEach
  void listen() {
    logger.addHandler(handler);
    Scheduler.install(Setup.Pace.TINY.config(2));
  }

  @AfterEach
  void stop() {
    logger.removeHandler(handler);
    AjwsRuntime.shutdown();
  }

  /** Runs the body on the only worker thread, and returns when it has begun. */
  private FutureTask<Void> onAWorker(Body body) throws Exception {
    CyclicBarrier both = new CyclicBarrier(2);
    CountDownLatch begun = new CountDownLatch(1);
    FutureTask<Void> loop =
        new FutureTask<>(
            () -> {
              Engine.LOOPS.times(2, i -> runOne(both, begun, body));
              return null;
            });
    new Thread(loop).start();
    begun.await();
    return loop;
  }

  private void runOne(CyclicBarrier both, CountDownLatch begun, Body body) {
    try {
      both.await(30, TimeUnit.SECONDS); // so each runs on a thread of its own
      if (Thread.currentThread() instanceof WorkerThread) {
        worker.set(Thread.currentThread());
        begun.countDown();
        body.run();
      }
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void theLineOfTheProgramIsNamed() {
    StackTraceElement[] trace = {
      new StackTraceElement("jdk.internal.misc.Unsafe", "park", "Unsafe.java", -2),
      new StackTraceElement("java.util.concurrent.locks.LockSupport", "park", "A.java", 1),
      new StackTraceElement("org.ajws.runtime.scheduler.BlockedThread", "park", "B.java", 2),
      new StackTraceElement("org.ajws.sync.Promise", "get", "C.java", 3),
      new StackTraceElement("a.Program", "task", "Program.java", 4),
      new StackTraceElement("a.Program", "main", "Program.java", 5)
    };
    assertEquals(" at a.Program.task(Program.java:4)", Leavers.place(trace));
    assertEquals(" at jdk.internal.misc.Unsafe.park(Native Method)", Leavers.place(first(trace)));
    assertEquals("", Leavers.place(new StackTraceElement[0]));
  }

  private static StackTraceElement[] first(StackTraceElement[] trace) {
    return new StackTraceElement[] {trace[0]};
  }

  @Test
  void aThreadThatWaitsIsNamedAndLeftBehind() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    FutureTask<Void> loop = onAWorker(never::await);
    Scheduler.global().stop(PATIENCE);
    assertTrue(worker.get().isAlive());
    assertEquals(1, warnings.size(), warnings.toString());
    String warning = warnings.get(0);
    assertTrue(warning.startsWith(worker.get().getName() + " has been told to end"), warning);
    never.countDown();
    loop.get();
    worker.get().join(); // it ends then
  }

  @Test
  void oneThatWaitsForAPromiseToo() throws Exception {
    Promise<Integer> promise = new Promise<>();
    FutureTask<Void> loop = onAWorker(() -> promise.future().get());
    Scheduler.global().stop(PATIENCE);
    assertEquals(1, warnings.size(), warnings.toString());
    promise.complete(1);
    loop.get();
    worker.get().join();
  }

  @Test
  void aThreadThatRunsIsWaitedFor() throws Exception {
    FutureTask<Void> loop =
        onAWorker(
            () -> {
              long end = System.nanoTime() + 4 * PATIENCE;
              while (System.nanoTime() < end) {
                Thread.onSpinWait();
              }
            });
    Scheduler.global().stop(PATIENCE);
    assertFalse(worker.get().isAlive());
    assertEquals(List.of(), warnings);
    loop.get();
  }

  @Test
  void aThreadThatWaitsNowAndThenIsWaitedFor() throws Exception {
    FutureTask<Void> loop =
        onAWorker(
            () -> {
              long end = System.nanoTime() + 4 * PATIENCE;
              while (System.nanoTime() < end) {
                Thread.sleep(5);
                for (long until = System.nanoTime() + 50_000_000; System.nanoTime() < until; ) {
                  Thread.onSpinWait();
                }
              }
            });
    Scheduler.global().stop(PATIENCE);
    assertFalse(worker.get().isAlive());
    assertEquals(List.of(), warnings);
    loop.get();
  }

  @Test
  void anInterruptIsKept() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    FutureTask<Void> loop = onAWorker(never::await);
    Thread.currentThread().interrupt();
    Scheduler.global().stop(PATIENCE);
    assertTrue(Thread.interrupted());
    never.countDown();
    loop.get();
  }
}
