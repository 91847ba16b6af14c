package org.ajws.runtime.lock;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The numbers of locks that one thread still has to give out. Each thread takes them from a block
 * of its own: a number touches shared memory once in {@value #BLOCK} times, and when it must come
 * behind one of a later block. None is 0.
 */
final class LockNumbers {
  private static final int BLOCK = 1024;
  private static final AtomicLong nextBlock = new AtomicLong(BLOCK);
  private static final AtomicLong nextOfClass = new AtomicLong(Long.MIN_VALUE);
  private static final ThreadLocal<LockNumbers> ofThread =
      new ThreadLocal<LockNumbers>() {
        @Override
        protected LockNumbers initialValue() {
          return new LockNumbers();
        }
      };

  private long next;
  private long end;

  private LockNumbers() {}

  /** A number that no other lock has. */
  static long next() {
    return ofThread.get().take();
  }

  /** The same, above another one: those of a new block are above all that any thread has taken. */
  static long above(long bound) {
    LockNumbers own = ofThread.get();
    if (own.next <= bound) {
      own.next = own.end;
    }
    return own.take();
  }

  /** The number of a lock of a class: smaller than those of all objects. */
  static long nextOfClass() {
    return nextOfClass.getAndIncrement();
  }

  private long take() {
    if (next == end) {
      next = nextBlock.getAndAdd(BLOCK);
      end = next + BLOCK;
    }
    return next++;
  }
}
