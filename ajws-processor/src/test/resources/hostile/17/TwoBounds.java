package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Locals and heads whose types have several bounds. */
public class TwoBounds {
  static int m1(int n) { var x = n > 1 ? 1 : "a"; f(n); Comparable<?> c = x; Serializable s = x; return c.hashCode() + s.hashCode() + f(n) + x.hashCode(); }
  static int m2(int n) { var l = List.of(1, "a", 2.0); int h = f(n); for (var e : l) { Comparable<?> c = e; f(n); h += c.hashCode(); Serializable s = e; h += s.toString().length(); } return h; }
  static <T extends Number & Comparable<T>> int m3(T a, T b, int n) { T c = a; f(n); int r = c.compareTo(b); T d = id(c); return r + d.intValue() + f(n) + d.compareTo(a); }
  static <T extends Comparable<? super T>> int m4(List<? extends T> l, int n) { T b = l.get(0); for (T t : l) { f(n); if (t.compareTo(b) > f(0)) b = t; } return b.hashCode(); }
  interface A { default int a() { return f(1); } } interface B { default int b() { return f(2); } } static class AB implements A, B {} static class BA implements A, B {}
  static int m5(int n) { var x = n > 1 ? new AB() : new BA(); f(n); return x.a() + x.b() + f(n) + two(x) + x.a(); } static <X extends A & B> int two(X x) { f(1); return x.a() * x.b() + f(2); }
  static int m6(int n) { var r = (Runnable & Serializable) () -> f(n); f(n); r.run(); Serializable s = r; return s instanceof Runnable ? f(n) : 0; }
  static int m7(int n) { int s = 0; for (var x : n > 1 ? List.of(new AB()) : List.of(new BA())) { s += f(x.a()) + x.b(); } for (var x : List.of(new AB(), new BA())) { f(s & 3); s += x.a(); f(n); s += x.b(); two(x); } return s; }
  static int m8(int n) { var arr = new Object[] {n > 1 ? new AB() : new BA()}; return two(n > 1 ? new AB() : new BA()) + two((n > 1 ? new AB() : id(new BA()))) + arr.length + (n > f(1) ? new AB() : id(new BA())).a() + (n > f(1) ? new AB() : id(new BA())).b(); }
  static int m9(int n) { switch ((n > 1 ? id(1) : id("a")).hashCode() % 3) { case 0: return f(n); default: return two(pick(n)); } } static <X extends A & B> X gen(X x) { f(1); return x; } static AB pick(int n) { f(n); return new AB(); }
  static int m10(int n) { var x = gen(n > 1 ? new AB() : new BA()); f(n); return x.a() + f(n) + x.b(); }
  static int m11(List<?> l, int n) { var x = l.get(0); f(n); Class<? extends Object> c = x.getClass(); return f(n) + c.getSimpleName().length() + l.size(); }
  static int m12(Map<String, ? extends List<? super Integer>> m, int n) { int s = 0; for (var e : m.entrySet()) { f(n); e.getValue().add(f(n)); s += e.getKey().length() + e.getValue().size(); f(s & 3); } return s; }
  static int m13(int n) { @Async var x = n > 1 ? id(new AB()) : new BA(); f(n); return x.a() + x.b(); }
  static int m14(int n) { var opt = Optional.of(n > 1 ? new AB() : new BA()); f(n); return opt.get().a() + opt.get().b() + f(n) + two(opt.get()); }
  static int m15(int n) { var s = Stream.of(new AB(), new BA()).map(q -> { f(n); return q; }).collect(Collectors.toList()); f(n); var y = s.get(f(1) - 2); f(n); return y.a() + y.b(); }
  public static void main(String[] a) { for (int n = 0; n < 4; n++) { Map<String, List<Number>> m = new TreeMap<>(); m.put("k", new ArrayList<>()); p(m1(n) + " " + m2(n) + " " + m3(n, 2, n) + " " + m4(List.of("x", "b"), n) + " " + m5(n) + " " + m6(n) + " " + m7(n) + " " + m8(n) + " " + m9(n) + " " + m10(n) + " " + m11(List.of(n, "z"), n) + " " + m12(m, n) + " " + m13(n) + " " + m14(n) + " " + m15(n)); } }
}
