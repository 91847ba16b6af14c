package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SharedLocksTest {
  @Test
  void equalObjectsHaveLocksOfTheirOwn() {
    List<String> a = new ArrayList<>();
    List<String> b = new ArrayList<>();
    OrderedLock lock = SharedLocks.of(a);
    assertSame(lock, SharedLocks.of(a));
    assertNotSame(lock, SharedLocks.of(b));
    a.add("changed"); // and with it equals and hashCode
    assertSame(lock, SharedLocks.of(a));
    assertSame(lock, SharedLocks.of(lock, a));
    assertSame(SharedLocks.of(b), SharedLocks.of(lock, b)); // a copy of who had a
    assertSame(lock, SharedLocks.of(null, a));
  }

  @Test
  void allThreadsGetTheSame() throws Exception {
    int threads = 8;
    int objects = 50_000;
    List<Object> shared = new ArrayList<>();
    for (int i = 0; i < objects; i++) {
      shared.add(new Object());
    }
    CyclicBarrier start = new CyclicBarrier(threads);
    List<FutureTask<List<OrderedLock>>> tasks = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      FutureTask<List<OrderedLock>> task =
          new FutureTask<>(
              () -> {
                List<OrderedLock> got = new ArrayList<>();
                start.await();
                for (Object object : shared) {
                  got.add(SharedLocks.of(object));
                }
                return got;
              });
      tasks.add(task);
      Thread thread = new Thread(task);
      thread.setDaemon(true);
      thread.start();
    }
    Set<OrderedLock> distinct = Collections.newSetFromMap(new IdentityHashMap<>());
    for (FutureTask<List<OrderedLock>> task : tasks) {
      distinct.addAll(task.get());
    }
    assertEquals(objects, distinct.size());
  }

  @Test
  void whatNobodyHasIsForgotten() {
    OrderedLock kept = SharedLocks.of(this);
    List<WeakReference<Object>> objects = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      Object object = new Object();
      SharedLocks.of(object).lock();
      objects.add(new WeakReference<>(object));
    }
    int before = SharedLocks.size();
    while (SharedLocks.size() > before - 1_000 || objects.stream().anyMatch(o -> o.get() != null)) {
      System.gc();
    }
    assertSame(kept, SharedLocks.of(this));
  }

  @Test
  void anObjectThatIsStillThereGetsANewOne() {
    Object object = new Object();
    WeakReference<OrderedLock> first = new WeakReference<>(SharedLocks.of(object));
    while (first.get() != null) {
      System.gc();
    }
    OrderedLock second = SharedLocks.of(object);
    SharedLocks.size(); // forgets the first one, and not the second
    assertSame(second, SharedLocks.of(object));
  }
}
