package org.ajws.samples.pool;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.apache.commons.pool.BaseKeyedPoolableObjectFactory;
import org.apache.commons.pool.impl.GenericKeyedObjectPool;

/**
 * A thing that was just made does not start, while somebody waits for one of its key: there is room
 * then. The result is what becomes of who waits, for three seconds at most.
 */
public final class ForgottenBorrower implements Callable<String> {
  @Override
  public String call() throws Exception {
    CountDownLatch starting = new CountDownLatch(1);
    CountDownLatch waiting = new CountDownLatch(1);
    GenericKeyedObjectPool pool =
        new GenericKeyedObjectPool(
            new BaseKeyedPoolableObjectFactory() {
              private int made;

              @Override
              public Object makeObject(Object key) {
                return ++made;
              }

              @Override
              public void activateObject(Object key, Object thing) throws Exception {
                if (thing.equals(1)) {
                  starting.countDown();
                  waiting.await();
                  throw new Exception("it does not start");
                }
              }
            },
            1);
    pool.setMaxWait(3_000);
    Borrowers failing = new Borrowers();
    failing.start(() -> pool.borrowObject("k").toString());
    starting.await();
    Borrowers forgotten = new Borrowers();
    forgotten.start(() -> pool.borrowObject("k").toString());
    forgotten.awaitWaiting();
    waiting.countDown();
    failing.results();
    return forgotten.results().get(0) + ", " + pool.getNumActive() + " active";
  }
}
