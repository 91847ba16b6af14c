package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Record patterns, guards and null in switches that spawn. */
public class RecordPatterns {
  sealed interface Sh permits Ci, Sq, Gr {} record Ci(int r) implements Sh {} record Sq(int a, int b) implements Sh {} record Gr(Sh l, Sh r) implements Sh {}
  static int ev(Sh s) { return switch (s) { case Ci(int r) when f(r) > 3 -> f(r) + 1; case Ci(var r) -> r * f(1); case Sq(int a, int b) when a == b -> v(a); case Sq(int a, _) -> f(a); case Gr(Ci(var r), var q) -> r + ev(q) + f(r); case Gr(var l, Gr(var m, _)) -> ev(l) + ev(m); case Gr(Sh l, Sh r) -> { int x; finish: { async: x = ev(l); n(); } yield x + ev(r); } }; } static void n() { fib(2); }
  static int st(Sh s, int n) { int y; switch (s) { case Ci c -> y = c.r(); case Sq(var a, var b) -> y = a + b; case Gr g -> y = ev(g); } int z = f(n); return y * 10 + z; }
  static int st2(Object o, int n) { int y; switch (o) { case null -> y = 5; case Integer i when i > 3 -> { y = f(i & 7); } case Integer i -> y = i; case String s -> { f(n); y = s.length(); } default -> y = -1; } f(n); return y + v(n); }
  static int old(Object o, int n) { switch (o) { case Integer i: n += f(i & 7); break; case String s when s.length() > f(1): n += s.length(); break; case String s: n -= f(s.length()); default: n++; } return n + f(n & 7); }
  static int inst(Object o, int n) { if (o instanceof Gr(Ci(int r), Sq(var a, int b)) && f(a) > r) return a + b + f(n); if (!(o instanceof Sh s)) return f(n); while (!(s instanceof Ci(int q) && f(q) >= 0)) { s = s instanceof Gr(var l, _) ? l : new Ci(f(n)); } return s.hashCode() % 100 + f(1); }
  static int rec(Gr g, int n) { for (Sh s = g; s instanceof Gr(Sh l, Sh r); s = f(n) > 3 ? r : l) { n += ev(l); f(1); } return n; }
  static <T> int gen(T t, int n) { return switch (t) { case String s -> s.length() + f(n); case Integer i -> i + f(n); case List<?> l when !l.isEmpty() -> gen(l.get(0), n) + f(1); default -> f(0); }; }
  enum E { A, B } static int en(E e, int n) { int y; switch (e) { case A -> y = f(n); case B -> y = 3; case null -> y = 9; } f(n); return y + switch (e) { case A -> 1; case null -> f(2); case E.B -> f(1); }; }
  public static void main(String[] z) { for (int n = 0; n < 4; n++) { Gr g = new Gr(new Ci(n), new Gr(new Sq(n, 2), new Sq(1, n))); for (Sh s : List.of(new Ci(n), new Sq(n, n), new Sq(n, 7), g, new Gr(new Sq(1, n), new Ci(2)), new Gr(new Sq(n, 1), g))) p(ev(s) + " " + st(s, n) + " " + inst(s, n)); p(rec(g, n) + " " + st2(null, n) + st2(n, n) + st2(9, n) + st2("abc", n) + st2('c', n) + " " + old(n, n) + old("q", n) + old("qqqq", n) + old('c', n) + " " + gen("s", n) + gen(n, n) + gen(List.of("xx"), n) + gen('c', n) + en(E.A, n) + en(E.B, n) + en(null, n)); } }
}
