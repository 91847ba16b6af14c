package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Classes in methods that capture, inherit and nest. */
public class LocalClasses {
  static int c1(int n) { int a = f(n); Runnable r = new Runnable() { int a = f(3); public void run() { a += f(a & 3); LocalClasses.acc += a + this.a; } }; r.run(); return acc + a; } static int acc;
  static int c2(int n) { final int[] k = {f(n)}; abstract class Q { int z = k[0]; abstract int g(); int h() { return g() + z + f(z & 3); } } class W extends Q { int y = f(n) + super.z; int g() { return y + n + k[0]++; } } Q q = new W() { int g() { return super.g() + f(n); } }; return q.h() + new W().h() + k[0]; }
  static int c3(int n) { interface Op { int ap(int x); static Op of(int k) { return x -> f(x & 3) + k; } } enum L { P { int g(int x) { return f(x); } }, Q; int g(int x) { return x + f(ordinal()); } } record R(L l, Op o) { int go(int x) { return l.g(x) + o.ap(x); } } return new R(L.P, Op.of(n)).go(n) + new R(L.Q, x -> f(x)).go(f(n)); }
  static int c4(int n) { int s = 0; for (int i = 0; i < 3; i++) { int j = i, k = f(i); var o = new Object() { int m = j; int go(int q) { if (q == 0) return m + k; return go(q - 1) + f(m); } }; s += o.go(2) + o.m; o.m = f(s & 3); s += o.m; } return s; }
  class Inner { int v = f(out); class D2 { int w = v + out + f(1); LocalClasses up() { return LocalClasses.this; } } Inner() { out++; } Inner(int k) { this(); v += k; } } int out = 2; static class Sub extends LocalClasses.Inner { int e; Sub(LocalClasses o) { o.super(f(3)); e = v + f(1); } }
  static int c5(int n) { LocalClasses o = new LocalClasses(); o.out = f(n); Inner i = o.new Inner(f(1)); Inner.D2 d = i.new D2(); Sub s = new Sub(o); return i.v + d.w + d.up().out + s.e + o.new Inner() { int z = f(v & 3); { v += z; } }.v; }
  static int c6(int n) { Iterator<Integer> it = new Iterator<>() { int i = f(1); public boolean hasNext() { return i < f(3) + 2; } public Integer next() { return i++; } }; int s = 0; while (it.hasNext()) s += it.next() * f(1); Iterable<String> itb = () -> List.of("a", "b" + f(n)).iterator(); for (String q : itb) s += q.length() + f(q.length() & 3); return s; }
  static Supplier<Supplier<Integer>> c7(int n) { int a = f(n); return () -> { int b = a + f(1); class Loc { int c = b + f(2); Supplier<Integer> s() { return () -> a + b + c + n; } } return new Loc().s(); }; }
  public static void main(String[] z) { for (int n = 0; n < 4; n++) p(c1(n) + " " + c2(n) + " " + c3(n) + " " + c4(n) + " " + c5(n) + " " + c6(n) + " " + c7(n).get().get()); }
}
