import static org.ajws.Reads.SNAPSHOT;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.sync.Promise;

/**
 * Units that wait, publish and are read by snapshots, among tasks and threads. Each method is a
 * program, and gives 7.
 */
@SuppressWarnings({"ajws-wait", "ajws-atomic", "ajws-shared", "ajws-async"})
public class Units {
  @AtomicSet("b")
  static class Slot<T> {
    private T value;

    void put(T v) {
      await: while (value != null);
      value = v;
    }

    T take() {
      await: while (value == null);
      T v = value;
      value = null;
      return v;
    }

    T takeWithin(long nanos) {
      AjwsRuntime.awaitNanos(nanos);
      await: while (value == null);
      T v = value;
      value = null;
      return v;
    }

    T takeInterruptibly() throws InterruptedException {
      AjwsRuntime.awaitInterruptibly();
      await: while (value == null);
      T v = value;
      value = null;
      return v;
    }
  }

  static int slot() {
    Slot<Integer> s = new Slot<>();
    AtomicInteger sum = new AtomicInteger();
    finish: {
      for (int i = 0; i < 7; i++) {
        async: sum.addAndGet(s.take());
      }
      for (int i = 0; i < 7; i++) {
        async: s.put(1);
      }
    }
    return sum.get();
  }

  static int producersFirst() {
    Slot<Integer> s = new Slot<>();
    int sum = 0;
    finish: {
      for (int i = 0; i < 7; i++) {
        async: s.put(1);
      }
      for (int i = 0; i < 7; i++) {
        sum += s.take();
      }
    }
    return sum;
  }

  static int threads() {
    Slot<Integer> s = new Slot<>();
    AtomicInteger sum = new AtomicInteger();
    List<Thread> all = new ArrayList<>();
    for (int i = 0; i < 14; i++) {
      boolean takes = i % 2 == 0;
      Thread t = new Thread(() -> {
        if (takes) {
          sum.addAndGet(s.take());
        } else {
          s.put(1);
        }
      });
      all.add(t);
      t.start();
    }
    for (Thread t : all) {
      join(t);
    }
    return sum.get();
  }

  static void join(Thread t) {
    try {
      t.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  static int timesOut() {
    Slot<Integer> s = new Slot<>();
    AtomicInteger empty = new AtomicInteger();
    finish: {
      for (int i = 0; i < 7; i++) {
        async: {
          if (s.takeWithin(500_000) == null) {
            empty.incrementAndGet();
          }
        }
      }
    }
    return empty.get();
  }

  static int interruptedThread() {
    Slot<Integer> s = new Slot<>();
    int[] got = new int[1];
    Thread t = new Thread(() -> {
      try {
        got[0] = s.takeInterruptibly();
      } catch (InterruptedException e) {
        got[0] = Thread.interrupted() ? 0 : 7;
      }
    });
    t.start();
    t.interrupt();
    join(t);
    return got[0];
  }

  /** Both members of two sets; one unit changes one, another the other. */
  @AtomicSet("x")
  @AtomicSet("y")
  static class Two {
    @Atomic("x") private int x;
    @Atomic("y") private int y;

    int both() {
      await: while (x + y < 7);
      return x + y;
    }

    void x() {
      x++;
    }

    void y() {
      y++;
    }
  }

  static int twoSets() {
    Two two = new Two();
    int got;
    finish: {
      async: got = two.both();
      for (int i = 0; i < 7; i++) {
        int own = i;
        async: {
          if (own % 2 == 0) {
            two.x();
          } else {
            two.y();
          }
        }
      }
    }
    return got;
  }

  @AtomicSet("l")
  static class Cells {
    int sum;
  }

  @AtomicSet("o")
  static class Owner {
    private final @AliasAtomic("l=this.o") Cells cells = new @AliasAtomic("l=this.o") Cells();
    private int calls;

    void add() {
      cells.sum++;
      calls++;
    }

    int full() {
      await: while (cells.sum < 7);
      return calls;
    }
  }

  static int alias() {
    Owner o = new Owner();
    int got;
    finish: {
      async: got = o.full();
      for (int i = 0; i < 7; i++) {
        async: o.add();
      }
    }
    return got;
  }

  @AtomicSet("a")
  static class Account {
    private int money;

    Account(int money) {
      this.money = money;
    }

    void give(@Atomic Account to, int n) {
      await: while (money < n || to.money > 10);
      money -= n;
      to.money += n;
    }

    int money() {
      return money;
    }
  }

  static int unitParameter() {
    Account a = new Account(0);
    Account b = new Account(0);
    Account c = new Account(7);
    finish: {
      async: a.give(b, 7);
      async: c.give(a, 7);
      async: {
        for (int i = 0; i < 20; i++) {
          b.give(c, 1);
          c.give(b, 1);
        }
      }
    }
    return b.money();
  }

  @AtomicSet(value = "s", isStatic = true)
  static class Counters {
    private static int count;

    static void up() {
      count++;
    }

    static int reset() {
      await: while (count < 7);
      int c = count;
      count = 0;
      return c;
    }
  }

  static int staticSet() {
    int got;
    finish: {
      async: got = Counters.reset();
      for (int i = 0; i < 7; i++) {
        async: Counters.up();
      }
    }
    return got;
  }

  @AtomicSet("r")
  static class Round {
    private int inside;
    private int round;

    int pass(int all) {
      int own = round;
      if (++inside == all) {
        inside = 0;
        round++;
      }
      await: while (round == own);
      return round;
    }
  }

  static int barrierInALoop() {
    Round round = new Round();
    AtomicInteger last = new AtomicInteger();
    for (@ParallelFor int i = 0; i < 5; i++) {
      for (int k = 0; k < 7; k++) {
        last.set(round.pass(5));
      }
    }
    return last.get();
  }

  static int finallyWaits() {
    Slot<Integer> s = new Slot<>();
    int[] got = new int[1];
    finish: {
      async: {
        try {
          s.put(3);
        } finally {
          got[0] += s.take();
          s.put(4);
        }
      }
    }
    return got[0] + s.take();
  }

  // ---- become and snapshots

  @AtomicSet("n")
  static class Node {
    private final int key;
    private Node next;

    Node(int key) {
      this.key = key;
    }

    void insert(int k, Promise<Integer> early) {
      Node behind;
      become: {
        behind = next;
        if (behind == null || behind.key > k) {
          Node made = new Node(k);
          made.next = behind;
          next = made;
          return;
        }
      }
      early.future().get();
      behind.insert(k, early);
    }

    int length() {
      Node behind;
      become: behind = next;
      return behind == null ? 1 : 1 + behind.length();
    }
  }

  /** Waits between two nodes, with the lock of none. */
  static int waitsBehindBecome() {
    Node head = new Node(0);
    Promise<Integer> early = new Promise<>();
    finish: {
      for (int i = 6; i > 0; i--) {
        int k = i;
        async: head.insert(k, early);
      }
      async: early.complete(1);
    }
    return head.length();
  }

  @AtomicSet(value = "s", reads = SNAPSHOT)
  static final class Pair {
    private int a;
    private int b;

    void set(int n) {
      become: {
        a = n;
        b = n;
      }
    }

    int difference() {
      return a - b;
    }

    int sum() {
      return a + b;
    }

    int atLeast(int n) {
      await: while (a < n);
      b = a;
      return a;
    }
  }

  static int snapshots() {
    Pair p = new Pair();
    AtomicInteger torn = new AtomicInteger();
    finish: {
      for (int t = 0; t < 4; t++) {
        async: {
          for (int i = 0; i < 200; i++) {
            torn.addAndGet(p.difference() == 0 ? 0 : 1);
          }
        }
      }
      async: {
        for (int i = 1; i <= 200; i++) {
          p.set(i);
        }
      }
    }
    return p.sum() == 400 && torn.get() == 0 ? 7 : torn.get();
  }

  static int waitsInASnapshotSet() {
    Pair p = new Pair();
    int got;
    finish: {
      async: got = p.atLeast(7);
      async: {
        for (int i = 1; i <= 7; i++) {
          p.set(i);
        }
      }
    }
    return got;
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    String name = System.getProperty("waiting.program");
    try {
      System.out.println(Units.class.getDeclaredMethod(name).invoke(null));
    } catch (InvocationTargetException e) {
      System.out.println(e.getCause());
    }
  }
}
