package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class OrderedLockTest {
  /** A lock whose number is above that of those that the thread has made so before. */
  private static OrderedLock inOrder(String owner) {
    OrderedLock made = new OrderedLock(owner);
    made.number();
    return made;
  }

  @Test
  void numbersGrowWithinAThreadAndAreUnique() throws Exception {
    List<FutureTask<List<Long>>> tasks = new ArrayList<>();
    for (int t = 0; t < 8; t++) {
      FutureTask<List<Long>> task =
          new FutureTask<>(
              () -> {
                List<Long> numbers = new ArrayList<>();
                for (int i = 0; i < 5000; i++) { // several blocks
                  numbers.add(new OrderedLock(this).number());
                }
                return numbers;
              });
      tasks.add(task);
      new Thread(task).start();
    }
    Set<Long> all = new HashSet<>();
    for (FutureTask<List<Long>> task : tasks) {
      long last = -1;
      for (long number : task.get()) {
        assertTrue(number > last);
        last = number;
        all.add(number);
      }
    }
    assertEquals(8 * 5000, all.size());
  }

  @Test
  void allThreadsSeeOneOrderWhoeverAsksFirst() throws Exception {
    int pairs = 20_000;
    OrderedLock[] a = new OrderedLock[pairs];
    OrderedLock[] b = new OrderedLock[pairs];
    for (int i = 0; i < pairs; i++) {
      a[i] = new OrderedLock("a");
      b[i] = new OrderedLock("b");
    }
    CyclicBarrier ready = new CyclicBarrier(2);
    List<FutureTask<OrderedLock[]>> tasks = new ArrayList<>();
    for (boolean forwards : new boolean[] {true, false}) {
      FutureTask<OrderedLock[]> task =
          new FutureTask<>(
              () -> {
                OrderedLock[] first = new OrderedLock[pairs];
                ready.await();
                for (int i = 0; i < pairs; i++) {
                  first[i] =
                      forwards ? OrderedLock.first(a[i], b[i]) : OrderedLock.first(b[i], a[i]);
                }
                return first;
              });
      tasks.add(task);
      new Thread(task).start();
    }
    assertArrayEquals(tasks.get(0).get(), tasks.get(1).get());
  }

  @Test
  void aLockThatIsTakenAloneTakesNoNumber() {
    OrderedLock alone = new OrderedLock("alone");
    OrderedLock.unlockAll(OrderedLock.lockAll(alone));
    assertSame(alone, OrderedLock.first(alone, alone));
    assertSame(alone, OrderedLock.second(alone, alone));
    OrderedLock later = new OrderedLock("later");
    assertTrue(later.number() < alone.number());
  }

  @Test
  void lockAllTakesEachLockOnceAndSkipsNull() {
    OrderedLock a = inOrder("a");
    OrderedLock b = inOrder("b");
    OrderedLock[] both = {b, null, a, b};
    OrderedLock[] taken = OrderedLock.lockAll(both);
    assertEquals(1, a.getHoldCount());
    assertEquals(1, b.getHoldCount());
    assertSame(b, both[0]); // the arguments are not sorted in place
    assertArrayEquals(new OrderedLock[] {a, b}, taken);
    OrderedLock.unlockAll(taken);
    assertFalse(a.isLocked() || b.isLocked());
    OrderedLock.unlockAll(OrderedLock.lockAll(null, null));
    assertThrows(IllegalMonitorStateException.class, () -> OrderedLock.unlockAll(taken));
  }

  @Test
  void firstAndSecondForMonitors() {
    OrderedLock a = inOrder("a");
    OrderedLock b = inOrder("b");
    assertSame(a, OrderedLock.first(a, b));
    assertSame(a, OrderedLock.first(b, a));
    assertSame(b, OrderedLock.second(a, b));
    assertSame(b, OrderedLock.second(b, a));
    assertSame(a, OrderedLock.first(a, a));
    assertSame(a, OrderedLock.second(a, a));
    for (OrderedLock[] pair : new OrderedLock[][] {{a, null}, {null, a}}) {
      assertSame(a, OrderedLock.first(pair[0], pair[1]));
      assertSame(a, OrderedLock.second(pair[0], pair[1]));
    }
    assertNull(OrderedLock.first(null, null));
  }

  @Test
  void aCopyIsNotOwned() {
    Object owner = new Object();
    OrderedLock lock = new OrderedLock(owner);
    assertSame(lock, lock.of(owner));
    assertNull(lock.of(new Object()));
  }
}
