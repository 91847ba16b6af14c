import java.util.*;
import org.ajws.*;

/** What one iteration does alone, with what no other one touches. */
class SoleIterations {
  int d; int n; int[] x; int[] out = new int[4]; List<Integer> list; boolean flag;
  static void use(int v) { System.out.println(v); }

  void oneWrites() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i == 0) d = 1;
      out[i] = i;
    }
  }

  void oneTwice() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i == 0) {
        d = 1;
      }
      if (i == 0) {
        use(d);
      }
    }
  }

  void oneReads() {
    for (@ParallelFor int i = 0; i < n; i++) {
      out[i] = i;
      if (i == 1) {
        use(out[1]);
      }
    }
  }

  void oneReads2() {
    for (@ParallelFor int i = 0; i < n; i++) {
      out[i] = i;
      if (i == n - 1) {
        use(out[n - 1]);
      }
    }
  }

  void oneReads3() {
    for (@ParallelFor int i = 0; i < n; i++) {
      out[i] = i;
      if (i == n - 1) {
        use(out[i]);
      }
    }
  }

  void oneSlot() {
    for (@ParallelFor int i = 0; i < n; i++) {
      out[i] = i;
      if (i == 0) {
        out[0] = 3;
      }
    }
  }

  void oneSlot2() {
    for (@ParallelFor int i = 1; i < n; i++) {
      out[i] = i;
      if (i == 1) {
        out[0] = 3;
      }
    }
  }

  void oneSum() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i == 0) {
        for (int k = 0; k < 4; k++) {
          d += x[k];
        }
      }
    }
  }

  void oneList() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i == 0) {
        list.add(1);
      }
    }
  }

  void oneLock() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i == 0) {
        synchronized (this) {
          d = 1;
        }
      }
      synchronized (this) {
        out[i] = d;
      }
    }
  }

  void oneGuard() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i != 0) continue;
      d = 1;
    }
  }

  void oneSwitch() {
    for (@ParallelFor int i = 0; i < n; i++) {
      switch (i) {
        case 0: d = 1;
        break;
        default: out[i] = 1;
      }
    }
  }

  void init() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i == 0) {
        list = new ArrayList<>();
        list.add(1);
      } else {
        out[i] = 1;
      }
    }
  }
}
