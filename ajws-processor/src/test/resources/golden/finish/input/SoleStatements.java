import org.ajws.Async;

/** Spawning calls in the sole statement of a loop that gets statements in front of its body. */
class SoleStatements {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int each(int n) {
    int sum = 0;
    for (int e : new int[] {1, 2})
      sum = sum * 31 + fib(n + e);
    return sum;
  }

  static int nested(int n) {
    int sum = 0;
    for (int i = 0; i < 3; i++)
      for (String s : new String[] {"a", "bc"})
        sum = sum * 31 + s.length() * fib(n - i);
    return sum;
  }

  static int condition(int n) {
    int sum = 0;
    int i = 0;
    while (fib(i) < 8)
      sum = sum * 31 + fib(n - i++);
    return sum;
  }

  static int head(int n) {
    int sum = 0;
    for (int i = fib(4), k = 0; k + fib(i) < 14; k += fib(i))
      sum = sum * 31 + fib(n - k);
    return sum;
  }

  public static void main(String[] args) {
    for (int i = 0; i < 20; i++) {
      System.out.println(each(9) + " " + nested(10) + " " + condition(12) + " " + head(12));
    }
  }
}
