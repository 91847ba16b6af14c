package org.ajws.samples.pool;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.pool.KeyedObjectPool;
import org.apache.commons.pool.ObjectPool;
import org.apache.commons.pool.impl.GenericKeyedObjectPool;
import org.apache.commons.pool.impl.GenericObjectPool;
import org.apache.commons.pool.impl.SoftReferenceObjectPool;
import org.apache.commons.pool.impl.StackKeyedObjectPool;
import org.apache.commons.pool.impl.StackObjectPool;

/**
 * Eight threads borrow, return and invalidate the things of one pool, whose factory fails now and
 * then; the first one evicts meanwhile and changes how many it may give. No thing may be given
 * twice, nor more at a time than the pool may give; at the end all are back. The result says what
 * was wrong.
 */
public final class SharedPools implements Callable<String> {
  private static final int THREADS = 8;
  private static final int TIMES = 600;
  private static final int MOST = 3;

  private final StringBuffer wrong = new StringBuffer();

  private interface Borrowing {
    Object take() throws Exception;
  }

  private interface Giving {
    void give(Object thing) throws Exception;
  }

  private interface Disturbing {
    void disturb(SplittableRandom random) throws Exception;
  }

  @Override
  public String call() throws Exception {
    for (boolean lifo : new boolean[] {true, false}) {
      GenericObjectPool pool = new GenericObjectPool(new Things(1, 11, false), MOST);
      pool.setLifo(lifo);
      pool.setTestOnBorrow(true);
      pool.setTestOnReturn(true);
      pool.setTestWhileIdle(true);
      pool.setNumTestsPerEvictionRun(-2);
      plain(
          "a pool",
          pool,
          MOST,
          random -> {
            pool.evict();
            pool.setMaxActive(1 + random.nextInt(MOST));
          });
      GenericKeyedObjectPool keyed = new GenericKeyedObjectPool(new Things(2, 11, false), MOST);
      keyed.setLifo(lifo);
      keyed.setMinIdle(
          1); // or what evicts forgets a key without idle things, and what is out of it
      keyed.setTestOnBorrow(true);
      keyed.setTestWhileIdle(true);
      keyed(
          "a keyed pool",
          keyed,
          MOST,
          random -> {
            keyed.evict();
            keyed.setMaxActive(1 + random.nextInt(MOST));
          });
    }
    plain("a stack", new StackObjectPool(new Things(3, 11, false), 2), THREADS, r -> {});
    plain(
        "soft references", new SoftReferenceObjectPool(new Things(4, 11, false)), THREADS, r -> {});
    keyed("a keyed stack", new StackKeyedObjectPool(new Things(5, 11, false), 2), THREADS, r -> {});
    return wrong.toString();
  }

  private void plain(String name, ObjectPool pool, int most, Disturbing disturbing)
      throws Exception {
    List<Callable<String>> clients = new ArrayList<>();
    AtomicInteger out = new AtomicInteger();
    for (int t = 0; t < THREADS; t++) {
      int seed = t;
      clients.add(
          () ->
              client(
                  seed,
                  most,
                  out,
                  pool::borrowObject,
                  pool::returnObject,
                  pool::invalidateObject,
                  disturbing));
    }
    run(name, clients);
    check(name, pool.getNumActive(), pool::close);
  }

  private void keyed(String name, KeyedObjectPool pool, int most, Disturbing disturbing)
      throws Exception {
    List<Callable<String>> clients = new ArrayList<>();
    AtomicInteger[] out = {new AtomicInteger(), new AtomicInteger()};
    for (int t = 0; t < THREADS; t++) {
      int seed = t;
      String key = "k" + t % out.length;
      clients.add(
          () ->
              client(
                  seed,
                  most,
                  out[seed % out.length],
                  () -> pool.borrowObject(key),
                  thing -> pool.returnObject(key, thing),
                  thing -> pool.invalidateObject(key, thing),
                  disturbing));
    }
    run(name, clients);
    check(name, pool.getNumActive(), pool::close);
  }

  private String client(
      int seed,
      int most,
      AtomicInteger out,
      Borrowing borrow,
      Giving giveBack,
      Giving invalidate,
      Disturbing disturbing)
      throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    int served = 0;
    for (int i = 0; i < TIMES; i++) {
      if (seed == 0 && i % 4 == 0) {
        disturb(disturbing, random);
      }
      Object thing;
      try {
        thing = borrow.take();
      } catch (NoSuchElementException | IllegalArgumentException e) {
        continue; // the factory failed
      }
      served++;
      ((Things.Thing) thing).use(wrong);
      if (out.incrementAndGet() > most) {
        wrong.append(out.get()).append(" things are out, not ").append(most).append("; ");
      }
      if (random.nextInt(8) == 0) {
        Thread.yield();
      }
      out.decrementAndGet();
      ((Things.Thing) thing).leave();
      try {
        (random.nextInt(9) == 0 ? invalidate : giveBack).give(thing);
      } catch (IllegalArgumentException e) {
        // the factory failed
      }
    }
    return served > TIMES / 2 ? "" : "served but " + served + " times";
  }

  private static void disturb(Disturbing disturbing, SplittableRandom random) throws Exception {
    try {
      disturbing.disturb(random);
    } catch (IllegalArgumentException e) {
      // the factory failed
    } catch (Exception e) {
      if (!"it does not stop".equals(e.getMessage())) {
        throw e;
      }
    }
  }

  private void run(String name, List<Callable<String>> clients) throws InterruptedException {
    Borrowers threads = new Borrowers();
    clients.forEach(threads::start);
    for (String result : threads.results()) {
      if (!result.isEmpty()) {
        wrong.append(name).append(": ").append(result).append("; ");
      }
    }
  }

  private interface Closing {
    void close() throws Exception;
  }

  private void check(String name, int active, Closing closing) throws Exception {
    if (active != 0) {
      wrong.append(name).append(" counts ").append(active).append(" active things; ");
    }
    closing.close();
  }
}
