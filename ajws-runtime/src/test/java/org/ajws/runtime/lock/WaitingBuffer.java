package org.ajws.runtime.lock;

import java.util.function.BooleanSupplier;

/** A buffer whose callers wait; every method is a unit, written as the translator writes them. */
final class WaitingBuffer {
  final OrderedLock lock = new OrderedLock(this);
  final int[] slots;
  int first;
  int count;
  int looks;

  WaitingBuffer(int capacity) {
    slots = new int[capacity];
  }

  /** Of three waits one lets nobody else look. */
  boolean mustWait(Await wait, BooleanSupplier condition) {
    return looks++ % 3 == 0 ? condition.getAsBoolean() && wait.isTime() : wait.mustWait(condition);
  }

  boolean isFull() {
    return count == slots.length;
  }

  boolean isEmpty() {
    return count == 0;
  }

  void put(int value) {
    lock.lock();
    try {
      for (Await a = Await.open(); mustWait(a, this::isFull); a = Await.pause(a, false, 1, lock)) {}
      slots[(first + count++) % slots.length] = value;
    } finally {
      lock.unlock();
    }
  }

  int take() {
    lock.lock();
    try {
      for (Await a = Await.open();
          mustWait(a, this::isEmpty);
          a = Await.pause(a, false, 1, lock)) {}
      int value = slots[first];
      first = (first + 1) % slots.length;
      count--;
      return value;
    } finally {
      lock.unlock();
    }
  }

  int takeWithin(long nanos) {
    lock.lock();
    try {
      Await a = Await.within(nanos);
      for (; mustWait(a, this::isEmpty); a = Await.pause(a, false, 1, lock)) {}
      if (count == 0) {
        return -1;
      }
      return take();
    } finally {
      lock.unlock();
    }
  }

  int takeInterruptibly(long nanos) throws InterruptedException {
    lock.lock();
    try {
      Await a = Await.interruptibly(nanos);
      for (; mustWait(a, this::isEmpty); a = Await.pauseInterruptibly(a, false, 1, lock)) {}
      return count == 0 ? -1 : take();
    } finally {
      if (!lock.isHeldByCurrentThread()) {
        throw new IllegalStateException("the lock was not taken again");
      }
      lock.unlock();
    }
  }

  int size() {
    lock.lock();
    try {
      return count;
    } finally {
      lock.unlockUnchanged();
    }
  }
}
