package org.ajws.benchmarks.locks;

import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A stack that each step makes for itself; no step has anything in common with another. */
public final class ScratchSet implements Shared {
  @AtomicSet("stack")
  private static final class Stack {
    @Atomic("stack")
    private final int[] slots = new int[4];

    @Atomic("stack")
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
