import java.util.*;
import org.ajws.*;

/** Near-twins of asyncs that meet a later round: here none follows, or it comes to other things. */
class LaterRounds {
  private int d;
  private int sum;
  private int[] x;

  private static void use(int v) {
    System.out.println(v);
  }

  void waited(int n) {
    for (int i = 0; i < n; i++) {
      d = i;
      finish: {
        async: use(d);
      }
    }
  }

  void ownScratch(int n, int[] out) {
    finish:
    for (int i = 0; i < n; i++) {
      int[] own = new int[1];
      own[0] = i;
      async: out[i] = own[0];
    }
  }

  void ownSlot(int n, int[] out) {
    finish:
    for (int i = 0; i < n; i++) {
      out[i] = i;
      async: out[i]++;
    }
  }

  void slotBefore(int n, int[] a) {
    finish:
    for (int i = 1; i < n; i++) {
      a[i] = i;
      async: use(a[i - 1] + a[i]);
    }
  }

  void chosenBefore(int n, boolean parallel) {
    finish:
    for (int i = 0; i < n; i++) {
      if (parallel) {
        async: use(d);
      } else {
        d = 2;
      }
    }
  }

  void chosenByMode(int n, int mode) {
    finish:
    for (int i = 0; i < n; i++) {
      switch (mode) {
        case 0 -> {
          async: use(d);
        }
        default -> d = 2;
      }
    }
  }

  void chosenAndContinues(int n, boolean parallel) {
    finish:
    for (int i = 0; i < n; i++) {
      if (parallel && n > 7) {
        async: use(d);
        continue;
      }
      d = 2;
    }
  }

  void leaves(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      d = i;
      if (x[i] > 3) {
        async: use(d);
        break;
      }
    }
  }

  void leavesOuter(int n) {
    finish: {
      outer:
      for (int i = 0; i < n; i++) {
        d = i;
        for (int j = 0; j < n; j++) {
          if (x[j] == i) {
            async: use(d);
            break outer;
          }
        }
      }
    }
  }

  void returns(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      d = i;
      if (x[i] > 3) {
        async: use(d);
        return;
      }
    }
  }

  void once() {
    finish:
    for (int i = 0; i < 1; i++) {
      d = i;
      async: use(d);
    }
  }

  void joined(int n) {
    for (int i = 0; i < n; i++) {
      d = i;
      @Async int v = twice();
      use(v);
    }
  }

  private int twice() {
    return 2 * d;
  }

  void locked(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      synchronized (this) {
        d = i;
      }
      async: {
        synchronized (this) {
          use(d);
        }
      }
    }
  }

  void continuesWithOwn(int n, int[] a) {
    finish:
    for (int i = 0; i < n; i++) {
      if (x[i] > 3) {
        async: a[i] = 1;
        continue;
      }
      a[i] = 2;
    }
  }

  void blocks(int n, int[] a) {
    finish:
    for (int b = 0; b < n; b += 8) {
      a[b] = 1;
      async: a[b + 7] = a[b] + 1;
    }
  }
}
