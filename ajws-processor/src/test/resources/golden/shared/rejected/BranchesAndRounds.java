import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import org.ajws.*;

/** What lies behind a branch or a loop, and is come to all the same. */
class BranchesAndRounds {
  private final Lock lock = new ReentrantLock();
  private final AtomicBoolean busy = new AtomicBoolean();
  private int d;
  private int total;

  void branchLeavesBehind(boolean c) {
    finish: {
      async: d++;
      if (c) {
        d += 2;
        return;
      }
    }
  }

  void branchThrowsBehind(boolean c) {
    finish: {
      async: d++;
      if (c) {
        d += 2;
        throw new IllegalStateException();
      }
    }
  }

  void nextRound(int n) {
    finish: {
      for (int i = 0; i < n; i++) {
        if (i == 3) {
          async: d++;
          continue;
        }
        d += 2;
      }
    }
  }

  void fallsThrough(int k) {
    finish: {
      switch (k) {
        case 1:
          async: d++;
        case 2:
          d += 2;
          break;
        default:
      }
    }
  }

  void behindFlag(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      boolean done = false;
      while (!done) {
        if (x[i] > 3) {
          done = true;
        }
      }
      total++;
    }
  }

  void behindFor(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      for (boolean go = true; go; ) {
        go = x[i] > 3;
      }
      total++;
    }
  }

  void behindContinue(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      boolean more = true;
      while (more) {
        if (x[i] > 3) {
          more = false;
          continue;
        }
        throw new IllegalStateException();
      }
      total++;
    }
  }

  void behindFlagOfFinish(int[] x) {
    finish: {
      async: d++;
      boolean more = true;
      while (more) {
        more = x[0] > 3;
      }
      d++;
    }
  }

  void behindFlagOfMethod(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      waitAndCount(x);
    }
  }

  private void waitAndCount(int[] x) {
    boolean more = true;
    do {
      more = x[0] > 3;
    } while (more);
    total++;
  }

  void releasesInRound(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      while (!busy.compareAndSet(false, true)) {}
      for (int k = 0; k < 10; k++) {
        total++;
        busy.set(false);
      }
    }
  }

  void releasesBeforeContinue(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      for (int k = 0; k < 10; k++) {
        total++;
        if (x[k] > 3) {
          lock.unlock();
          continue;
        }
      }
    }
  }

  void releasesInRoundOfFinish(int n) {
    finish: {
      async: {
        lock.lock();
        d++;
        lock.unlock();
      }
      lock.lock();
      for (int k = 0; k < n; k++) {
        d++;
        lock.unlock();
      }
    }
  }

  void releasesBeforeOuterRound(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      outer:
      for (int k = 0; k < 9; k++) {
        for (int m = 0; m < 9; m++) {
          if (x[m] == k) {
            lock.unlock();
            continue outer;
          }
        }
        total++;
      }
    }
  }

  void releasesBeforeBreakOfOuter(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      outer:
      while (true) {
        while (true) {
          if (x[i] == 3) {
            lock.unlock();
            break outer;
          }
        }
      }
      total++;
    }
  }

  void releasesBeforeRoundOfLabel(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      outer:
      for (int k = first(() -> { for (int z = 0; z < 3; z++) {} }); k < 9; k++) {
        total++;
        for (int m = 0; m < 9; m++) {
          if (x[m] == k) {
            lock.unlock();
            continue outer;
          }
        }
      }
    }
  }

  void releasesBeforeRoundOfLabelledElements(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      outer:
      for (int k : all(() -> { while (x[0] > 3) {} })) {
        total++;
        do {
          if (x[k] == k) {
            lock.unlock();
            continue outer;
          }
        } while (x[k] > 7);
      }
    }
  }

  void releasesBeforeEndOfBlock(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      search: {
        for (int k = 0; k < 9; k++) {
          if (x[k] == i) {
            lock.unlock();
            break search;
          }
        }
        x[i] = 1;
      }
      total++;
    }
  }

  private static int first(Runnable task) {
    task.run();
    return 0;
  }

  private static int[] all(Runnable task) {
    task.run();
    return new int[3];
  }
}
