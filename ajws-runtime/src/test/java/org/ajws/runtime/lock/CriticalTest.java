package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.loop.LoopsTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CriticalTest {
  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void loopsInsideRunInOrderOnTheSameThread(Setup setup) {
    setup.install();
    Thread caller = Thread.currentThread();
    StringBuilder order = new StringBuilder();
    Critical.enter();
    try {
      Critical.enter();
      Critical.exit();
      setup
          .engine()
          .times(
              10,
              i -> {
                assertSame(caller, Thread.currentThread());
                order.append(i);
              });
      setup
          .engine()
          .inOrder(
              TaskLocals.none(),
              spawner -> {
                for (char c = 'a'; c < 'f'; c++) {
                  char letter = c;
                  spawner.spawn(l -> order.append(letter));
                }
              });
    } finally {
      Critical.exit();
    }
    assertEquals("0123456789abcde", order.toString());
  }

  /**
   * Where other runtimes deadlock: a worker that holds a lock waits for an inner loop, takes an
   * iteration of the outer one meanwhile, and that wants the lock, held further down its own stack
   * or by another worker in the same position.
   */
  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void loopsUnderLocksDoNotDeadlock(Setup setup) {
    setup.install();
    ReentrantLock a = new ReentrantLock();
    ReentrantLock b = new ReentrantLock();
    AtomicInteger ran = new AtomicInteger();
    setup
        .engine()
        .times(
            60,
            i -> {
              ReentrantLock lock = i % 2 == 0 ? a : b;
              lock.lock();
              Critical.enter();
              try {
                assertEquals(1, lock.getHoldCount()); // no other iteration on top of this one
                setup
                    .engine()
                    .times(
                        20,
                        j -> {
                          LoopsTest.work(20);
                          ran.incrementAndGet();
                        });
              } finally {
                Critical.exit();
                lock.unlock();
              }
            });
    assertEquals(1200, ran.get());
  }
}
