import static org.ajws.ReduceOp.SUM;

import org.ajws.Reduce;

/** A result, and a part of a sum, that the async does not use again after more calls. */
class ResultKept {
  static int f(int n, int x) {
    if (n <= 0) {
      return x * 31 + 7;
    }
    int r = 3;
    int s = 1;
    @Reduce(SUM) int sum = 0;
    finish:
    {
      async:
      {
        r = f(n - 1, x + 1);
        sum += r;
        if (f(n - 2, x) == 5) {
          break async;
        }
        s += f(n - 1, x);
      }
      x += 2;
      async2: f(n - 2, x);
    }
    return r * 3 + s + x + sum;
  }

  public static void main(String[] args) {
    System.out.println(f(6, 3));
  }
}
