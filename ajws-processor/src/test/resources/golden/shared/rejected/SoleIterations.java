import java.util.*;
import org.ajws.*;

/** What one iteration does alone, and others touch, too. */
class SoleIterations {
  int d; int n; int[] x; int[] out = new int[4]; List<Integer> list; boolean flag;
  static void use(int v) { System.out.println(v); }

  void oneWrites() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i == 0) d = 1;
      out[i] = d;
    }
  }

  void oneWritesElse() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i == 0) {
        d = 1;
      } else {
        out[i] = d;
      }
    }
  }

  void twoWrite() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i == 0) {
        d = 1;
      }
      if (i == 1) {
        d = 2;
      }
    }
  }

  void oneReads() {
    for (@ParallelFor int i = 0; i < n; i++) {
      out[i] = i;
      if (i == 0) {
        use(out[1]);
      }
    }
  }

  void oneReads4() {
    for (@ParallelFor int i = 0; i < n; i++) {
      out[i] = i;
      if (i == n - 1) {
        use(out[i - 1]);
      }
    }
  }

  void oneReads5() {
    for (@ParallelFor int i = 0; i < n; i++) {
      out[i] = i;
      if (i == n - 1) {
        use(out[0]);
      }
    }
  }

  void oneSlot() {
    for (@ParallelFor int i = 0; i < n; i++) {
      out[i] = i;
      if (i == 0) {
        out[1] = 3;
      }
    }
  }

  void oneList() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i == 0) {
        list.add(1);
      }
      out[i] = list.size();
    }
  }

  void oneLock() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i == 0) {
        synchronized (this) {
          d = 1;
        }
      }
      out[i] = d;
    }
  }

  void oneGuard() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i == 0) continue;
      d = 1;
    }
  }

  void oneSwitch() {
    for (@ParallelFor int i = 0; i < n; i++) {
      switch (i) {
        case 0: d = 1;
        break;
        default: out[i] = d;
      }
    }
  }

  void twoSwitch() {
    for (@ParallelFor int i = 0; i < n; i++) {
      switch (i) {
        case 0 -> d = 1;
        case 1 -> d = 2;
        default -> out[i] = 2;
      }
    }
  }

  void switchPair() {
    for (@ParallelFor int i = 0; i < n; i++) {
      switch (i) {
        case 0, 1 -> d = 1;
        default -> out[i] = 2;
      }
    }
  }

  void init() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i == 0) {
        x = new int[9];
      }
      out[i] = x[i];
    }
  }
}
