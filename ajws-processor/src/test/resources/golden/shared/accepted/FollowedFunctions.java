import org.ajws.ParallelFor;

/** Functions that call others with what is their own, or are called under a lock. */
class FollowedFunctions {
  static class Counter {
    int n;
    Counter next;
  }

  interface Task {
    void run();
  }

  interface Change {
    void of(Counter counter);
  }

  interface Locked {
    void run();
  }

  interface Alternatives {
    void run();
  }

  interface Slot {
    void at(int index);
  }

  interface Fill {
    void at(int[] a, int index);
  }

  interface Each {
    void of(Counter counter);
  }

  interface Referring {
    void of(Counter counter);
  }

  interface Walk {
    void over(Counter counter);
  }

  interface Further {
    void over(Counter counter);
  }

  private static final Object LOCK = new Object();
  private static Counter shared;
  private static Task task;
  private static Task looks;
  private static Change change;
  private static Locked locked;
  private static Alternatives alternatives;
  private static int[] slots;
  private static Slot slot;
  private static Fill fill;
  private static Each each;
  private static Referring referring;
  private static Walk walk;
  private static Further further;
  private static int total;

  static void set(boolean b) {
    change = x -> x.n++;
    task = () -> change.of(new Counter());
    looks =
        () -> {
          synchronized (LOCK) {
            change.of(shared);
          }
        };
    locked = () -> total++;
    alternatives =
        b
            ? () -> {
              synchronized (LOCK) {
                total++;
              }
            }
            : () -> {
              synchronized (LOCK) {
                total += 2;
              }
            };
    slot = index -> fill.at(slots, index);
    fill = (a, index) -> a[index]++;
    each = x -> referring.of(x);
    referring = FollowedFunctions::change;
    walk = x -> further.over(x.next);
    further = x -> walk.over(x.next);
  }

  static void change(Counter c) {
    c.n++;
  }

  static void ownSlots(Counter[] counters) {
    for (@ParallelFor int i = 0; i < slots.length; i++) {
      slot.at(i);
    }
    for (@ParallelFor Counter c : counters) {
      each.of(c);
    }
  }

  static void own() {
    finish: {
      async: task.run();
      async: looks.run();
    }
  }

  static void underLock(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (LOCK) {
        locked.run();
      }
    }
  }

  static void bothUnderLock(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      alternatives.run();
    }
  }

  static void withoutEnd(Counter c, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      walk.over(c);
    }
  }
}
