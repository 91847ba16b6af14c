package org.ajws.samples.pool;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.apache.commons.pool.BaseObjectPool;
import org.apache.commons.pool.KeyedObjectPool;
import org.apache.commons.pool.ObjectPool;
import org.apache.commons.pool.PoolUtils;
import org.apache.commons.pool.impl.GenericKeyedObjectPool;
import org.apache.commons.pool.impl.GenericObjectPool;
import org.apache.commons.pool.impl.SoftReferenceObjectPool;
import org.apache.commons.pool.impl.StackKeyedObjectPool;
import org.apache.commons.pool.impl.StackObjectPool;

/**
 * One thread with pools of every kind, whose factories fail by a seed. The result tells every
 * object, exception and count of the history. Left out is what takes the oldest objects away: of
 * those that came back in the same millisecond their hash codes decide.
 */
public final class SameHistory implements Callable<String> {
  private static final int HISTORIES = 60;
  private static final int STEPS = 120;

  private final StringBuilder told = new StringBuilder();

  private interface Step {
    Object take() throws Exception;
  }

  @Override
  public String call() {
    for (int seed = 0; seed < HISTORIES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      told.append("\nseed ").append(seed).append(": ");
      Things things = new Things(seed, seed % 3 == 0 ? 0 : 7);
      if (seed % 2 == 0) {
        plain(pool(random, things), random);
      } else {
        keyed(keyedPool(random, things), random);
      }
      told.append(things.alive.get()).append(" alive");
    }
    return told.toString();
  }

  private static ObjectPool pool(SplittableRandom random, Things things) {
    switch (random.nextInt(5)) {
      case 0:
        return new StackObjectPool(things, 3);
      case 1:
        return new SoftReferenceObjectPool(things);
      case 2:
        return PoolUtils.synchronizedPool(new StackObjectPool(things, 2));
      default:
        GenericObjectPool pool =
            new GenericObjectPool(
                things, 4, exhausted(random), 1, 3, random.nextBoolean(), random.nextBoolean());
        pool.setLifo(random.nextBoolean());
        pool.setTestWhileIdle(random.nextBoolean());
        pool.setMinEvictableIdleTimeMillis(-1);
        return random.nextInt(3) == 0 ? PoolUtils.erodingPool(pool) : pool;
    }
  }

  private static KeyedObjectPool keyedPool(SplittableRandom random, Things things) {
    switch (random.nextInt(4)) {
      case 0:
        return new StackKeyedObjectPool(things, 3);
      case 1:
        return PoolUtils.synchronizedPool(new StackKeyedObjectPool(things, 2));
      default:
        GenericKeyedObjectPool pool =
            new GenericKeyedObjectPool(
                things, 3, exhausted(random), 1, 2, random.nextBoolean(), random.nextBoolean());
        pool.setLifo(random.nextBoolean());
        return pool;
    }
  }

  /** What to do without objects; who waits for one waits a millisecond. */
  private static byte exhausted(SplittableRandom random) {
    switch (random.nextInt(3)) {
      case 0:
        return GenericObjectPool.WHEN_EXHAUSTED_FAIL;
      case 1:
        return GenericObjectPool.WHEN_EXHAUSTED_GROW;
      default:
        return GenericObjectPool.WHEN_EXHAUSTED_BLOCK;
    }
  }

  private void plain(ObjectPool pool, SplittableRandom random) {
    List<Object> out = new ArrayList<>();
    for (int i = 0; i < STEPS; i++) {
      int what = random.nextInt(20);
      if (what < 8) {
        tell("borrow", () -> keep(out, pool.borrowObject()));
      } else if (what < 14 && !out.isEmpty()) {
        Object thing = out.remove(random.nextInt(out.size()));
        tell("return", () -> nothing(() -> pool.returnObject(thing)));
      } else if (what == 14 && !out.isEmpty()) {
        Object thing = out.remove(0);
        tell("invalidate", () -> nothing(() -> pool.invalidateObject(thing)));
      } else if (what == 15) {
        tell("add", () -> nothing(pool::addObject));
      } else if (what == 16 && random.nextInt(4) == 0) {
        tell("clear", () -> nothing(pool::clear));
      } else if (what == 17 && pool instanceof GenericObjectPool generic) {
        tell("evict", () -> nothing(generic::evict));
      } else if (what == 18 && pool instanceof GenericObjectPool generic) {
        int most = 2 + random.nextInt(4);
        tell("set", () -> nothing(() -> generic.setMaxActive(most)));
      }
      tell("idle", pool::getNumIdle);
      tell("active", pool::getNumActive);
    }
    tell("factory", () -> nothing(() -> pool.setFactory(new Things(1, 0))));
    tell("close", () -> nothing(pool::close));
    for (Object thing : out) {
      tell("return", () -> nothing(() -> pool.returnObject(thing)));
    }
    tell("borrow", pool::borrowObject);
    told.append(pool instanceof BaseObjectPool ? "" : pool.toString().replaceAll("@.*", ""));
  }

  private void keyed(KeyedObjectPool pool, SplittableRandom random) {
    List<Things.Thing> out = new ArrayList<>();
    for (int i = 0; i < STEPS; i++) {
      int what = random.nextInt(20);
      Object key = "k" + random.nextInt(3);
      if (what < 8) {
        tell("borrow", () -> keep(out, (Things.Thing) pool.borrowObject(key)));
      } else if (what < 14 && !out.isEmpty()) {
        Things.Thing thing = out.remove(random.nextInt(out.size()));
        tell("return", () -> nothing(() -> pool.returnObject(thing.key, thing)));
      } else if (what == 14 && !out.isEmpty()) {
        Things.Thing thing = out.remove(0);
        tell("invalidate", () -> nothing(() -> pool.invalidateObject(thing.key, thing)));
      } else if (what == 15) {
        tell("add", () -> nothing(() -> pool.addObject(key)));
      } else if (what == 16 && random.nextInt(3) == 0) {
        tell("clear", () -> nothing(() -> pool.clear(key)));
      } else if (what == 17 && pool instanceof GenericKeyedObjectPool generic) {
        tell("evict", () -> nothing(generic::evict));
      } else if (what == 19 && pool instanceof GenericKeyedObjectPool generic) {
        tell("prepare", () -> nothing(() -> generic.preparePool(key, true)));
      }
      tell("idle", () -> pool.getNumIdle(key) + " of " + pool.getNumIdle());
      tell("active", () -> pool.getNumActive(key) + " of " + pool.getNumActive());
    }
    tell("close", () -> nothing(pool::close));
    for (Things.Thing thing : out) {
      tell("return", () -> nothing(() -> pool.returnObject(thing.key, thing)));
    }
    tell("borrow", () -> pool.borrowObject("k0"));
  }

  private static <T> T keep(List<? super T> out, T thing) {
    out.add(thing);
    return thing;
  }

  private interface Effect {
    void take() throws Exception;
  }

  private static Object nothing(Effect effect) throws Exception {
    effect.take();
    return "";
  }

  private void tell(String name, Step step) {
    told.append(name).append(' ');
    try {
      told.append(step.take());
    } catch (Exception e) {
      told.append(Borrowers.describe(e));
    }
    told.append("; ");
  }
}
