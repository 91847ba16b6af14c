package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.loop.LoopsTest;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.WorkerThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LifecycleTest {
  private Properties before;

  @BeforeEach
  void saveProperties() {
    AjwsRuntime.shutdown();
    before = (Properties) System.getProperties().clone();
  }

  @AfterEach
  void restoreProperties() {
    AjwsRuntime.shutdown();
    System.setProperties(before);
  }

  private static long workerThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(t -> t.getName().startsWith("ajws-worker-"))
        .count();
  }

  @Test
  void propertiesAreReadAtTheNextStart() {
    System.setProperty("ajws.workers", "3");
    assertEquals(3, AjwsRuntime.workers());
    assertEquals("trycatch", AjwsRuntime.target());
    System.setProperty("ajws.workers", "5");
    assertEquals(3, AjwsRuntime.workers());
    AjwsRuntime.shutdown();
    assertEquals(5, AjwsRuntime.workers());
  }

  @Test
  void theDefaultIsOneWorkerPerProcessor() {
    System.clearProperty("ajws.workers");
    assertEquals(Runtime.getRuntime().availableProcessors(), AjwsRuntime.workers());
  }

  @Test
  void targetSerialRunsInOrderWithoutThreads() {
    System.setProperty("ajws.target", "serial");
    System.setProperty("ajws.workers", "8");
    assertEquals(1, AjwsRuntime.workers());
    assertEquals("serial", AjwsRuntime.target());
    StringBuilder order = new StringBuilder();
    Engine.LOOPS.times(10, i -> order.append(i)); // not thread-safe: one thread only
    Engine.FORK_JOIN.times(10, i -> order.append(i));
    assertEquals("01234567890123456789", order.toString());
    assertEquals(0, workerThreads());
  }

  /** A build hands the translator's setting of the same name to the tests. */
  @ParameterizedTest
  @ValueSource(strings = {"trycatch", "tasks", "forkjoin", "traced", "ForkJoin"})
  void targetsOfTheTranslatorChangeNothing(String target) {
    System.setProperty("ajws.target", target);
    System.setProperty("ajws.workers", "3");
    assertEquals(3, AjwsRuntime.workers());
    assertEquals("trycatch", AjwsRuntime.target());
  }

  @ParameterizedTest
  @CsvSource({
    "ajws.workers, 0",
    "ajws.workers, many",
    "ajws.workers, 5000",
    "ajws.target, parallel",
    "ajws.stackSize, 16x",
    "ajws.stackSize, 9999g",
    "ajws.spinMicros, -1"
  })
  void badPropertiesAreRefusedByName(String property, String value) {
    System.setProperty(property, value);
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Engine.LOOPS.times(10, i -> {}));
    assertTrue(e.getMessage().contains(property) && e.getMessage().contains(value), e.getMessage());
  }

  @Test
  void aTargetThatIsNoneIsRefusedWithThoseThatAre() {
    System.setProperty("ajws.target", "parallel");
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, Config::fromProperties);
    String all = "'parallel' is none of " + String.join(", ", Config.TRANSLATED_FOR) + ", serial";
    assertTrue(e.getMessage().contains(all), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({"1048576, 1048576", "512k, 524288", "2M, 2097152", "1g, 1073741824"})
  void theStackSizeTakesUnits(String text, long bytes) {
    System.setProperty("ajws.stackSize", text);
    assertEquals(bytes, Config.fromProperties().stackSize);
  }

  @Test
  void oneWorkerStartsNoThread() {
    System.setProperty("ajws.workers", "1");
    Engine.LOOPS.times(1000, i -> LoopsTest.work(100));
    assertEquals(0, workerThreads());
  }

  @Test
  void threadsStartAtTheFirstLoopAndEndAtShutdown() {
    System.setProperty("ajws.workers", "4");
    assertEquals(0, workerThreads());
    for (int round = 0; round < 20; round++) {
      AtomicInteger ran = new AtomicInteger();
      Engine.LOOPS.times(
          100,
          i -> {
            LoopsTest.work(100);
            ran.incrementAndGet();
          });
      assertEquals(100, ran.get());
      assertEquals(3, workerThreads());
      AjwsRuntime.shutdown();
      assertEquals(0, workerThreads());
    }
  }

  @Test
  void shutdownInsideALoopIsRefused() {
    System.setProperty("ajws.workers", "2");
    assertThrows(
        IllegalStateException.class, () -> Engine.LOOPS.times(10, i -> AjwsRuntime.shutdown()));
  }

  @Test
  void aLoopThatRunsDuringShutdownIsCompleted() throws Exception {
    System.setProperty("ajws.workers", "4");
    for (int round = 0; round < 20; round++) {
      CountDownLatch begun = new CountDownLatch(1);
      FutureTask<Integer> loop =
          new FutureTask<>(
              () -> {
                AtomicInteger ran = new AtomicInteger();
                Engine.LOOPS.times(
                    500,
                    i -> {
                      begun.countDown();
                      Engine.LOOPS.times(2, j -> LoopsTest.work(200));
                      ran.incrementAndGet();
                    });
                return ran.get();
              });
      new Thread(loop).start();
      begun.await();
      AjwsRuntime.shutdown();
      assertEquals(500, loop.get());
    }
  }

  @Test
  void theStackOfWorkersIsLargeEnoughForDeepRecursion() {
    System.setProperty("ajws.workers", "2");
    int depth = 40_000; // far more than fits into the usual 1 MiB
    AtomicInteger onWorkers = new AtomicInteger();
    long end = System.nanoTime() + 60_000_000_000L; // a loaded machine wakes the worker late
    while (onWorkers.get() == 0 && System.nanoTime() < end) {
      Engine.LOOPS.times(
          64,
          i -> {
            LoopsTest.work(3000);
            if (Thread.currentThread() instanceof WorkerThread && onWorkers.get() == 0) {
              assertEquals(depth, recurse(depth));
              onWorkers.incrementAndGet();
            }
          });
    }
    assertTrue(onWorkers.get() > 0);
  }

  private static int recurse(int depth) {
    return depth == 0 ? 0 : 1 + recurse(depth - 1);
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void loopsLeaveNoGarbageReachable(Setup setup) {
    setup.install();
    WeakReference<Object> state = runWithLargeState(setup);
    for (int i = 0; i < 200 && state.get() != null; i++) {
      System.gc();
      Thread.yield();
    }
    assertNull(state.get(), "the state of an ended loop is still reachable");
  }

  private static WeakReference<Object> runWithLargeState(Setup setup) {
    byte[] large = new byte[1 << 20];
    setup.engine().times(300, i -> large[i]++);
    setup.engine().times(30, i -> setup.engine().times(10, j -> large[1000 + 10 * i + j]++));
    assertEquals(1, large[7]);
    assertEquals(1, large[1077]);
    return new WeakReference<>(large);
  }

  @Test
  void runtimeMethodsWorkWithoutAnyLoop() {
    assertFalse(AjwsRuntime.isTranslated(LifecycleTest.class));
    assertTrue(AjwsRuntime.isTranslated(Stamped.class));
    assertTrue(AjwsRuntime.isTranslated(Stamped.Nested.class));
    AjwsRuntime.assertTranslated(Stamped.Nested.class);
    IllegalStateException e =
        assertThrows(
            IllegalStateException.class, () -> AjwsRuntime.assertTranslated(LifecycleTest.class));
    assertTrue(e.getMessage().contains("LifecycleTest"), e.getMessage());
  }

  @Translated(digest = "00", target = "trycatch")
  private static final class Stamped {
    private static final class Nested {}
  }
}
