import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Locks that are taken if they are free, and then held while a unit is called. */
@AtomicSet("s")
class TriedLocks {
  static final Lock LOCK = new ReentrantLock();
  static final ReentrantReadWriteLock BOTH = new ReentrantReadWriteLock();
  static final StampedLock STAMPED = new StampedLock();
  @Atomic("s") private int n;
  @Atomic("s") private int m;

  void locked() { n++; LOCK.lock(); m++; LOCK.unlock(); }
  void read() { n++; BOTH.readLock().lock(); m++; BOTH.readLock().unlock(); }
  void stamped() throws InterruptedException { n++; long s = STAMPED.writeLockInterruptibly(); m++; STAMPED.unlockWrite(s); }

  static void tried(TriedLocks other) {
    if (LOCK.tryLock()) {
      try {
        other.locked();
      } finally {
        LOCK.unlock();
      }
    }
  }

  static void left(TriedLocks other) throws InterruptedException {
    if (!LOCK.tryLock(1, TimeUnit.SECONDS)) {
      other.locked(); // not held here
      return;
    }
    other.locked();
    LOCK.unlock();
  }

  static void write(TriedLocks other) {
    if (BOTH.writeLock().tryLock()) {
      other.read();
      BOTH.writeLock().unlock();
    }
  }

  static void stamps(TriedLocks other) throws InterruptedException {
    long s = STAMPED.tryReadLock();
    other.stamped();
    STAMPED.unlockRead(s);
  }

  static void inLocals(TriedLocks other, boolean ready) {
    boolean got = LOCK.tryLock();
    if (got) {
      other.locked();
      LOCK.unlock();
    }
    boolean again = LOCK.tryLock();
    again = ready;
    if (!again) other.locked(); // perhaps it is held
    LOCK.unlock();
    if (LOCK.tryLock() && ready) {
      LOCK.unlock();
    } else {
      other.locked(); // it was free, perhaps
      LOCK.unlock();
    }
  }

  static void laterOn(TriedLocks other, boolean ready) {
    boolean got = false;
    while (!got) {
      got = LOCK.tryLock();
      other.locked(); // it may have been free in this round
    }
    LOCK.unlock();
    boolean had = false;
    if (!had) {
      had = LOCK.tryLock();
      other.locked();
    }
    LOCK.unlock();
    boolean before = false;
    boolean busy = !before;
    before = LOCK.tryLock();
    if (busy) other.locked();
    LOCK.unlock();
  }

  static void besideOthers(TriedLocks other, boolean ready) {
    boolean got = LOCK.tryLock();
    if (ready && got) {
      LOCK.unlock();
    } else {
      other.locked(); // not ready, with the lock
      LOCK.unlock();
    }
    boolean busy = !LOCK.tryLock();
    if (!ready || busy) other.locked();
    LOCK.unlock();
  }

  static void changed(TriedLocks other, boolean ready) throws InterruptedException {
    boolean got = LOCK.tryLock();
    got &= ready;
    if (!got) other.locked();
    LOCK.unlock();
    boolean busy = !LOCK.tryLock();
    busy ^= ready;
    if (busy) other.locked();
    LOCK.unlock();
    long s = STAMPED.tryWriteLock();
    s--;
    if (s == 0) other.stamped();
    STAMPED.unlockWrite(s + 1);
  }
}
