import org.ajws.ParallelFor;

/**
 * Functions that call others with what they change, or of which one does it under a lock; the
 * near-twins are accepted.
 */
class FollowedFunctions {
  static class Counter {
    int n;
    Counter next;

    void count() {
      n++;
    }
  }

  interface Task {
    void run();
  }

  interface Change {
    void of(Counter counter);
  }

  interface Fill {
    void at(int[] a, int index);
  }

  interface Steps {
    void go();
  }

  interface Outer {
    void of(Counter counter);
  }

  interface Inner {
    void of(Counter counter);
  }

  interface Referring {
    void of(Counter counter);
  }

  interface Static {
    void of(Counter counter);
  }

  interface Both {
    void run();
  }

  interface Mixed {
    void run();
  }

  interface Unlocked {
    void run();
  }

  private static final Object LOCK = new Object();
  private static final Object OTHER = new Object();
  private static Counter shared;
  private static int[] slots;
  private static Task task;
  private static Change change;
  private static Fill fill;
  private static Steps steps;
  private static Outer outer;
  private static Inner inner;
  private static Referring referring;
  private static Static byStatic;
  private static Both both;
  private static Mixed mixed;
  private static Unlocked unlocked;
  private static int total;

  static void set(boolean b) {
    change = x -> x.n++;
    task = () -> change.of(shared);
    fill = (a, index) -> a[index]++;
    steps = () -> fill.at(slots, 3);
    inner = x -> x.n++;
    outer = x -> inner.of(x.next);
    referring = Counter::count;
    byStatic = FollowedFunctions::change;
    both = () -> referring.of(shared);
    mixed =
        b
            ? () -> {
              synchronized (LOCK) {
                total++;
              }
            }
            : () -> {
              total++;
            };
    unlocked =
        () -> {
          synchronized (OTHER) {
            total++;
          }
        };
  }

  static void change(Counter c) {
    c.n++;
  }

  static void argument() {
    finish: {
      async: task.run();
      async: task.run();
    }
  }

  static void slot(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      steps.go();
    }
  }

  static void handedThrough(Counter c) {
    finish: {
      async: outer.of(c);
      async: outer.of(c);
    }
  }

  static void references(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      byStatic.of(shared);
    }
    finish: {
      async: both.run();
      async: both.run();
    }
  }

  static void oneUnderLock(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      mixed.run();
    }
  }

  static void twoLocks() {
    finish: {
      async: {
        synchronized (LOCK) {
          total++;
        }
      }
      async: unlocked.run();
    }
  }
}
