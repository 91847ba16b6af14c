package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Constructors, initialisers, enum constants, records and inner objects that spawn. */
public class Initialisation {
  interface Shape { double area(); default int rank(int n) { return f(n) + priv(n); } private int priv(int n) { @Async int q = fib(n & 3); return q + extra(n); } private static int extra(int n) { return v(n) * 2; } static Shape of(double d) { return () -> d * v(3); } }
  enum Op { ADD("+", f(3)) { int ap(int a, int b) { return fib(a & 7) + b; } }, MUL("*", v(4)) { int ap(int a, int b) { @Async int q = a; return q * fib(b & 3); } }, CUST(Op.sym(2)) { int ap(int a, int b) { return super.ap(a, b) + f(a); } };
    final String s; final int k; static int count; static { for (Op o : values()) count += o.k; }
    Op(String s, int k) { this.s = s; this.k = k + f(k); } Op(String s) { this(s, v(s.length())); } static String sym(int n) { return "#" + f(n); } int ap(int a, int b) { return f(a) - b; } }
  record P(int x, int y) { P { x = f(x); if (y < 0) throw new IllegalArgumentException("neg" + x); } P(int q) { this(q, v(q)); } int sum() { @Async int a = f(x); return a + y; } static P make(int n) { finish: { async: f(n); } return new P(n); } }
  static class Init { static int A = f(3); static final int[] TAB = new int[5]; static { for (int i = 0; i < 5; i++) { TAB[i] = v(i) + A; } } int b = f(A); int c; { c = v(b) + TAB[2]; } Supplier<Integer> s = () -> f(b) + c; Init() { this(f(1)); c += f(c); } Init(int k) { c += k; } }
  static abstract class Base { Base(int n) { this.hook(n); } abstract void hook(int n); } static class Der extends Base { int seen = 5; String log; Der(int n) { super(f(n)); log = "d" + seen; } void hook(int n) { seen = f(n); log = "h" + seen; } }
  class In { int q = f(2) + base; class Deep { int w = v(q) + base; int all(int n) { return f(n) + w + q + base + Initialisation.this.base; } } } int base = 3; Initialisation me(int n) { f(n); return this; } Initialisation() {} 
  public static void main(String[] a) {
    for (int n = 0; n < 4; n++) {
      p(Shape.of(n).area() + " " + Shape.of(n).rank(n)); for (Op o : Op.values()) p(o + o.s + o.k + " " + o.ap(n, 3) + " " + Op.count);
      p(P.make(n) + " " + new P(n, f(n)).sum()); try { p(new P(f(n), -1)); } catch (IllegalArgumentException e) { p(at(e)); }
      Init i = new Init(); p(i.b + " " + i.c + " " + i.s.get() + Arrays.toString(Init.TAB)); Der d = new Der(n); p(d.seen + d.log);
      Initialisation o = new Initialisation(); Initialisation.In in = o.new In(); p(in.new Deep().all(f(n)) + " " + o.me(n).new In().q + " " + o.me(n).new In().new Deep().all(n));
    }
  }
}
