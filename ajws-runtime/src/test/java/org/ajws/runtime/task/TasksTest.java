package org.ajws.runtime.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.runtime.forkjoin.ForkJoinWorkers;
import org.ajws.runtime.generated.AsyncBody;
import org.ajws.runtime.generated.Partials;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.generated.ValueBody;
import org.ajws.runtime.lock.Critical;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Scheduler;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The task form on both kinds of workers; what it calls is what the translator emits. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TasksTest {
  private static final String SITE = "Test.java:1";

  /** The two classes with the same methods. */
  enum Form {
    TASKS {
      @Override
      Finish finish() {
        return Tasks.finish(SITE);
      }

      @Override
      Finish enter() {
        return Tasks.enter(SITE);
      }

      @Override
      <E extends Throwable> void async(AsyncBody<E> body, Partials<?>... partials) throws E {
        Tasks.async(SITE, body, partials);
      }

      @Override
      <T, E extends Throwable> TaskValue<T> value(ValueBody<T, E> body) throws E {
        return Tasks.value(SITE, body);
      }
    },

    FORK_JOIN {
      @Override
      Finish finish() {
        return ForkJoinTasks.finish(SITE);
      }

      @Override
      Finish enter() {
        return ForkJoinTasks.enter(SITE);
      }

      @Override
      <E extends Throwable> void async(AsyncBody<E> body, Partials<?>... partials) throws E {
        ForkJoinTasks.async(SITE, body, partials);
      }

      @Override
      <T, E extends Throwable> TaskValue<T> value(ValueBody<T, E> body) throws E {
        return ForkJoinTasks.value(SITE, body);
      }
    };

    abstract Finish finish();

    abstract Finish enter();

    abstract <E extends Throwable> void async(AsyncBody<E> body, Partials<?>... partials) throws E;

    abstract <T, E extends Throwable> TaskValue<T> value(ValueBody<T, E> body) throws E;

    /** A finish statement. */
    final <E extends Throwable> void finish(AsyncBody<E> body) throws E {
      Finish f = finish();
      try {
        body.run();
      } catch (Throwable t) {
        f.failed(t);
        throw t;
      } finally {
        f.join();
      }
    }
  }

  static Stream<Arguments> all() {
    return Stream.of(Form.values())
        .flatMap(f -> IntStream.of(1, 2, 3, 4, 8, 16, 64).mapToObj(w -> Arguments.of(f, w)));
  }

  static Stream<Arguments> parallel() {
    return Stream.of(Form.values())
        .flatMap(f -> IntStream.of(2, 4, 16).mapToObj(w -> Arguments.of(f, w)));
  }

  @AfterAll
  static void stop() {
    AjwsRuntime.shutdown();
    Scheduler.install(Config.fromProperties());
  }

  private static void install(int workers) {
    ForkJoinWorkers.stop();
    Scheduler.install(Setup.Pace.USUAL.config(workers));
  }

  private static int fib(Form form, int n) {
    if (n < 2) {
      return n;
    }
    int[] a = new int[1];
    int[] b = new int[1];
    form.finish(
        () -> {
          form.async(() -> a[0] = fib(form, n - 1));
          b[0] = fib(form, n - 2);
        });
    return a[0] + b[0];
  }

  private static int fibOfValues(Form form, int n) {
    if (n < 2) {
      return n;
    }
    TaskValue<Integer> a = form.value(() -> fibOfValues(form, n - 1));
    try {
      int b = fibOfValues(form, n - 2);
      return a.get() + b;
    } catch (Throwable t) {
      a.failed(t);
      throw t;
    } finally {
      a.join();
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void nestedFinishesAndValues(Form form, int workers) {
    install(workers);
    for (int round = 0; round < 20; round++) {
      assertEquals(1597, fib(form, 17));
      assertEquals(1597, fibOfValues(form, 17));
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void asyncsOfAsyncsEndWithTheFinish(Form form, int workers) {
    install(workers);
    AtomicInteger ran = new AtomicInteger();
    for (int round = 1; round <= 20; round++) {
      form.finish(() -> spread(form, 8, ran));
      assertEquals(round << 8, ran.get());
    }
  }

  private static void spread(Form form, int depth, AtomicInteger ran) {
    if (depth == 0) {
      ran.incrementAndGet();
      return;
    }
    Finish entry = form.enter();
    try {
      form.async(() -> spread(form, depth - 1, ran));
      form.async(() -> spread(form, depth - 1, ran));
    } finally {
      entry.join();
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void anEntryOutsideOfAFinishIsOne(Form form, int workers) {
    install(workers);
    AtomicInteger ran = new AtomicInteger();
    spread(form, 6, ran);
    assertEquals(64, ran.get());
  }

  @ParameterizedTest
  @MethodSource("all")
  void manyAsyncsOfOneFinish(Form form, int workers) {
    install(workers);
    int[] slots = new int[20_000];
    form.finish(
        () -> {
          for (int i = 0; i < slots.length; i++) {
            int k = i;
            form.async(() -> slots[k]++);
          }
        });
    assertEquals(slots.length, IntStream.of(slots).filter(s -> s == 1).count());
  }

  @ParameterizedTest
  @MethodSource("all")
  void theExceptionOfAnAsyncIsThrownByItsFinish(Form form, int workers) {
    install(workers);
    for (int round = 0; round < 20; round++) {
      AtomicInteger ran = new AtomicInteger();
      IOException thrown = new IOException("of an async");
      IOException caught =
          assertThrows(
              IOException.class,
              () ->
                  form.finish(
                      () -> {
                        form.async(ran::incrementAndGet);
                        form.async(
                            () -> {
                              throw thrown;
                            });
                      }));
      assertSame(thrown, caught);
      assertTrue(ran.get() <= 1);
      assertEquals(5, fib(form, 5));
    }
  }

  @ParameterizedTest
  @MethodSource("parallel")
  void severalExceptionsAreOneWithTheOthersSuppressed(Form form, int workers) {
    install(workers);
    for (int round = 0; round < 20; round++) {
      CountDownLatch both = new CountDownLatch(2);
      AsyncBody<IllegalStateException> failing =
          () -> {
            both.countDown();
            try {
              both.await(10, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
              throw new IllegalStateException(e);
            }
            throw new IllegalStateException("one of two");
          };
      IllegalStateException e =
          assertThrows(
              IllegalStateException.class,
              () ->
                  form.finish(
                      () -> {
                        form.async(failing);
                        failing.run();
                      }));
      assertEquals(1, e.getSuppressed().length);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void cancelStopsWhatHasNotStarted(Form form, int workers) {
    install(workers);
    AtomicInteger ran = new AtomicInteger();
    AtomicInteger outer = new AtomicInteger();
    form.finish(
        () -> {
          form.finish(
              () -> {
                AjwsRuntime.cancel();
                for (int i = 0; i < 100; i++) {
                  form.async(ran::incrementAndGet);
                }
              });
          form.async(outer::incrementAndGet);
        });
    assertEquals(0, ran.get());
    assertEquals(1, outer.get());
  }

  @ParameterizedTest
  @MethodSource("all")
  void criticalSectionsRunInOrder(Form form, int workers) {
    install(workers);
    List<Integer> order = new ArrayList<>();
    form.finish(
        () -> {
          Critical.enter();
          try {
            for (int i = 0; i < 50; i++) {
              int k = i;
              form.async(() -> order.add(k));
              form.finish(() -> form.async(() -> order.add(-k)));
            }
          } finally {
            Critical.exit();
          }
        });
    List<Integer> expected = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      expected.add(i);
      expected.add(-i);
    }
    assertEquals(expected, order);
  }

  @ParameterizedTest
  @MethodSource("parallel")
  void oneWorkerRunsTheElision(Form form, int ignored) {
    install(1);
    List<Integer> order = new ArrayList<>();
    form.finish(
        () -> {
          order.add(1);
          form.async(() -> order.add(2));
          order.add(3);
          TaskValue<Boolean> value = form.value(() -> order.add(4));
          order.add(5);
          value.join();
        });
    assertEquals(List.of(1, 2, 3, 4, 5), order);
  }

  @ParameterizedTest
  @MethodSource("all")
  void awaitingDoesNotEndTheFinish(Form form, int workers) {
    install(workers);
    AtomicInteger ran = new AtomicInteger();
    Finish f = form.finish();
    for (int i = 1; i <= 20; i++) {
      form.async(ran::incrementAndGet);
      form.async(ran::incrementAndGet);
      f.await();
      assertEquals(2 * i, ran.get());
    }
    form.async(ran::incrementAndGet);
    f.join();
    assertEquals(41, ran.get());
  }

  @ParameterizedTest
  @MethodSource("all")
  void aValueThrowsAtItsJoin(Form form, int workers) {
    install(workers);
    IOException thrown = new IOException("of a value");
    IOException caught =
        assertThrows(
            IOException.class,
            () -> {
              TaskValue<Integer> value =
                  form.value(
                      () -> {
                        throw thrown;
                      });
              value.join();
            });
    assertSame(thrown, caught);
  }

  @ParameterizedTest
  @MethodSource("parallel")
  void anExceptionOfTheBlockSuppressesThatOfAValue(Form form, int workers) {
    install(workers);
    for (int round = 0; round < 20; round++) {
      CountDownLatch started = new CountDownLatch(1);
      TaskValue<Integer> value =
          form.value(
              () -> {
                started.countDown();
                throw new IllegalStateException("of a value");
              });
      Exception ofBlock = new Exception("of the block");
      value.failed(ofBlock);
      value.join();
      assertEquals(1 - started.getCount(), ofBlock.getSuppressed().length);
    }
  }

  /** Concatenation: associative, not commutative. */
  private static final class Text extends TaskLocals<Text> {
    String s;

    Text(String s) {
      this.s = s;
    }

    @Override
    protected Text fork() {
      return new Text("");
    }

    @Override
    protected void join(Text right) {
      s += right.s;
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void reductionsAreJoinedInTheOrderOfSpawning(Form form, int workers) {
    install(workers);
    StringBuilder expected = new StringBuilder("<");
    for (int i = 0; i < 200; i++) {
      expected.append("a").append(i).append("b").append(i).append("c|");
    }
    for (int round = 0; round < 10; round++) {
      Text state = new Text("<");
      Finish f = form.finish();
      Partials<Text> partials = f.partials(state);
      for (int i = 0; i < 200; i++) {
        int k = i;
        Partials<Text> own = partials.fork();
        form.async(
            () -> {
              own.now.s += "a" + k;
              Partials<Text> inner = own.fork();
              form.async(() -> inner.now.s += "b" + k, inner);
              own.now.s += "c";
            },
            own);
        partials.now.s += "|";
      }
      f.join();
      assertEquals(expected.toString(), state.s);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void asyncsOfALoopEndWithIt(Form form, int workers) {
    install(workers);
    Engine engine = form == Form.TASKS ? Engine.LOOPS : Engine.FORK_JOIN;
    for (int round = 0; round < 10; round++) {
      AtomicInteger ran = new AtomicInteger();
      engine.times(
          300,
          i -> {
            form.async(ran::incrementAndGet);
            form.async(() -> form.async(ran::incrementAndGet));
          });
      assertEquals(600, ran.get());
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void manyThreadsAtOnce(Form form, int workers) throws InterruptedException {
    install(workers);
    AtomicInteger right = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Thread t = new Thread(() -> right.addAndGet(fib(form, 15) == 610 ? 1 : 0));
      threads.add(t);
      t.start();
    }
    for (Thread t : threads) {
      t.join();
    }
    assertEquals(8, right.get());
  }
}
