import java.util.concurrent.locks.*;
import org.ajws.*;

/** Near-twins of what lies behind a branch or a loop: here it is not come to, or under the lock. */
class BranchesAndRounds {
  private final Lock lock = new ReentrantLock();
  private int d;
  private int total;

  void branchLeaves(boolean c) {
    finish: {
      if (c) {
        async: d++;
        return;
      }
      d += 2;
    }
  }

  void branchThrows(boolean c) {
    finish: {
      if (c) {
        async: d++;
        throw new IllegalStateException();
      }
      d += 2;
    }
  }

  void ownOfRound(int n, int[] x) {
    finish: {
      for (int i = 0; i < n; i++) {
        if (x[i] == 3) {
          async: x[i]++;
          continue;
        }
        x[i] += 2;
      }
    }
  }

  void otherCase(int k) {
    finish: {
      switch (k) {
        case 1:
          async: d++;
          break;
        case 2:
          d += 2;
          break;
        default:
      }
      switch (k) {
        case 3 -> {
          async: total++;
        }
        case 4 -> total += 2;
        default -> {}
      }
    }
  }

  void gotInLoop(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      boolean got = false;
      while (!got) {
        got = lock.tryLock();
      }
      total++;
      lock.unlock();
    }
  }

  void gotInDo(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      boolean got;
      do {
        got = lock.tryLock();
      } while (!got);
      total++;
      lock.unlock();
    }
  }

  void behindEndless(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      while (true) {
        if (x[i] > 3) {
          lock.unlock();
          lock.lock();
          continue;
        }
        total++;
        lock.unlock();
        break;
      }
    }
  }

  void againInRound(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      boolean found = false;
      for (int k = 0; k < 10; k++) {
        total++;
        found |= x[k] > 3;
        lock.unlock();
        lock.lock();
      }
      total++;
      lock.unlock();
    }
  }

  void keptOnWaysToOuter(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      outer:
      for (int k = 0; k < 9; k++) {
        for (int m = 0; m < 9; m++) {
          if (x[m] == k) {
            continue outer;
          }
          if (x[m] == 7) {
            break outer;
          }
          total++;
        }
      }
      total++;
      lock.unlock();
    }
  }

  void gotSomeTime(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      do {
        if (!lock.tryLock()) continue;
        try {
          total++;
          break;
        } finally {
          lock.unlock();
        }
      } while (true);
    }
  }

  void keptAtEndOfBlock(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      search: {
        for (int k = 0; k < 9; k++) {
          if (x[k] == i) {
            break search;
          }
        }
        lock.unlock();
        lock.lock();
      }
      total++;
      lock.unlock();
    }
  }
}
