import static org.ajws.ReduceOp.SUM;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.ajws.ParallelFor;
import org.ajws.Private;
import org.ajws.Reduce;
import org.ajws.runtime.AjwsRuntime;

/** Parallel loops in the bodies of others: headers, states, places, and what leaves them. */
class InnerLoops {
  static final int ROWS = 200;

  @SuppressWarnings("ajws-shared") // slots[5] is written downwards
  static void headers(int n, Integer box, char letter) {
    long[][] sums = new long[ROWS][12];
    int[] values = IntStream.range(0, n).toArray();
    for (@ParallelFor int i = 0; i < ROWS; i++) {
      long[] mine = sums[i];
      int[][] slots = new int[12][n + 130];
      for (@ParallelFor int j = 0; j < n; j++) slots[0][j] = j + 1;
      for (@ParallelFor int j = 3; j <= n; ++j) slots[1][j] = j + 1;
      for (@ParallelFor int j = n; j > 2; j--) slots[2][j] = j + 1;
      for (@ParallelFor int j = n; 0 <= j; j -= 1) slots[3][j] = j + 1;
      for (@ParallelFor long j = 1; j < n; j++) slots[4][(int) j] = (int) j + 1;
      for (@ParallelFor long j = Long.MAX_VALUE; j > Long.MAX_VALUE - n; j--) slots[5][(int) (Long.MAX_VALUE - j)] = 3;
      for (@ParallelFor int j = 0; j != n; j += 1) slots[6][j] = j + 1;
      for (@ParallelFor int j = 0; j < box; j++) slots[7][j] = j + 1;
      for (@ParallelFor int j = 'a'; j <= letter; j++) slots[8][j] = j + 1;
      for (@ParallelFor int value : values) slots[9][value] = value + 1;
      for (@ParallelFor int j = 0; j < n + 0L; j++) slots[10][j] = j + 1;
      for (@ParallelFor int j = i; j < i; j++) slots[11][0] = 1;
      for (int k = 0; k < 12; k++) {
        mine[k] = Arrays.stream(slots[k]).asLongStream().sum();
      }
    }
    System.out.println(Arrays.toString(sums[0]) + Arrays.toString(sums[ROWS - 1]));
  }

  static void states(int n) {
    @Reduce(SUM) long all = 0;
    @Private int[] scratch = {5};
    for (@ParallelFor int i = 0; i < ROWS; i++) {
      @Reduce(SUM) double row = i;
      @Private int[] own = {i};
      scratch[0] = i;
      for (@ParallelFor int j = 0; j < n; j++) {
        own[0] = j;
        row += own[0] * scratch[0];
      }
      @Reduce(value = SUM, deterministic = true) double blocks = 0;
      for (@ParallelFor int j = 0; j < n; j++) blocks += j;
      all += (long) (row + blocks) - i;
    }
    System.out.println(all);
  }

  static void places(int n, boolean known) {
    int[][][] cube = new int[20][n][n];
    String from = known ? "from" : "to", to = from + n;
    outer:
    for (@ParallelFor int[][] plane : cube) {
      for (@ParallelFor int i = 0; i < n; i++) {
        int[] inner = plane[i];
        columns:
        for (@ParallelFor int j = 0; j < n; j++) {
          if (j == i) continue columns;
          for (int k = 0; k < 3; k++) if (k == j) continue columns;
          inner[j] = i * j + to.length();
        }
        if (i == 2) continue;
      }
    }
    System.out.println(Arrays.deepToString(cube[0]) + Arrays.deepEquals(cube[0], cube[19]));
    AtomicInteger sum = new AtomicInteger();
    for (@ParallelFor String word : List.of("some", "words", "here")) {
      for (@ParallelFor char c : word.toCharArray()) sum.addAndGet(c);
      Runnable later = () -> {
        for (@ParallelFor int i = 0; i < word.length(); i++) sum.addAndGet(word.charAt(i));
      };
      later.run();
      new Object() {
        void run() {
          for (@ParallelFor int i = 0; i < word.length(); i++) sum.addAndGet(word.charAt(i));
        }
      }.run();
      synchronized (word) {
        for (@ParallelFor int i = 0; i < 3; i++) sum.addAndGet(i);
      }
      int first = word.length() > 4 ? 1 : 0, bound = first + 1;
      for (@ParallelFor int i = first; i < bound; i++) sum.addAndGet(first);
    }
    System.out.println(sum);
  }

  static void cancelled(int n) {
    AtomicInteger rows = new AtomicInteger();
    for (@ParallelFor int i = 0; i < ROWS; i++) {
      for (@ParallelFor int j = 0; j < n; j++) {
        if (j == 0) AjwsRuntime.cancel();
      }
      rows.incrementAndGet();
    }
    System.out.println(rows);
  }

  static void failing(int bad, int kind) throws IOException, TimeoutException {
    for (@ParallelFor int i = 0; i < ROWS; i++) {
      @Reduce(SUM) int row = 0;
      for (@ParallelFor int j = 0; j < 7; j++) {
        row += j;
        if (i == bad && j == 3) {
          if (kind == 0) throw new IOException("row " + i);
          if (kind == 1) throw new TimeoutException("row " + i);
          row += 1 / (i - bad);
        }
      }
      if (row != 21) throw new AssertionError();
    }
  }

  static void unchecked(int bad) {
    for (@ParallelFor int i = 0; i < ROWS; i++) {
      for (@ParallelFor int j = 0; j < 7; j++) {
        if (i == bad && j == 3) {
          throw new IllegalStateException("row " + i);
        }
      }
    }
  }

  static void header(int[][] rows, int bound) {
    AtomicInteger sum = new AtomicInteger();
    for (@ParallelFor int i = 0; i < ROWS; i++) {
      for (@ParallelFor int j = 0;
          j <
              rows[i].length; j++) {
        rows[i][j] = i;
      }
      for (@ParallelFor int each :
          rows[i]) {
        sum.addAndGet(each);
      }
    }
  }

  interface Attempt {
    void run() throws Exception;
  }

  static void show(Attempt attempt) {
    try {
      attempt.run();
      System.out.println("no exception");
    } catch (Exception e) {
      StackTraceElement[] trace = e.getStackTrace();
      int thrown = trace[0].getLineNumber();
      boolean after = // lines behind the statement that threw, in the same method
          Arrays.stream(trace)
              .filter(t -> t.getMethodName().contains("unchecked") || t.getMethodName().contains("failing"))
              .anyMatch(t -> t.getLineNumber() > thrown);
      System.out.println(e + " " + trace[0].getFileName() + ":" + thrown + " " + after);
    }
  }

  public static void main(String[] args) {
    for (int n : new int[] {3, 17, 100}) {
      headers(n, n, (char) ('a' + n / 10));
      states(n);
    }
    places(5, args.length == 0);
    cancelled(9);
    for (int bad : new int[] {-1, 0, 77, ROWS - 1}) {
      show(() -> failing(bad, 0));
      show(() -> failing(bad, 1));
      show(() -> failing(bad, 2));
      show(() -> unchecked(bad));
    }
    int[][] rows = new int[ROWS][3];
    rows[ROWS - 1] = null;
    show(() -> header(rows, 3));
  }
}
