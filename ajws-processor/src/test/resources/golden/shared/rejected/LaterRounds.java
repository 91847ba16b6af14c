import java.util.*;
import org.ajws.*;

/** What an async of one round does meets what the loop does in a later one. */
class LaterRounds {
  static class Counter {
    int count;
  }

  private int d;
  private int sum;
  private int[] buffer;
  private int[] x;
  private final List<Integer> list = new ArrayList<>();

  private static void use(int v) {
    System.out.println(v);
  }

  void writtenBefore(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      d = i;
      async: use(d);
    }
  }

  void readBefore(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      sum += d;
      if (i == 0) {
        async: d = 3;
      }
    }
  }

  void grown(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      list.add(i);
      async: use(list.size());
    }
  }

  void scratch(int n, int[] out) {
    finish:
    for (int i = 0; i < n; i++) {
      buffer[0] = i;
      async: out[i] = buffer[0];
    }
  }

  void condition(int n) {
    finish: {
      int i = 0;
      while (d < n) {
        if (i++ == 0) {
          async: d = n;
        }
      }
    }
  }

  void conditionBehind(int n) {
    finish: {
      int i = 0;
      do {
        if (i++ == 0) {
          async: d = n;
        }
      } while (d < n);
    }
  }

  void elements() {
    finish:
    for (int v : x) {
      d = v;
      async: use(d);
    }
  }

  void otherBranch(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      if (x[i] > 0) {
        async: use(d);
      } else {
        d = 2;
      }
    }
  }

  void branchBefore(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      if (x[i] > 0) {
        d = 2;
      } else {
        async: use(d);
      }
    }
  }

  void otherCase(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      switch (i) {
        case 0:
          async: use(d);
          break;
        default:
          d = i;
      }
    }
  }

  void continues(int n, int[] a) {
    finish: {
      int i = 0;
      while (i < n) {
        if (x[i] > 3) {
          async: a[x[i]] = 1;
          i++;
          continue;
        }
        a[x[i]] = 2;
        i++;
      }
    }
  }

  void continuesAndReads(int n, int[] a) {
    finish:
    for (int i = 0; i < n; i++) {
      if (x[i] > 3) {
        async: use(a[x[i]]);
        continue;
      }
      a[x[i]] = 2;
    }
  }

  void continuesWithElements(int[] a) {
    finish:
    for (int v : x) {
      if (v > 3) {
        async: a[v]++;
        continue;
      }
      a[v % 4]++;
    }
  }

  void nextSlot(int n, int[] a) {
    finish:
    for (int i = 1; i < n; i++) {
      a[i] = i;
      async: use(a[i + 1]);
    }
  }

  void inner(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        d = j;
        async: use(d);
      }
    }
  }

  void outer(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      d = i;
      for (int j = 0; j < n; j++) {
        async: use(d);
      }
    }
  }

  void called(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      set(i);
      async: use(d);
    }
  }

  private void set(int i) {
    d = i;
  }

  void escaping(int n) {
    for (int i = 0; i < n; i++) {
      d = i;
      async: use(d);
    }
  }

  void inLambda(int n) {
    Runnable r =
        () -> {
          finish:
          for (int i = 0; i < n; i++) {
            d = i;
            async: use(d);
          }
        };
    r.run();
  }

  void otherAsync(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      if (i % 2 == 0) {
        async: d = 1;
      } else {
        async: use(d);
      }
    }
  }

  void leftLater(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      d = i;
      async: use(d);
      if (x[i] > 3) {
        break;
      }
    }
  }
}
