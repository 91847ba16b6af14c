package org.ajws.runtime.scheduler;

import java.util.concurrent.locks.LockSupport;

/**
 * The thread that looks now and then whether all workers stand still in a way that nobody here
 * knows, in a latch or queue of the JDK perhaps, while something is queued that would let them go
 * on. Who waits for a result does that, too; this is for where nobody waits for one.
 *
 * <p>There is one for the virtual machine, from when tasks may wait for what comes later, and only
 * as long as there are roots, or tasks in queues of the own fork/join pool.
 */
public final class Attendant extends Thread {
  private static final long LOOK_NANOS = 100_000_000;

  /** Soon after a thread has come: it may have come to stand still like those before it. */
  private static final long AGAIN_NANOS = 5_000_000;

  /** It goes after so many looks that have found no root. */
  private static final int IDLE_LOOKS = 50;

  private static volatile boolean here; // written under the lock of the class

  private Attendant() {
    super(null, null, "ajws-attendant", 0, false);
    setDaemon(true);
    setContextClassLoader(null);
  }

  /** There is a root or task, or tasks may wait from now on: it comes, if both is so. */
  public static void isNeeded() {
    if (!here && Handshakes.mayHoldUp() && Pools.anyIsInUse()) {
      come();
    }
  }

  private static synchronized void come() {
    if (!here) {
      try {
        new Attendant().start();
        here = true;
      } catch (OutOfMemoryError e) {
        // "unable to create native thread": then it can let no others come either
      }
    }
  }

  @Override
  public void run() {
    try {
      attend();
    } finally { // also if it fails: the next root then lets another one come
      synchronized (Attendant.class) {
        here = false;
      }
    }
    isNeeded(); // a root that has begun meanwhile may have counted on it
  }

  private void attend() {
    long nap = LOOK_NANOS;
    for (int idle = 0; idle < IDLE_LOOKS; idle++) {
      LockSupport.parkNanos(this, nap);
      nap = Math.min(2 * nap, LOOK_NANOS);
      Thread.interrupted();
      if (Pools.anyIsInUse()) {
        idle = 0;
        try {
          if (Pools.look()) {
            nap = AGAIN_NANOS;
          }
        } catch (OutOfMemoryError e) {
          // The roots that it has been there for still count on it: there may be memory by the next
          // look.
        }
      }
    }
  }
}
