package org.ajws.benchmarks.locks;

/** The stack of {@link ScratchSet} by hand. */
public final class ScratchByHand {
  private ScratchByHand() {}

  /** With {@code synchronized}. */
  public static final class Synchronized implements Shared {
    private static final class Stack {
      private final int[] slots = new int[4];
      private int size;

      synchronized void push(int value) {
        slots[size++] = value;
      }

      synchronized int pop() {
        return slots[--size];
      }
    }

    @Override
    public int step(int key) {
      Stack stack = new Stack();
      stack.push(key);
      stack.push(1);
      if (stack.pop() + stack.pop() != key + 1) {
        throw new IllegalStateException("a lost value");
      }
      return 0;
    }

    @Override
    public long total() {
      return 0;
    }
  }

  /** Without a lock. */
  public static final class Unlocked implements Shared {
    private static final class Stack {
      private final int[] slots = new int[4];
      private int size;

      void push(int value) {
        slots[size++] = value;
      }

      int pop() {
        return slots[--size];
      }
    }

    @Override
    public int step(int key) {
      Stack stack = new Stack();
      stack.push(key);
      stack.push(1);
      if (stack.pop() + stack.pop() != key + 1) {
        throw new IllegalStateException("a lost value");
      }
      return 0;
    }

    @Override
    public long total() {
      return 0;
    }
  }
}
