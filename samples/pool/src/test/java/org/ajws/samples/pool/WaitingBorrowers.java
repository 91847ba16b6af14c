package org.ajws.samples.pool;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.commons.pool.KeyedObjectPool;
import org.apache.commons.pool.ObjectPool;
import org.apache.commons.pool.PoolUtils;
import org.apache.commons.pool.impl.GenericKeyedObjectPool;
import org.apache.commons.pool.impl.GenericObjectPool;

/**
 * Borrowers that wait, and everything that ends a wait: a thing that comes back or is invalidated,
 * a higher limit, another way with exhausted pools, the close of the pool, a limit of time, an
 * interrupt. The result is one line for each.
 */
public final class WaitingBorrowers implements Callable<String> {
  private static final int WAITING = 3;

  private final List<String> lines = new ArrayList<>();

  /** What ends the waits; the thing is the only one that is out. */
  private interface End {
    void end(Object thing) throws Exception;
  }

  @Override
  public String call() throws Exception {
    for (String ended :
        List.of("return", "invalidate", "limit", "grow", "fail", "close", "wait no more")) {
      GenericObjectPool pool = new GenericObjectPool(new Things(1, 0), 1);
      plain(ended, pool, thing -> end(ended, pool, thing));
      if (!ended.equals("wait no more")) { // which the published keyed pool tells nobody
        GenericKeyedObjectPool keyed = new GenericKeyedObjectPool(new Things(1, 0), 1);
        plain("keyed " + ended, PoolUtils.adapt(keyed, "k"), thing -> end(ended, keyed, thing));
      }
    }
    interrupted(new GenericObjectPool(new Things(1, 0), 1));
    total();
    cleared();
    timed();
    return String.join("\n", lines);
  }

  private static void end(String how, GenericObjectPool pool, Object thing) throws Exception {
    switch (how) {
      case "return" -> pool.returnObject(thing);
      case "invalidate" -> pool.invalidateObject(thing);
      case "limit" -> pool.setMaxActive(2);
      case "grow" -> pool.setWhenExhaustedAction(GenericObjectPool.WHEN_EXHAUSTED_GROW);
      case "fail" -> pool.setWhenExhaustedAction(GenericObjectPool.WHEN_EXHAUSTED_FAIL);
      case "close" -> pool.close();
      default -> pool.setMaxWait(1);
    }
  }

  private static void end(String how, GenericKeyedObjectPool pool, Object thing) throws Exception {
    switch (how) {
      case "return" -> pool.returnObject("k", thing);
      case "invalidate" -> pool.invalidateObject("k", thing);
      case "limit" -> pool.setMaxActive(2);
      case "grow" -> pool.setWhenExhaustedAction(GenericKeyedObjectPool.WHEN_EXHAUSTED_GROW);
      case "fail" -> pool.setWhenExhaustedAction(GenericKeyedObjectPool.WHEN_EXHAUSTED_FAIL);
      default -> pool.close();
    }
  }

  /** Each borrower gives back what it gets, so that all are served. */
  private void plain(String name, ObjectPool pool, End end) throws Exception {
    Object only = pool.borrowObject();
    Borrowers borrowers = new Borrowers();
    for (int i = 0; i < WAITING; i++) {
      borrowers.start(
          () -> {
            Object thing = pool.borrowObject();
            pool.returnObject(thing);
            return "served";
          });
    }
    borrowers.awaitWaiting();
    end.end(only);
    lines.add(name + ": " + borrowers.results());
  }

  private void interrupted(GenericObjectPool pool) throws Exception {
    Object only = pool.borrowObject();
    Borrowers borrowers = new Borrowers();
    Thread first =
        borrowers.start(
            () -> {
              try {
                return pool.borrowObject().toString();
              } catch (InterruptedException e) {
                return "interrupted, " + Thread.currentThread().isInterrupted();
              }
            });
    Thread second =
        borrowers.start(
            () -> {
              Object thing = pool.borrowObject();
              pool.returnObject(thing);
              return thing.toString();
            });
    borrowers.awaitWaiting();
    first.interrupt();
    first.join();
    pool.returnObject(only);
    second.join();
    lines.add("interrupt: " + borrowers.results() + ", " + pool.getNumActive() + " active");
  }

  /** A thing of another key that comes back makes room under a limit for all keys. */
  private void total() throws Exception {
    GenericKeyedObjectPool pool = new GenericKeyedObjectPool(new Things(1, 0), 2);
    pool.setMaxTotal(2);
    Object one = pool.borrowObject("a");
    pool.borrowObject("a");
    Borrowers borrowers = new Borrowers();
    borrowers.start(() -> pool.borrowObject("b").toString());
    borrowers.awaitWaiting();
    pool.returnObject("a", one);
    lines.add("total: " + borrowers.results() + ", " + pool.getNumIdle() + " idle");
  }

  /** A key that is cleared forgets what is out. */
  private void cleared() throws Exception {
    KeyedObjectPool pool = new GenericKeyedObjectPool(new Things(1, 0), 1);
    pool.borrowObject("k");
    Borrowers borrowers = new Borrowers();
    borrowers.start(() -> pool.borrowObject("k").toString());
    borrowers.awaitWaiting();
    pool.clear("k");
    lines.add("clear: " + borrowers.results());
  }

  private void timed() throws Exception {
    long millis = 30;
    GenericObjectPool pool = new GenericObjectPool(new Things(1, 0), 1);
    pool.setMaxWait(millis);
    pool.borrowObject();
    long begin = System.nanoTime();
    Borrowers borrowers = new Borrowers();
    borrowers.start(() -> pool.borrowObject().toString());
    lines.add("time: " + borrowers.results());
    if (System.nanoTime() - begin < millis * 1_000_000) {
      lines.add("too early");
    }
    pool.setMaxWait(Long.MAX_VALUE);
    Borrowers patient = new Borrowers();
    patient.start(() -> pool.borrowObject().toString());
    patient.awaitWaiting();
    pool.setMaxActive(2);
    lines.add("much time: " + patient.results());
  }
}
