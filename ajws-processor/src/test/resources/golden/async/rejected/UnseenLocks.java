import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import org.ajws.ParallelFor;

/** Locks that are held around a loop without a try, and their near-twins. */
class UnseenLocks {
  final ReentrantLock lock = new ReentrantLock();
  final StampedLock stamped = new StampedLock();
  final Semaphore permits = new Semaphore(1);
  final Semaphore done = new Semaphore(0);
  final int[] a = new int[100];

  void loop() {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i]++;
    }
  }

  void begin() {
    lock.lock();
  }

  void end() {
    lock.unlock();
  }

  void straight() {
    lock.lock();
    loop();
    lock.unlock();
  }

  void neverGivenBack(boolean b) {
    if (b) {
      lock.lock();
    }
    loop();
  }

  void tried() {
    if (lock.tryLock()) {
      loop();
      lock.unlock();
    }
  }

  void helped() {
    begin();
    loop();
    end();
  }

  void stamped() {
    long stamp = stamped.readLock();
    loop();
    stamped.unlockRead(stamp);
  }

  void permitted() throws InterruptedException {
    permits.acquire();
    loop();
    permits.release();
  }

  void beforeTheTry() {
    lock.lock();
    loop();
    try {
      a[0]++;
    } finally {
      lock.unlock();
    }
  }

  // ---- near-twins

  void inATry() {
    lock.lock();
    try {
      loop();
    } finally {
      lock.unlock();
    }
  }

  void takenInTheTry() {
    try {
      lock.lock();
      loop();
    } finally {
      lock.unlock();
    }
  }

  void givenBackBefore() {
    lock.lock();
    a[0]++;
    lock.unlock();
    loop();
  }

  void triedInATry() {
    if (lock.tryLock()) {
      try {
        loop();
      } finally {
        lock.unlock();
      }
    }
  }

  void aSignal() throws InterruptedException {
    done.acquire();
    loop();
  }

  @SuppressWarnings("ajws-lock")
  void allowed() {
    lock.lock();
    loop();
    lock.unlock();
  }
}
