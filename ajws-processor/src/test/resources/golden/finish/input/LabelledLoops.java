import java.util.*;
import org.ajws.*;

/** Finishes that label a loop: continue goes to its next round, and break to the end of the finish. */
class LabelledLoops {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int[] counted(int n) {
    int[] hits = new int[n + 1];
    finish: for (int i = 0; i < n; i++) {
      int k = i;
      if (k == 3) continue finish;
      if (k == 7) break finish;
      async: hits[k] = fib(k);
    }
    return hits;
  }

  static int[] headed(int n) {
    int[] hits = new int[n + 1];
    finish: for (int i = fib(2); i < fib(5) + n; i += fib(1)) {
      int k = i;
      if (k == 3) continue finish;
      if (k >= n) break finish;
      async: hits[k] = fib(k);
    }
    return hits;
  }

  static int[] tested(int n) {
    int[] hits = new int[n + 1];
    int i = 0;
    finish: while (i < n && fib(i) >= 0) {
      int k = i++;
      for (int j = 0; j < 4; j++) {
        if (j == 2 && k % 2 == 0) continue finish;
        if (k == 7) break finish;
        if (fib(j) > 1) continue;
      }
      async: hits[k] = fib(k);
    }
    finish: do {
      int k = --i;
      if (k == 3) continue finish;
      async: hits[k] += 1;
    } while (i > 0 && fib(i) >= 0);
    return hits;
  }

  static int[] elements(int n) {
    int[] hits = new int[5];
    finish: for (int k : new int[] {1, fib(3), 3, 4}) {
      if (k == 3) continue finish;
      async: hits[k] = fib(k + n);
    }
    finish: for (Integer k : List.of(1, 2, 3)) {
      if (k == fib(2)) continue finish;
      async: hits[k]++;
    }
    return hits;
  }

  static int nested(int n) {
    @Reduce(ReduceOp.SUM) int s = 0;
    finish_rows: for (int i = 0; i < n; i++) {
      if (i % 2 == 0) continue finish_rows;
      async: s += fib(i);
      finish_cells: for (int j = 0; j < i; j++) {
        if (j == 2) continue finish_cells;
        if (j == 4) continue finish_rows;
        async2: s += j;
        fib(1);
      }
      s += 100;
    }
    return s;
  }

  static String tried(int n) {
    StringBuilder log = new StringBuilder();
    int[] hits = new int[n + 1];
    finish: outer: for (int i = 0; i < n; i++) {
      int k = i;
      try {
        if (k == 3) continue outer;
        if (k == 6) break finish;
        async: hits[k] = fib(k);
      } finally {
        fib(2);
        log.append(k);
        if (k == 5) continue outer;
      }
      log.append(';');
    }
    return log + Arrays.toString(hits);
  }

  /** Without anything to wait for in its loop. */
  static int alone(int n) {
    int s = fib(n);
    finish: for (int i = 0; i < n; i++) {
      if (i % 2 == 0) continue finish;
      s += i;
    }
    return s + fib(2);
  }

  public static void main(String[] args) {
    for (int n = 1; n < 9; n++) {
      System.out.println(Arrays.toString(counted(n)) + Arrays.toString(headed(n)));
      System.out.println(Arrays.toString(tested(n)) + Arrays.toString(elements(n)));
      System.out.println(nested(n) + " " + tried(n) + " " + alone(n));
    }
  }
}
