import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units that wait for a lock are called where it was tried, and is not held. */
@AtomicSet("s")
class TriedLocksNotHeld {
  static final Lock LOCK = new ReentrantLock();
  static final StampedLock STAMPED = new StampedLock();
  @Atomic("s") private int n;
  @Atomic("s") private int m;

  void locked() { n++; LOCK.lock(); m++; LOCK.unlock(); }
  void stamped() { n++; long s = STAMPED.writeLock(); m++; STAMPED.unlockWrite(s); }

  static void inALocal(TriedLocksNotHeld other) {
    boolean got = LOCK.tryLock();
    if (!got) {
      other.locked();
    }
    if (got) {
      LOCK.unlock();
    } else {
      other.locked();
    }
  }

  static void inANegatedLocal(TriedLocksNotHeld other) {
    final boolean busy = !LOCK.tryLock();
    if (busy) other.locked();
    int k = busy ? other.found() : 1;
    if (!busy && k == 1) LOCK.unlock();
  }

  static boolean inRounds(TriedLocksNotHeld other) {
    boolean got = false;
    while (!got) {
      got = LOCK.tryLock();
      if (got == false) other.locked();
    }
    LOCK.unlock();
    return got;
  }

  static boolean inAHead(TriedLocksNotHeld other) {
    boolean got;
    for (int i = 0; !(got = LOCK.tryLock()); i++) other.locked();
    LOCK.unlock();
    return got;
  }

  static void inAWhile(TriedLocksNotHeld other) {
    while (!LOCK.tryLock()) other.locked();
    LOCK.unlock();
  }

  static int inAChoice(TriedLocksNotHeld other) {
    int k = LOCK.tryLock() ? 1 : other.found();
    if (k == 1) LOCK.unlock();
    return k;
  }

  static void withAnother(TriedLocksNotHeld other, boolean ready) {
    if (ready && LOCK.tryLock()) {
      ready = false;
    } else {
      other.locked();
      return;
    }
    LOCK.unlock();
  }

  static void busyOrNot(TriedLocksNotHeld other, boolean ready) {
    if (!ready || !LOCK.tryLock()) {
      other.locked();
      return;
    }
    LOCK.unlock();
  }

  int found() { locked(); return n + m; }

  static void writeStamp(TriedLocksNotHeld other) {
    long s = STAMPED.tryWriteLock();
    if (s == 0) {
      other.stamped();
    } else {
      STAMPED.unlockWrite(s);
    }
  }

  static void readStamp(TriedLocksNotHeld other) {
    long r = STAMPED.tryReadLock();
    if (r != 0L) STAMPED.unlockRead(r); else other.stamped();
  }

  static void inAnUpdate(TriedLocksNotHeld other) {
    for (; !LOCK.tryLock(); other.locked()) {}
    LOCK.unlock();
  }

  static void withMore(TriedLocksNotHeld other, boolean ready) {
    boolean got = LOCK.tryLock();
    got |= ready;
    if (!got) other.locked();
    final boolean busy = !got;
    if (busy && ready) other.locked();
    LOCK.unlock();
  }

  static void inARound(TriedLocksNotHeld other) {
    boolean got = false;
    while (!got) {
      got = LOCK.tryLock();
      if (!got) other.locked(); else LOCK.unlock();
    }
  }

  static void whereReady(TriedLocksNotHeld other, boolean ready) {
    boolean got = ready && LOCK.tryLock();
    if (got) LOCK.unlock(); else other.locked();
  }
}
