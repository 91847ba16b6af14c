import java.util.Iterator;
import java.util.concurrent.locks.ReentrantLock;
import org.ajws.ParallelFor;

/** What depends on the thread is in a loop what it is in its method. */
@org.ajws.runtime.Translated(digest = "3dc20020c7b9b13ceef0a4c588ddd1fa2bd638df8df227440198dd39826a2cfb", target = "trycatch") public class SpeculativeThread {
  private static final int TRIPS = 900;

  private static final ThreadLocal<int[]> OWN = ThreadLocal.withInitial(() -> new int[1]);

  static int kept(int[] a) {
    OWN.get()[0] = 5;
    { final int first$1 = 0; final long bound$1 = TRIPS; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeThread.java:13", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      a[i * 3 % a.length] += i;
      if (i % 7 == 0) {
        a[i % a.length] += OWN.get()[0]++;
      }
    } } return 0; }, (chunk$1, own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; chunk$1.poll(); {       chunk$1.putInt(chunk$1.at(a, i * 3 % a.length, "SpeculativeThread.java:14 +="), (chunk$1.currentInt() + (i)), "SpeculativeThread.java:14 +=");       if (i % 7 == 0) {         chunk$1.irrevocable(); chunk$1.putInt(chunk$1.at(a, i % a.length, "SpeculativeThread.java:16 +="), (chunk$1.currentInt() + (chunk$1.getAndPutInt(chunk$1.at(OWN.get(), 0, "SpeculativeThread.java:16 ++"), (chunk$1.currentInt() + 1), "SpeculativeThread.java:16 ++"))), "SpeculativeThread.java:16 +=");       }     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeThread.ajws$Tracked.loop$400, trips$1, loop$1); }
    return OWN.get()[0];
  }

  static int current(int[] a) {
    Thread thread = Thread.currentThread();
    int[] elsewhere = new int[1];
    { final int first$2 = 0; final long bound$2 = TRIPS; final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeThread.java:25", first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
      a[i % a.length] ^= i;
      if (a[i * 5 % a.length] % 4 == 0) {
        elsewhere[0] += Thread.currentThread() == thread ? 0 : 1;
      }
    } } return 0; }, (chunk$2, own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; chunk$2.poll(); {       chunk$2.putInt(chunk$2.at(a, i % a.length, "SpeculativeThread.java:26 ^="), (chunk$2.currentInt() ^ (i)), "SpeculativeThread.java:26 ^=");       if (chunk$2.get(a, i * 5 % a.length, "SpeculativeThread.java:27") % 4 == 0) {         chunk$2.irrevocable(); chunk$2.putInt(chunk$2.at(elsewhere, 0, "SpeculativeThread.java:28 +="), (chunk$2.currentInt() + (Thread.currentThread() == thread ? 0 : 1)), "SpeculativeThread.java:28 +=");       }     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeThread.ajws$Tracked.loop$735, trips$2, loop$2); }
    return elsewhere[0];
  }

  static boolean interrupted(int[] a) {
    int[] seen = new int[1];
    { final int first$3 = 0; final long bound$3 = TRIPS; final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeThread.java:36", first$3, org.ajws.runtime.loop.Relation.LT, bound$3, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
      a[i % a.length] += a[i * 7 % a.length];
      if (i == 100) {
        Thread.currentThread().interrupt();
      }
      if (i == 700) {
        seen[0] += Thread.interrupted() ? 1 : 0;
      }
    } } return 0; }, (chunk$3, own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; chunk$3.poll(); {       chunk$3.putInt(chunk$3.at(a, i % a.length, "SpeculativeThread.java:37 +="), (chunk$3.currentInt() + (chunk$3.get(a, i * 7 % a.length, "SpeculativeThread.java:37"))), "SpeculativeThread.java:37 +=");       if (i == 100) {         chunk$3.irrevocable(); Thread.currentThread().interrupt();       }       if (i == 700) {         chunk$3.irrevocable(); chunk$3.putInt(chunk$3.at(seen, 0, "SpeculativeThread.java:42 +="), (chunk$3.currentInt() + (Thread.interrupted() ? 1 : 0)), "SpeculativeThread.java:42 +=");       }     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeThread.ajws$Tracked.loop$1066, trips$3, loop$3); }
    return seen[0] == 1 && !Thread.interrupted();
  }

  private static int locked(ReentrantLock lock, int x) {
    lock.lock();
    try {
      return x + lock.getHoldCount();
    } finally {
      lock.unlock();
    }
  } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static int locked$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, ReentrantLock lock, int x) { ajws$chunk.poll(); {     ajws$chunk.irrevocable(); lock.lock();     try {       ajws$chunk.irrevocable(); return x + lock.getHoldCount();     } finally {       ajws$chunk.irrevocable(); lock.unlock();     }   } }

  /** The lock is held by who runs the loop: on another thread its body would wait for ever. */
  static int held(int[] a, ReentrantLock lock) {
    lock.lock();
    { org.ajws.runtime.lock.Critical.enter(); try { try {
      { final int first$4 = 0; final long bound$4 = TRIPS; final long trips$4 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeThread.java:61", first$4, org.ajws.runtime.loop.Relation.LT, bound$4, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; {
        a[i % a.length] += i;
        if (i % 11 == 0) {
          a[i * 3 % a.length] = locked(lock, i);
        }
      } } return 0; }, (chunk$4, own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; chunk$4.poll(); {         chunk$4.putInt(chunk$4.at(a, i % a.length, "SpeculativeThread.java:62 +="), (chunk$4.currentInt() + (i)), "SpeculativeThread.java:62 +=");         if (i % 11 == 0) {           chunk$4.set(a, i * 3 % a.length, locked$tracked(chunk$4, lock, i), "SpeculativeThread.java:64");         }       } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeThread.ajws$Tracked.loop$1752, trips$4, loop$4); }
      return lock.getHoldCount();
    } finally {
      lock.unlock();
    } } finally { org.ajws.runtime.lock.Critical.exit(); } }
  }

  interface Step {
    int next(int x); @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) default int next$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int x) { ajws$chunk.irrevocable(); return this.next(x); }
  }

  static final class Plus implements Step {
    @Override
    public int next(int x) {
      return x + 1;
    }
  }

  static int overridden(int[] a, Step[] steps) {
    { final int first$5 = 0; final long bound$5 = TRIPS; final long trips$5 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeThread.java:85", first$5, org.ajws.runtime.loop.Relation.LT, bound$5, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$5 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$5, trip$5, past$5) -> { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; {
      a[i % a.length] = steps[i % steps.length].next(a[i * 3 % a.length]);
    } } return 0; }, (chunk$5, own$5, trip$5, past$5) -> { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; chunk$5.poll(); {       chunk$5.set(a, i % a.length, steps[i % steps.length].next$tracked(chunk$5, chunk$5.get(a, i * 3 % a.length, "SpeculativeThread.java:86")), "SpeculativeThread.java:86");     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeThread.ajws$Tracked.loop$2252, trips$5, loop$5); }
    return OWN.get()[0];
  }

  /** An iterator of the program's own asks for the thread. */
  static int iterated(int[] a) {
    Thread thread = Thread.currentThread();
    Iterable<Integer> numbers =
        () ->
            new Iterator<>() {
              private int next;

              @Override
              public boolean hasNext() {
                return next < 50;
              }

              @Override
              public Integer next() {
                return Thread.currentThread() == thread ? next++ : (next += 10);
              }
            };
    { final var elements$6 = org.ajws.runtime.speculation.AheadElements.of((numbers)); final long trips$6 = elements$6.trips(); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$6 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$6, trip$6, past$6) -> { for (long index$6 = trip$6; elements$6.next(index$6, past$6); index$6++) { int x = elements$6.element(); {
      a[x % a.length] += x;
    } } return elements$6.end(1); }, (chunk$6, own$6, trip$6, past$6) -> { for (long index$6 = trip$6; elements$6.next(chunk$6, index$6, past$6); index$6++) { int x = elements$6.element(chunk$6, index$6); chunk$6.poll(); {       chunk$6.putInt(chunk$6.at(a, x % a.length, "SpeculativeThread.java:110 +="), (chunk$6.currentInt() + (x)), "SpeculativeThread.java:110 +=");     } } return elements$6.end(chunk$6, 1); }).bound(elements$6); org.ajws.runtime.speculation.Speculation.run(SpeculativeThread.ajws$Tracked.loop$2985, trips$6, loop$6); }
    return a[3];
  }

  private static int sum(int[] a) {
    int sum = 0;
    for (int x : a) {
      sum = sum * 31 + x;
    }
    return sum;
  }

  public static void main(String[] args) {
    int[] a = new int[61];
    Step[] steps = {
      new Plus(),
      x -> {
        OWN.get()[0] += x & 3;
        return x * 3;
      }
    };
    for (int k = 0; k < 3; k++) {
      System.out.println("kept " + kept(a) + " " + sum(a));
      System.out.println("elsewhere " + current(a) + " " + sum(a));
      System.out.println("interrupted " + interrupted(a) + " " + sum(a));
      System.out.println("held " + held(a, new ReentrantLock()) + " " + sum(a));
      System.out.println("overridden " + overridden(a, steps) + " " + sum(a));
      System.out.println("iterated " + iterated(a) + " " + sum(a));
    }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) public static final class ajws$Tracked { static final org.ajws.runtime.speculation.SpeculationSite loop$400 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeThread.java:13", 0, 3, "3dc20020c7b9b13c"); static final org.ajws.runtime.speculation.SpeculationSite loop$735 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeThread.java:25", 0, 2, "3dc20020c7b9b13c"); static final org.ajws.runtime.speculation.SpeculationSite loop$1066 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeThread.java:36", 0, 2, "3dc20020c7b9b13c"); static final org.ajws.runtime.speculation.SpeculationSite loop$1752 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeThread.java:61", 0, 2, "3dc20020c7b9b13c"); static final org.ajws.runtime.speculation.SpeculationSite loop$2252 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeThread.java:85", 0, 2, "3dc20020c7b9b13c"); static final org.ajws.runtime.speculation.SpeculationSite loop$2985 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeThread.java:109", 0, 0, "3dc20020c7b9b13c"); } }
