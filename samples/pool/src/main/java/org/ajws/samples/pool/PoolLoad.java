package org.ajws.samples.pool;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;
import org.apache.commons.pool.BaseKeyedPoolableObjectFactory;
import org.apache.commons.pool.ObjectPool;
import org.apache.commons.pool.PoolUtils;
import org.apache.commons.pool.PoolableObjectFactory;
import org.apache.commons.pool.impl.GenericKeyedObjectPool;
import org.apache.commons.pool.impl.GenericObjectPool;

/** Clients that borrow objects, use them and give them back; who finds none waits for one. */
class PoolLoad implements Workload {
  private static final int KEYS = 4;

  final int clients;
  final long[] digests;
  private final int maxActive;
  private final int borrows;
  private final int work;
  private final ObjectPool[] pools;
  private final AtomicInteger[] out;

  /** What is pooled: memory that only one client may have. */
  private static final class Tool {
    final long[] memory = new long[16];
    final AtomicInteger users = new AtomicInteger();

    long use(long seed, int steps) {
      if (users.incrementAndGet() != 1) {
        throw new IllegalStateException("two clients have the same object");
      }
      Arrays.fill(memory, seed);
      for (int i = 0; i < steps; i++) {
        memory[i & 15] = memory[i & 15] * 6364136223846793005L + memory[(i + 1) & 15];
      }
      long result = Digests.of(memory);
      users.decrementAndGet();
      return result;
    }
  }

  PoolLoad(boolean keyed, int maxActive, int clients, int borrows, int work) {
    this.maxActive = maxActive;
    this.clients = clients;
    this.borrows = borrows;
    this.work = work;
    this.digests = new long[clients];
    this.pools = keyed ? keyed(maxActive) : new ObjectPool[] {plain(maxActive)};
    this.out = new AtomicInteger[pools.length];
    Arrays.setAll(out, i -> new AtomicInteger());
  }

  private static ObjectPool plain(int maxActive) {
    PoolableObjectFactory tools =
        PoolUtils.adapt(
            new BaseKeyedPoolableObjectFactory() {
              @Override
              public Object makeObject(Object key) {
                return new Tool();
              }
            });
    GenericObjectPool pool = new GenericObjectPool(tools, maxActive);
    pool.setMaxIdle(maxActive);
    return pool;
  }

  /** A pool for each key of one. */
  private static ObjectPool[] keyed(int maxActive) {
    GenericKeyedObjectPool pool =
        new GenericKeyedObjectPool(
            new BaseKeyedPoolableObjectFactory() {
              @Override
              public Object makeObject(Object key) {
                return new Tool();
              }
            },
            maxActive);
    ObjectPool[] pools = new ObjectPool[KEYS];
    Arrays.setAll(pools, i -> PoolUtils.adapt(pool, "key " + i));
    return pools;
  }

  @Override
  public void prepare() {
    Arrays.fill(digests, 0); // a client that is left out shows
  }

  @Override
  public void run() throws Exception {
    for (@ParallelFor int i = 0; i < clients; i++) {
      serve(i);
    }
  }

  /** All that one client does. */
  final void serve(int client) throws Exception {
    ObjectPool pool = pools[client % pools.length];
    AtomicInteger given = out[client % pools.length];
    long digest = 0;
    for (int i = 0; i < borrows; i++) {
      Tool tool = (Tool) pool.borrowObject();
      if (given.incrementAndGet() > maxActive) {
        throw new IllegalStateException("more objects are out than the pool may give");
      }
      digest = Digests.add(digest, tool.use(client * 1_000_003L + i, work));
      given.decrementAndGet();
      pool.returnObject(tool);
    }
    digests[client] = digest;
  }

  @Override
  public long digest() {
    return Digests.of(digests);
  }
}
