package org.ajws.samples.pool;

import java.util.concurrent.Callable;
import org.apache.commons.pool.impl.GenericKeyedObjectPool;

/**
 * Somebody waits without a limit of time, and then there is one. The result is what becomes of it.
 */
public final class ShortenedWait implements Callable<String> {
  @Override
  public String call() throws Exception {
    GenericKeyedObjectPool pool = new GenericKeyedObjectPool(new Things(1, 0), 1);
    pool.borrowObject("k");
    Borrowers borrowers = new Borrowers();
    borrowers.start(() -> pool.borrowObject("k").toString());
    borrowers.awaitWaiting();
    pool.setMaxWait(1);
    return borrowers.results().get(0);
  }
}
