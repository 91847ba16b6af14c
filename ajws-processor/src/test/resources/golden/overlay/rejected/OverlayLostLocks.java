package golden.overlay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Vector;

/** Each way in which a lock that is taken away is no unit's afterwards. */
class OverlayLostLocks {
  int n;
  int free;
  static int count;
  private volatile int version;
  private volatile boolean closed;
  private final Map<String, String> map = new HashMap<>();
  private final Vector<String> vector = new Vector<>();
  private final Object lock = new Object();
  private int byLock, byBoth;
  private int covered;
  private final int[] slots = new int[4];

  OverlayLostLocks() {
    synchronized (this) { free = 1; }
  }

  synchronized void member() { n++; covered++; }

  synchronized int alsoMember() { return n + covered; }

  synchronized void noMember() { free++; }

  synchronized int someMember() { return n + free; }

  static synchronized void ofTheClass() { count++; }

  synchronized void versions() { version++; }

  synchronized void flag() { closed = true; }

  synchronized boolean isOpen() { return !closed; }

  void content(String key) {
    synchronized (map) { map.put(key, key); }
  }

  void threadSafe(String key) {
    synchronized (vector) {
      if (!vector.contains(key)) vector.add(key);
    }
  }

  void byLock() {
    synchronized (lock) { byLock++; }
    synchronized (lock) {
      synchronized (this) { byBoth += n; }
    }
  }

  void ofParameter(OverlayLostLocks other) {
    synchronized (other) { other.free++; }
  }

  synchronized void throughAMethod() { hidden(); }

  private void hidden() { slots[0]++; }

  synchronized void inALambda() {
    Runnable r = () -> free--;
    r.run();
  }

  /** Its callers are units, which hold the lock for it. */
  private synchronized void helper() { covered--; }

  synchronized void callsHelper() { n++; helper(); }

  Runnable later() {
    return new Runnable() {
      int runs;

      @Override
      public synchronized void run() { runs++; }
    };
  }

  class Inner {
    int own, told;

    synchronized void noMember() { own++; }

    synchronized void tell() { told += n; }

    synchronized int told() { return told + n; }
  }

  static class Sub extends OverlayLostLocks {
    int more;

    synchronized void ofSub() { more++; free++; }

    synchronized void ofSuper() { n++; more++; }
  }

  static class Other {
    private int total;
    private final List<String> names = new ArrayList<>();

    synchronized void add(String name) {
      total++;
      names.add(name);
    }

    synchronized String all() { return names + " " + total; }

    /** Touches nothing that another thread may change. */
    synchronized int hash(String name) {
      int h = 7;
      for (char c : name.toCharArray()) h = 31 * h + c;
      return h;
    }
  }
}

class Queue {
  private final List<String> list = new ArrayList<>();

  synchronized void add(String s) { list.add(s); }

  synchronized int size() { return list.size(); }
}

/** Two calls under the queue's own monitor, which its methods no longer take. */
class Client {
  private final Queue queue = new Queue();

  void addTwice(String s) {
    synchronized (queue) {
      queue.add(s);
      queue.add(s);
    }
  }

  void addOnce(String s) {
    synchronized (queue) { queue.add(s); }
  }
}

class Waking {
  private boolean full;

  synchronized void put() {
    full = true;
    wake();
  }

  synchronized void take() throws InterruptedException {
    while (!full) wait();
  }

  private void wake() {
    notifyAll();
  }
}

/** The list is handed to another object, whose field has another name. */
class Handing {
  private final List<String> names = new ArrayList<>();
  private final Taking taking = new Taking(names);

  void add(String name) {
    synchronized (names) { names.add(name); }
  }

  static class Taking {
    private final List<String> given;
    private int taken;

    Taking(List<String> given) { this.given = given; }

    void take() {
      synchronized (given) { taken++; given.clear(); }
    }

    int taken() {
      synchronized (given) { return taken; }
    }
  }
}

class Account {
  private int sum;

  void add(int by) { sum += by; }

  int sum() { return sum; }
}

/** Each account has its lock; what was one transfer are two additions. */
class Transfer {
  private final Account from = new Account(), to = new Account();

  synchronized void move(int by) {
    from.add(-by);
    to.add(by);
  }

  synchronized int sum() { return from.sum() + to.sum(); }

  synchronized int one() { return from.sum(); }
}
