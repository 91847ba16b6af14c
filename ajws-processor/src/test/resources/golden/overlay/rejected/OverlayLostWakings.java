package golden.overlay;

import java.util.ArrayList;
import java.util.List;

/** Wakings that an overlay takes away, of waits that stay under another name. */
class OverlayLostWakings {
  private final List<String> list = new ArrayList<>();

  synchronized void add(String s) {
    list.add(s);
    notifyAll();
  }

  synchronized int size() {
    return list.size();
  }
}

class OverlayWaitingClient {
  static void await(OverlayLostWakings queue) throws InterruptedException {
    synchronized (queue) {
      while (queue.size() == 0) queue.wait();
    }
  }
}

class OverlayWakingSub extends OverlayWaitingSuper {
  synchronized void done() {
    done = true;
    super.notify();
  }
}

class OverlayWaitingSuper {
  boolean done;

  synchronized void await() throws InterruptedException {
    while (!done) wait(100);
  }
}

class OverlayWakingHolder {
  static class Signal {
    final Object lock = new Object();
    int raised;
  }

  void raise(Signal signal) {
    synchronized (signal.lock) {
      signal.raised++;
      if (signal.raised > 0) signal.lock.notifyAll();
    }
  }

  void await(Signal other) throws InterruptedException {
    Object held = other.lock;
    synchronized (held) {
      while (other.raised == 0) held.wait();
    }
  }
}

/** Its lock is its own, and what waits for it is taken away, too. */
class OverlayWakesNobody {
  private final Object lock = new Object();
  private int n;

  void tell() {
    synchronized (lock) {
      n++;
      lock.notifyAll();
    }
  }

  int told() throws InterruptedException {
    synchronized (lock) {
      while (n == 0) lock.wait();
      return n;
    }
  }
}
