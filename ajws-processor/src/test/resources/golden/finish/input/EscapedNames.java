import org.ajws.*;
/** Unicode escapes in names of locals and methods. */
class EscapedNames {
  static int fib(int n) { if (n < 2) return n; @Async int \u0061b = fib(n - 1); int b\u00e9 = fib(n - 2); return ab + b\u00e9; }
  static int two(int \u006eum) { int \u0061 = fib(num), \u0062 = fib(a); int c\u0064 = fib(\u0062); cd += fib(1); for (int \u0069 = 0; i < 2; \u0069++) cd += fib(\u0069); return a + b + cd; }
  static int three(Object o) { if (o instanceof Integer \u0070 && fib(\u0070) > 0) return fib(p) + 1; try { throw new IllegalStateException("x" + fib(2)); } catch (IllegalStateException \u0065) { return fib(3) + e.getMessage().length(); } }
  static int f\u0069b2(int n) { return n < 2 ? n : f\u0069b(n - 1) + fib2(n - 2); }
  static int callee(int n) { return fi\u0062(n) + EscapedNames.f\u0069b(3); }
  static void stmt(int n) { f\u0069b(n); EscapedNames.f\u0069b(n); \u0045scapedNames.fib(n); }
  static int str(int n) { String s = "\u0022.length() + fib(3) + \u0022"; char c = '\u0041'; return s.length() + c + fib(n) + "\u0061\u005c\u005c\u0022.length(); }
  public static void main(String[] x) { stmt(3); System.out.println(fib(5) + " " + two(4) + " " + three(4) + three("s") + fib2(4) + callee(4) + str(3)); }
}
