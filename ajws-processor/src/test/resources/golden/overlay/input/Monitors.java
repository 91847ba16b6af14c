package golden.overlay;

import java.util.ArrayList;
import java.util.List;

/** An old program with monitors, whose overlay makes sets of them. */
class Monitors {
  private final int[] slots = new int[4];
  private int first, count, readers, opened;
  private boolean closed;
  private final List<Integer> log = new ArrayList<>();

  synchronized void put(int value) throws InterruptedException {
    while (count == slots.length) {
      wait();
    }
    slots[(first + count++) % slots.length] = value;
    notifyAll();
  }

  synchronized int take() {
    while (count == 0 && !closed)
      try { // a consumer
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    if (count == 0) return -1;
    int value = slots[first];
    first = (first + 1) % slots.length;
    count--;
    notifyAll();
    return value;
  }

  synchronized void close() {
    closed = true;
    notifyAll();
  }

  /** Waits in the middle of a loop that does more. */
  synchronized int drained() {
    int looks = 0;
    while (true) {
      looks++;
      if (count == 0) return Math.min(looks, 2);
      doWait();
    }
  }

  private synchronized void doWait() {
    try {
      // in case that somebody is forgotten
      wait(1000);
    } catch (InterruptedException ie) {
      Thread.currentThread().interrupt();
    }
  }

  /** Opens, works without the lock, and closes. */
  int work(int value) {
    int n;
    synchronized (this) {
      if (closed) return -1;
      readers++;
      opened++;
      n = opened;
    }
    try {
      if (n > 1_000) throw new IllegalStateException();
      return value * 2;
    } finally {
      synchronized (this) {
        readers--;
        if (readers == 0) notifyAll();
        log.add(value);
      }
    }
  }

  /** The first part is a unit; then it is given back. */
  int size() {
    int n;
    synchronized (this) {
      n = log.size();
    }
    return Integer.bitCount(n) + n;
  }

  synchronized String opened() {
    return readers + " of " + opened;
  }

  public static void main(String[] args) throws InterruptedException {
    Monitors m = new Monitors();
    for (int i = 1; i < 5; i++) m.put(i);
    int sum = 0;
    for (int i = 1; i < 5; i++) sum += m.take();
    for (int i = 0; i < 100; i++) sum += m.work(i);
    m.close();
    System.out.println(m.drained() + " " + m.take() + " " + sum);
    System.out.println(m.size() + " " + m.opened() + " " + m.work(1));
  }
}
