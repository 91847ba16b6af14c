package org.ajws.samples.pool;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

/**
 * A pool gets another factory while the old one makes an object for it. The result is who made what
 * it gives afterwards: the new one.
 */
public final class OldFactory implements Callable<String> {
  @Override
  public String call() throws Exception {
    GenericObjectPool pool = new GenericObjectPool();
    CountDownLatch making = new CountDownLatch(1);
    CountDownLatch setting = new CountDownLatch(1);
    Thread setter =
        new Thread(
            () -> {
              awaitQuietly(making);
              setting.countDown();
              pool.setFactory(factory(() -> "new"));
            });
    pool.setFactory(
        factory(
            () -> {
              making.countDown();
              awaitQuietly(setting);
              while (setter.getState() == Thread.State.RUNNABLE) {
                Thread.onSpinWait(); // until it is done, or waits for its turn
              }
              return "old";
            }));
    setter.start();
    pool.addObject();
    setter.join();
    return (String) pool.borrowObject();
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static BasePoolableObjectFactory factory(Callable<String> maker) {
    return new BasePoolableObjectFactory() {
      @Override
      public Object makeObject() throws Exception {
        return maker.call();
      }
    };
  }
}
