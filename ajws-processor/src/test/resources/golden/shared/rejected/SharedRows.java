import java.util.*;
import org.ajws.*;

/** Rows that are one, put into two slots by methods and callers. */
class SharedRows {
  private int n;

  private int[][] same() {
    int[][] r = new int[n][];
    int[] one = new int[4];
    for (int k = 0; k < n; k++) {
      r[k] = one;
    }
    return r;
  }

  private static void put(int[][] rows, int[] one) {
    rows[0] = one;
    rows[1] = one;
  }

  private static void fillAll(int[][] rows, int[] one) {
    for (int k = 0; k < rows.length; k++) {
      rows[k] = one;
    }
  }

  void returned() {
    int[][] rows = same();
    for (@ParallelFor int i = 0; i < n; i++) {
      rows[i][0]++;
    }
  }

  void otherName() {
    int[][] rows = same();
    int[][] other = rows;
    for (@ParallelFor int i = 0; i < n; i++) {
      other[i][0]++;
    }
  }

  void putByMethod() {
    int[][] rows = new int[2][];
    put(rows, new int[4]);
    for (@ParallelFor int i = 0; i < 2; i++) {
      rows[i][0]++;
    }
  }

  void filledByMethod() {
    int[][] rows = new int[n][];
    fillAll(rows, new int[4]);
    for (@ParallelFor int i = 0; i < n; i++) {
      rows[i][0]++;
    }
  }

  void given(int[][] rows) {
    for (@ParallelFor int i = 0; i < n; i++) {
      rows[i][0]++;
    }
  }

  void gives() {
    given(same());
  }

  void twoAsyncs() {
    int[] one = new int[3];
    int[][] m = {one, one};
    finish: {
      async: m[0][1]++;
      m[1][1]++;
    }
  }

  void writesAndReads() {
    int[][] m = new int[4][];
    Arrays.fill(m, new int[3]);
    finish: {
      async: m[0][1]++;
      System.out.println(m[1][1]);
    }
  }
}
