package org.ajws.runtime.speculation;

/** The accesses of a random loop, plain or tracked. */
abstract class Memory {
  abstract int get(int[] a, int i);

  abstract void set(int[] a, int i, int x);

  /** {@code a[i] += x}; x may come from a nested assignment. */
  abstract int add(int[] a, int i, Operand x);

  /** {@code a[i]++}. */
  abstract int increment(int[] a, int i);

  abstract long get(long[] a, int i);

  abstract void set(long[] a, int i, long x);

  abstract <T> T get(T[] a, int i);

  abstract <T> void set(T[] a, int i, T x);

  abstract int value(World.Node n);

  abstract void value(World.Node n, int x);

  abstract int addValue(World.Node n, Operand x);

  abstract World.Node next(World.Node n);

  abstract void next(World.Node n, World.Node x);

  abstract long total(World w);

  abstract void total(World w, long x);

  abstract void poll();

  abstract void irrevocable();

  abstract void defer(Runnable effect);

  abstract void caught(Throwable t);

  /** The right side of an assignment. */
  interface Operand {
    int value();
  }

  static final class Plain extends Memory {
    @Override
    int get(int[] a, int i) {
      return a[i];
    }

    @Override
    void set(int[] a, int i, int x) {
      a[i] = x;
    }

    @Override
    int add(int[] a, int i, Operand x) {
      return a[i] += x.value();
    }

    @Override
    int increment(int[] a, int i) {
      return a[i]++;
    }

    @Override
    long get(long[] a, int i) {
      return a[i];
    }

    @Override
    void set(long[] a, int i, long x) {
      a[i] = x;
    }

    @Override
    <T> T get(T[] a, int i) {
      return a[i];
    }

    @Override
    <T> void set(T[] a, int i, T x) {
      a[i] = x;
    }

    @Override
    int value(World.Node n) {
      return n.value;
    }

    @Override
    void value(World.Node n, int x) {
      n.value = x;
    }

    @Override
    int addValue(World.Node n, Operand x) {
      return n.value += x.value();
    }

    @Override
    World.Node next(World.Node n) {
      return n.next;
    }

    @Override
    void next(World.Node n, World.Node x) {
      n.next = x;
    }

    @Override
    long total(World w) {
      return w.total;
    }

    @Override
    void total(World w, long x) {
      w.total = x;
    }

    @Override
    void poll() {}

    @Override
    void irrevocable() {}

    @Override
    void defer(Runnable effect) {
      effect.run();
    }

    @Override
    void caught(Throwable t) {}
  }

  static final class Tracked extends Memory {
    private static final IntField VALUE =
        new IntField("Node.value", false) {
          @Override
          public int get(Object o) {
            return ((World.Node) o).value;
          }

          @Override
          public void set(Object o, int x) {
            ((World.Node) o).value = x;
          }
        };

    private static final RefField<World.Node> NEXT =
        new RefField<>("Node.next", false) {
          @Override
          public World.Node get(Object o) {
            return ((World.Node) o).next;
          }

          @Override
          public void set(Object o, World.Node x) {
            ((World.Node) o).next = x;
          }
        };

    private static final LongField TOTAL =
        new LongField("World.total", false) {
          @Override
          public long get(Object o) {
            return ((World) o).total;
          }

          @Override
          public void set(Object o, long x) {
            ((World) o).total = x;
          }
        };

    private static final String HERE = "Memory.java:1";

    final Chunk chunk;

    Tracked(Chunk chunk) {
      this.chunk = chunk;
    }

    @Override
    int get(int[] a, int i) {
      return chunk.get(a, i, HERE);
    }

    @Override
    void set(int[] a, int i, int x) {
      chunk.set(a, i, x, HERE);
    }

    @Override
    int add(int[] a, int i, Operand x) {
      return chunk.putInt(chunk.at(a, i, HERE), chunk.currentInt() + x.value(), HERE);
    }

    @Override
    int increment(int[] a, int i) {
      return chunk.getAndPutInt(chunk.at(a, i, HERE), chunk.currentInt() + 1, HERE);
    }

    @Override
    long get(long[] a, int i) {
      return chunk.get(a, i, HERE);
    }

    @Override
    void set(long[] a, int i, long x) {
      chunk.set(a, i, x, HERE);
    }

    @Override
    <T> T get(T[] a, int i) {
      return chunk.get(a, i, HERE);
    }

    @Override
    <T> void set(T[] a, int i, T x) {
      chunk.set(a, i, x, HERE);
    }

    @Override
    int value(World.Node n) {
      return chunk.get(VALUE, n, HERE);
    }

    @Override
    void value(World.Node n, int x) {
      chunk.set(VALUE, n, x, HERE);
    }

    @Override
    int addValue(World.Node n, Operand x) {
      return chunk.putInt(chunk.at(VALUE, n, HERE), chunk.currentInt() + x.value(), HERE);
    }

    @Override
    World.Node next(World.Node n) {
      return chunk.get(NEXT, n, HERE);
    }

    @Override
    void next(World.Node n, World.Node x) {
      chunk.set(NEXT, n, x, HERE);
    }

    @Override
    long total(World w) {
      return chunk.get(TOTAL, w, HERE);
    }

    @Override
    void total(World w, long x) {
      chunk.set(TOTAL, w, x, HERE);
    }

    @Override
    void poll() {
      chunk.poll();
    }

    @Override
    void irrevocable() {
      chunk.irrevocable();
    }

    @Override
    void defer(Runnable effect) {
      chunk.defer(effect);
    }

    @Override
    void caught(Throwable t) {
      chunk.caught(t);
    }
  }
}
