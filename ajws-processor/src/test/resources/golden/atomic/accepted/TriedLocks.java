import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A unit that goes on without a lock that another thread has does not wait for it. */
@AtomicSet("s")
class TriedLocks {
  static final Lock LOCK = new ReentrantLock();
  @Atomic("s") private int n;
  @Atomic("s") private int m;

  void tried() { n++; if (LOCK.tryLock()) { m++; LOCK.unlock(); } }
  void timed() throws InterruptedException { n++; if (LOCK.tryLock(1, TimeUnit.SECONDS)) { m++; LOCK.unlock(); } }

  static void held(TriedLocks other) throws InterruptedException {
    LOCK.lock();
    other.tried();
    other.timed();
    LOCK.unlock();
    if (LOCK.tryLock()) {
      other.tried();
      LOCK.unlock();
    }
  }
}
