import org.ajws.*;
import java.util.*;
/** Locals without a name: Java 22. */
public class Unnamed {
  static int fib(int n) { if (n < 2) return n; @Async int a = fib(n - 1); int b = fib(n - 2); return a + b; }
  record P(int x, Object y) {}
  static int decl(int n) { int _ = fib(n); var _ = fib(2); int r = 0; for (var _ : List.of(1, 2)) { r += fib(3); } for (int _ : new int[] {1, 2}) r += fib(2); for (int i = 0, _ = fib(1); i < 2; i++, r += fib(1)) r++; return r; }
  static int caught(int n) { try { fib(n); throw new IllegalStateException(); } catch (IllegalStateException _) { return fib(3); } finally { n++; } }
  static int pat(Object o) { if (o instanceof P(int x, _) && fib(x) > 0) return fib(x) + 1; if (o instanceof P(_, String s)) return fib(s.length()); return switch (o) { case P(int k, Integer _) -> fib(k) + k; case P(_, var _) -> fib(4); case Integer _ -> fib(2); case String _, Character _ -> fib(3); default -> 0; }; }
  static int res(int n) throws Exception { try (AutoCloseable _ = () -> fib(2)) { return fib(n); } }
  static int async(int n) { finish: { async: { int _ = fib(n); } async: fib(n); } @Async int _ = fib(3); java.util.function.BiFunction<Integer, Integer, Integer> f = (_, y) -> y; return f.apply(1, fib(n)); }
  public static void main(String[] a) throws Exception { System.out.println(decl(4) + " " + caught(3) + " " + pat(new P(4, 3)) + pat(new P(-1, "abc")) + pat(new P(0, 3)) + pat(new P(0, 2L)) + pat(3) + pat("s") + pat('c') + pat(1L) + " " + res(4) + " " + async(3)); }
}
