package org.ajws.runtime.speculation;

import java.util.Random;

/** A random loop: a few operations per trip, chosen by a seed, whose places depend on the data. */
final class RandomLoop extends SpeculativeLoop<RandomLoop.Own> {
  /** What the body throws. */
  static final class Failure extends Exception {
    private static final long serialVersionUID = 1;

    Failure(String message) {
      super(message);
    }
  }

  static final class Own {
    long sum;
    String left = "";
  }

  private enum Op {
    READ,
    WRITE,
    ADD,
    INCREMENT,
    NESTED,
    LONGS,
    VALUE,
    ADD_VALUE,
    MOVE,
    MAKE,
    TOTAL,
    TWICE,
    THERE_AND_BACK,
    BAD_INDEX,
    PAIR,
    SPIN_IF_STALE,
    OVERFLOW_IF_STALE,
    MEMORY_IF_STALE,
    THROW_IF_STALE,
    SWALLOW_IF_STALE,
    FAIL,
    EXIT,
    DEFER,
    IRREVOCABLE,
    HIDDEN_ROLLBACK,
    REDUCE,
    YIELD
  }

  final int trips;
  private final World world;
  private final Op[] ops;
  private final int[] numbers;
  private final int rare;
  private final Runnable pause; // lets others run in the middle of a trip
  private final int patience; // rounds of an endless loop; then it gives up, in a chunk
  private final Thread starter = Thread.currentThread();
  private final boolean bound;

  RandomLoop(long seed, World world, Runnable pause, int patience) {
    Random random = World.random(seed + 1);
    this.world = world;
    this.trips = random.nextInt(random.nextInt(4) == 0 ? 400 : 60) + 1;
    this.ops = new Op[1 + random.nextInt(8)];
    this.numbers = new int[ops.length];
    for (int i = 0; i < ops.length; i++) {
      ops[i] = Op.values()[random.nextInt(Op.values().length)];
      numbers[i] = random.nextInt(1000);
    }
    if (random.nextInt(4) == 0) {
      ops[0] = Op.TWICE;
      numbers[0] = 2;
      ops[ops.length - 1] = Op.THERE_AND_BACK;
    }
    this.bound = random.nextBoolean();
    this.rare = 3 + random.nextInt(200);
    this.pause = pause;
    this.patience = patience;
  }

  /** Runs the loop as it was written. */
  int inOrder() throws Failure {
    Own own = start();
    try {
      return plain(own, 0, trips);
    } finally {
      merge(own);
    }
  }

  @Override
  protected boolean isBound() {
    return bound;
  }

  /** What depends on the thread: in order it is always the starter's. */
  private String thread() {
    return bound && Thread.currentThread() != starter ? " elsewhere" : "";
  }

  @Override
  protected Own start() {
    return new Own();
  }

  @Override
  protected int plain(Own own, long from, long to) throws Failure {
    return body(new Memory.Plain(), own, from, to);
  }

  @Override
  protected int tracked(Chunk chunk, Own own, long from, long to) throws Failure {
    return body(new Memory.Tracked(chunk), own, from, to);
  }

  @Override
  protected void merge(Own own) {
    world.sum += own.sum;
    if (!own.left.isEmpty()) {
      world.out.add(own.left);
    }
  }

  private int body(Memory m, Own own, long from, long to) throws Failure {
    for (long i = from; i != to; i++) {
      int r = (int) (i * 0x9E3779B9L >>> 7);
      for (int k = 0; k < ops.length; k++) {
        int x = step(m, own, i, r, ops[k], numbers[k]);
        if (ops[k] == Op.EXIT && x != 0) {
          own.left = "left at " + i;
          return x;
        }
        r = r * 31 + x;
      }
      m.poll();
    }
    return 0;
  }

  private int slot(int r, int n) {
    return 2 + Integer.remainderUnsigned(r * 0x9E3779B9 + n, world.ints.length - 2);
  }

  private World.Node node(Memory m, int r) {
    return m.get(world.nodes, Integer.remainderUnsigned(r, world.nodes.length));
  }

  private boolean isRare(int r) {
    return Integer.remainderUnsigned(r * 0x85EBCA6B, rare) == 0;
  }

  private boolean isStale(Memory m) {
    return m.get(world.ints, 0) + m.get(world.ints, 1) != 0; // never so in the serial loop
  }

  private int step(Memory m, Own own, long i, int r, Op op, int n) throws Failure {
    int[] a = world.ints;
    int s = slot(r, n);
    switch (op) {
      case READ:
        return m.get(a, s);
      case WRITE:
        m.set(a, s, r & 3);
        return 0;
      case ADD:
        return m.add(a, s, () -> n);
      case INCREMENT:
        return m.increment(a, s);
      case NESTED: // a[s] += (a[t] += n), which may throw between the two
        try {
          return m.add(a, s, () -> m.add(a, slot(r, n + 1), () -> m.get(a, r % 5 == 0 ? -1 : s)));
        } catch (ArrayIndexOutOfBoundsException e) {
          return 11; // compiled code may throw it without a message
        }
      case LONGS:
        long before = m.get(world.longs, Integer.remainderUnsigned(r, world.longs.length));
        m.set(world.longs, Integer.remainderUnsigned(n, world.longs.length), before * 3 + i);
        return (int) before;
      case VALUE:
        m.value(node(m, r), r & 3);
        return m.value(node(m, n));
      case ADD_VALUE:
        return m.addValue(node(m, r), () -> m.value(node(m, n)));
      case MOVE:
        World.Node next = m.next(node(m, r));
        m.set(world.nodes, Integer.remainderUnsigned(n, world.nodes.length), next);
        return m.value(next);
      case MAKE:
        World.Node made = new World.Node();
        made.value = r & 7; // its own: not tracked
        made.next = node(m, n);
        m.next(node(m, r), made);
        return 0;
      case TOTAL:
        m.total(world, m.total(world) + (r & 1));
        return 0;
      case TWICE: // what A-B-A breaks
        int place = n % 2 == 0 ? 2 : s;
        int first = m.get(a, place);
        pause(r);
        if (first != m.get(a, place)) {
          own.sum += 1_000_000;
        }
        return 0;
      case THERE_AND_BACK: // as it was when the trip ends, and not in the middle
        m.set(a, 2, ~m.get(a, 2));
        pause(r * 5);
        m.set(a, 2, ~m.get(a, 2));
        return 0;
      case BAD_INDEX:
        try {
          return m.get(a, r % 3 == 0 ? a.length + (r & 3) : s);
        } catch (ArrayIndexOutOfBoundsException e) {
          return 13;
        }
      case PAIR:
        m.set(a, 0, m.get(a, 0) + n);
        pause(r * 7);
        m.set(a, 1, m.get(a, 1) - n);
        return 0;
      case SPIN_IF_STALE:
        for (int round = 0; isStale(m); round++) {
          m.poll();
          pause.run();
          if (round > patience) {
            throw new IllegalStateException("endless");
          }
        }
        return 0;
      case OVERFLOW_IF_STALE:
        return overflow(m);
      case MEMORY_IF_STALE:
        if (isStale(m)) {
          throw new OutOfMemoryError("simulated");
        }
        return 0;
      case THROW_IF_STALE:
        if (isStale(m)) {
          throw new IllegalStateException("stale");
        }
        return 0;
      case SWALLOW_IF_STALE:
        try {
          return overflow(m);
        } catch (Throwable t) {
          m.caught(t);
          return 1;
        }
      case FAIL:
        if (isRare(r) && isRare(m.get(a, s))) {
          throw new Failure("at " + i);
        }
        return 0;
      case EXIT:
        return isRare(r) && isRare(m.get(a, s)) ? 1 + (r & 1) : 0;
      case DEFER:
        int seen = m.get(a, s);
        m.defer(() -> world.out.add(i + "=" + seen));
        return 0;
      case IRREVOCABLE:
        if (isRare(r)) {
          m.irrevocable();
          world.out.add(i + "!" + a[s] + m.get(a, s) + thread());
        }
        return 0;
      case HIDDEN_ROLLBACK: // by a finally block that ends abruptly, or a library
        try {
          m.irrevocable();
          world.out.add(i + "?" + m.get(a, s) + thread());
        } catch (Rollback rollback) {
          return 5;
        }
        return 0;
      case REDUCE:
        own.sum += r & 15;
        return 0;
      case YIELD:
        pause(r);
        return 0;
      default:
        throw new AssertionError(op);
    }
  }

  private void pause(int r) {
    if ((r & 3) == 0) {
      pause.run();
    }
  }

  private int overflow(Memory m) {
    return isStale(m) ? overflow(m) + 1 : 0;
  }
}
