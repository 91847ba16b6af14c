import java.util.*;
import org.ajws.*;

/** Near-twins of rows that are one: each slot has its own, or another part of it is come to. */
class SharedRows {
  private int n;

  private int[][] apart() {
    int[][] r = new int[n][];
    for (int k = 0; k < n; k++) {
      r[k] = new int[4];
    }
    return r;
  }

  private int[][] oneByOne() {
    int[][] r = new int[n][];
    int[] t;
    for (int k = 0; k < n; k++) {
      t = new int[4];
      r[k] = t;
    }
    return r;
  }

  private static void fillOwn(int[][] rows) {
    for (int k = 0; k < rows.length; k++) {
      rows[k] = new int[3];
    }
  }

  private static void set(int[][] rows, int k, int[] one) {
    rows[k] = one;
  }

  void returned() {
    int[][] rows = apart();
    int[][] others = oneByOne();
    for (@ParallelFor int i = 0; i < n; i++) {
      rows[i][0]++;
      others[i][0]++;
    }
  }

  void filledByMethod() {
    int[][] rows = new int[n][];
    fillOwn(rows);
    for (@ParallelFor int i = 0; i < n; i++) {
      rows[i][0]++;
    }
  }

  void setByMethod() {
    int[][] rows = new int[2][];
    set(rows, 0, new int[2]);
    set(rows, 1, new int[2]);
    for (@ParallelFor int i = 0; i < 2; i++) {
      rows[i][0]++;
    }
  }

  void given(int[][] rows) {
    for (@ParallelFor int i = 0; i < n; i++) {
      rows[i][0]++;
    }
  }

  void gives() {
    given(apart());
  }

  void twoAsyncs() {
    int[] one = new int[3];
    int[] two = new int[3];
    int[][] m = {one, two};
    int[][] k = {one, one};
    finish: {
      async: {
        m[0][1]++;
        k[0][0]++;
      }
      m[1][1]++;
      k[1][2]++;
    }
  }
}
