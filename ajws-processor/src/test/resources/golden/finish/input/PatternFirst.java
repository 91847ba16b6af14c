import org.ajws.Async;

/** A spawning call that begins a pattern match, with nothing in front of it. */
class PatternFirst {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static Object boxed(int n) {
    int f = fib(n);
    return f % 2 == 0 ? (Object) f : "text" + fib(n - 1);
  }

  static String of(int n) {
    String s = boxed(n) instanceof Integer i && i + fib(i % 5) > 3 ? "number " + i + fib(3) : "none";
    boolean text = boxed(n) instanceof String t && fib(t.length()) > 5 && t.length() > 4;
    s += boxed(n) instanceof String t ? t + fib(t.length()) : text;
    return boxed(n + 1) instanceof Integer k && fib(k % 4) > 0 ? s + k : s + text;
  }

  public static void main(String[] args) {
    for (int n = 2; n < 10; n++) {
      System.out.println(of(n));
    }
  }
}
