package hostile; import static java.lang.Math.abs; import static java.lang.Math.max; import java.util.function.IntUnaryOperator; import org.ajws.*;
public class RuntimeNames { static class Inner { static int fib(int n) { if (n < 2) return n; @Async int a = fib(n - 1); return a + fib(n - 2); } static final int C = 3; } static int f(int n) { return Inner.fib(n & 7) + n; }
  static int max2(int n) { return max(Inner.fib(n), f(n)) + Inner.fib(Inner.C) + RuntimeNames.f(n) + RuntimeNames.Inner.fib(2); }
  static int b(int b) { int ig = b + f(b); RuntimeNames orgs = null; String javas = "x" + f(ig & 3); return javas.length() + ig + orgs.f(b); }
  static int sh(int f) { f = f(f); IntUnaryOperator fib = x -> x + Inner.fib(x); return fib.applyAsInt(f & 7) + f(f & 3); }
  static class Unwind extends RuntimeException { int u$; Unwind(int n) { super("mine" + n); } } static class Root {} static class Traces { static String trace(Throwable t) { f(1); return "T" + t.getMessage(); } } static class StealRequest { static boolean raised = true; }
  static int un(int n) { try { if (f(n) > 2) throw new Unwind(f(n)); return Traces.trace(null == null ? new Error("e") : null).length(); } catch (Unwind u) { return Traces.trace(u).length() + (StealRequest.raised ? f(1) : 0); } }
  public static void main(String[] a) { for (int n = 0; n < 4; n++) System.out.println(max2(n) + " " + b(n) + " " + sh(n) + " " + un(n)); }
}
