import java.util.concurrent.locks.*;
import org.ajws.*;

/** What is come to behind a switch, and in handlers of what a block throws without its lock. */
class BehindSwitchesAndHandlers {
  private final Lock lock = new ReentrantLock();
  private int d;
  private int total;

  void handlerBehindFinally(String[] x) {
    for (@ParallelFor int i = 0; i < x.length; i++) {
      lock.lock();
      try {
        try {
          Integer.parseInt(x[i]);
        } finally {
          lock.unlock();
        }
      } catch (NumberFormatException e) {
        total++;
      }
    }
  }

  private int parsed(String text) {
    lock.unlock();
    return Integer.parseInt(text);
  }

  void handlerBehindCall(String[] x) {
    for (@ParallelFor int i = 0; i < x.length; i++) {
      lock.lock();
      try {
        parsed(x[i]);
      } catch (NumberFormatException e) {
        total++;
      }
    }
  }

  void emptyLastCase(int[] x) {
    for (@ParallelFor int i = 0; i < x.length; i++) {
      switch (x[i]) {
        case 1:
          continue;
        default:
      }
      d += 2;
    }
  }

  void emptyCases(int[] x) {
    for (@ParallelFor int i = 0; i < x.length; i++) {
      switch (x[i]) {
        case 1:
          continue;
        case 2:
        default:
      }
      d += 2;
    }
  }

  void breakInBranch(int[] x) {
    for (@ParallelFor int i = 0; i < x.length; i++) {
      switch (x[i]) {
        case 1:
          if (x[0] > 3) {
            break;
          }
          continue;
        default:
          continue;
      }
      d += 2;
    }
  }

  void breakInArrow(int[] x) {
    for (@ParallelFor int i = 0; i < x.length; i++) {
      switch (x[i]) {
        case 1 -> {
          if (x[0] > 3) {
            break;
          }
          continue;
        }
        default -> {
          continue;
        }
      }
      d += 2;
    }
  }

  /** In this direction each slot gets what the first one had. */
  void copiedIntoAll(int n) {
    int[][] rows = new int[n][9];
    for (int j = 0; j + 1 < n; j++) {
      rows[j + 1] = rows[j];
    }
    rows[0] = new int[9];
    for (@ParallelFor int i = 0; i < n; i++) {
      rows[i][0]++;
    }
  }

  void replacedTooLate(int n, int[][] other) {
    int[][] rows = new int[n][9];
    for (int j = 0; j + 1 < n; j++) {
      rows[j] = rows[j + 1];
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      rows[i][0]++;
    }
    rows[n - 1] = other[0];
  }
}
