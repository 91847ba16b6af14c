package org.ajws.samples.pool;

import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.pool.KeyedPoolableObjectFactory;
import org.apache.commons.pool.PoolableObjectFactory;

/** Makes numbered things, some of which turn out to be broken, by a seed. */
final class Things implements PoolableObjectFactory, KeyedPoolableObjectFactory {
  /** What is pooled. */
  static final class Thing {
    final int number;
    final Object key;
    final AtomicInteger users = new AtomicInteger();
    volatile boolean destroyed;

    Thing(int number, Object key) {
      this.number = number;
      this.key = key;
    }

    /** To be called by who has borrowed it. */
    void use(StringBuffer wrong) {
      if (users.getAndIncrement() != 0) {
        wrong.append(this).append(" is given twice; ");
      }
      if (destroyed) {
        wrong.append(this).append(" is destroyed; ");
      }
    }

    /** To be called before it is given back. */
    void leave() {
      users.decrementAndGet();
    }

    @Override
    public String toString() {
      return "thing " + number + (key == null ? "" : " of " + key);
    }
  }

  final AtomicInteger alive = new AtomicInteger();
  private final SplittableRandom random;
  private final int oneIn;
  private final boolean lasting;
  private int made;

  /** A factory of which some calls of every kind fail. */
  Things(long seed, int oneIn) {
    this(seed, oneIn, true);
  }

  /**
   * A factory.
   *
   * @param oneIn of how many calls one fails; 0 for none
   * @param lasting whether also things cannot be destroyed; the keyed pool counts those for ever
   */
  Things(long seed, int oneIn, boolean lasting) {
    this.lasting = lasting;
    this.random = new SplittableRandom(seed);
    this.oneIn = oneIn;
  }

  private synchronized boolean fails() {
    return oneIn > 0 && random.nextInt(oneIn) == 0;
  }

  private synchronized int next() {
    return ++made;
  }

  @Override
  public Object makeObject(Object key) {
    if (fails()) {
      throw new IllegalArgumentException("nothing to make it of");
    }
    alive.incrementAndGet();
    return new Thing(next(), key);
  }

  @Override
  public void destroyObject(Object key, Object thing) {
    if (!((Thing) thing).destroyed) {
      ((Thing) thing).destroyed = true;
      alive.decrementAndGet();
    }
    if (lasting && fails()) {
      throw new IllegalArgumentException("not to be destroyed");
    }
  }

  @Override
  public boolean validateObject(Object key, Object thing) {
    return !fails();
  }

  @Override
  public void activateObject(Object key, Object thing) throws Exception {
    if (fails()) {
      throw new Exception("it does not start");
    }
  }

  @Override
  public void passivateObject(Object key, Object thing) throws Exception {
    if (fails()) {
      throw new Exception("it does not stop");
    }
  }

  @Override
  public Object makeObject() {
    return makeObject(null);
  }

  @Override
  public void destroyObject(Object thing) {
    destroyObject(null, thing);
  }

  @Override
  public boolean validateObject(Object thing) {
    return validateObject(null, thing);
  }

  @Override
  public void activateObject(Object thing) throws Exception {
    activateObject(null, thing);
  }

  @Override
  public void passivateObject(Object thing) throws Exception {
    passivateObject(null, thing);
  }
}
