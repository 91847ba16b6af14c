package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Types of several bounds in all places where frames keep something. */
public class TwoBoundsInFrames {
  interface A { default int a() { return f(1); } } interface B { default int b() { return f(2); } default int c(int n) { return n; } } static class AB implements A, B { int q = 1; } static class BA implements A, B { int r = 2; }
  static <X extends A & B> int two(X x) { f(1); return x.a() * x.b() + f(2); } static <X extends A & B> X same(X x, int n) { f(n); return x; } static int three(Object o, int n, Object z) { return (o == null ? 0 : 1) + n; }
  static <X extends A & B> int spill(X x, int n) { X y = same(x, n); return y.a() + same(y, f(n)).b() + three(same(y, n), f(n), same(x, f(1))) + (n > 2 ? same(y, n) : x).c(f(n)); }
  static int sp2(int n) { return (n > 1 ? id(new AB()) : new BA()).a() + f(n) * (n > 1 ? new AB() : id(new BA())).c(f(n)) + three(n > 1 ? id(new AB()) : new BA(), f(n), n > 2 ? new BA() : id(new AB())); }
  static int lo(int n) { int s = 0; var x = n > 1 ? id(new AB()) : new BA(); while (x.a() + f(s & 3) < 12 && s < 9) { s += x.b() + f(1); IntSupplier q = () -> x.a() + x.b() + f(n); s += q.getAsInt(); } do { s++; } while (x.c(f(s & 3)) > 3 && s < 40); for (var y = n > 1 ? id(new AB()) : new BA(); f(s & 1) + y.a() < 3 && s < 50; s += f(y.a() & 3)) s += y.b(); return s; }
  static int sw(int n) { var x = switch (n & 1) { case 0 -> id(new AB()); default -> { f(n); yield new BA(); } }; f(n); var y = switch (n & 1) { case 0 -> new AB(); default -> new BA(); }; f(n); return x.a() + y.b() + two(x) + f(y.c(1)); }
  static int fut(int n) { @Async var x = n > 1 ? id(new AB()) : new BA(); var z = n > 1 ? new BA() : new AB(); @Async var q = Future.of(n > 1 ? id(new AB()) : new BA()).get(); finish: { async: { f(z.a()); z.b(); } f(1); } return x.a() + x.b() + z.c(2) + q.a(); }
  static int par(int n) { var z = n > 1 ? id(new BA()) : new AB(); int[] r = new int[4]; for (@ParallelFor int i = 0; i < 4; i++) { r[i] = z.a() + z.b() + f(i); } z = new AB(); var w = z; int[] k = new int[3]; finish: for (int i = 0; i < 3; i++) { int j = i; async: k[j] = w.a() + f(w.b() & 3); } z = new BA(); return Arrays.hashCode(r) + Arrays.hashCode(k) + z.a(); }
  static int asg(int n) { var x = n > 1 ? id(new BA()) : new AB(); x = n > 2 ? new AB() : id(new BA()); f(n); x = same(x, n); finish: { async: f(x.a()); } int t = x.b(); synchronized (x) { t += x.a(); } { var in = x; f(1); t += in.b(); } try { f(n); t += x.c(1); } finally { t += x.a(); } return t; }
  static int lst(int n) { var l = new ArrayList<>(List.of(n > 1 ? new AB() : new BA())); f(n); l.add(n > 1 ? new AB() : new BA()); int s = 0; for (var e : l) { f(n); s += e.a() + e.b(); } l.removeIf(e -> e.a() > f(2)); var m = Map.of("k", n > 1 ? new AB() : new BA()); f(1); s += m.get("k").b(); return s + l.size(); }
  static <T extends Comparable<T> & Serializable> T[] ar(T a, T b, int n) { @SuppressWarnings("unchecked") T[] r = (T[]) new Comparable<?>[] {a, b}; f(n); T t = r[0]; r[0] = r[f(0)]; f(n); r[1] = t.compareTo(b) > f(0) ? t : id(b); return r; }
  static int arr(int n) { var x = Arrays.asList(1, "a"); f(n); var e = x.get(f(0)); var q = Stream.of(1, 2.5).map(z -> z).collect(Collectors.toList()).get(f(0)); f(n); return e.hashCode() + q.intValue() + x.size() + Objects.hash((Object) ar("x", "y", n) != null); }
  static int num(int n) { var x = n > 1 ? Integer.valueOf(f(n)) : n > 0 ? (Number) 2.5 : Long.valueOf(f(2)); var y = n > 1 ? (Comparable<?>) id("s") : (Comparable<?>) 3; f(n); var z = true ? id(n > 0 ? 1 : "q") : null; f(n); return x.intValue() + y.hashCode() + z.hashCode(); }
  static int exc(int n) { try { if (n == 1) throw new IOException("io"); if (n == 2) boom(n); f(n); } catch (IOException | IllegalStateException e) { f(n); Exception x = e; p(at(e)); return x.getMessage().length() + f(n); } return f(n); }
  static int box(int n) { Bx<? extends A> b = new Bx<>(new AB()); f(n); var v = b.v; int s = v.a() + v.b() + b.get().b(); f(n); Bx<?> u = b; s += u.get().a() + f(n) + u.v.b(); for (Bx<?> w : List.of(u, b)) { f(n); s += w.get().b() + w.v.a(); } return s + b.get().c(f(n)); } static class Bx<T extends A & B> { T v; Bx(T v) { f(1); this.v = v; } T get() { f(2); return v; } }
  public static void main(String[] z) { for (int n = 0; n < 4; n++) { p(spill(new AB(), n) + " " + sp2(n) + " " + lo(n) + " " + sw(n) + " " + fut(n) + " " + par(n) + " " + asg(n)); p(lst(n) + " " + arr(n) + " " + num(n) + " " + exc(n) + " " + box(n)); } }
}
