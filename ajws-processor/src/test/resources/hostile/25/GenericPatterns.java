package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Patterns of generic records and arrays, exhaustive by type arguments. */
public class GenericPatterns {
  record Pair<A, B>(A a, B b) { <C> Pair<C, B> mapA(Function<? super A, ? extends C> g) { C c = g.apply(a); f(1); return new Pair<>(c, b); } static <X> Pair<X, X> twin(X x) { f(2); return new Pair<>(x, x); } }
  static <A extends Comparable<A>, B> int m1(Pair<Pair<A, B>, ? extends List<? extends B>> q, int n) { if (q instanceof Pair<Pair<A, B>, ? extends List<? extends B>>(Pair<A, B>(var a, var b), var l)) { A x = a; f(n); for (B e : l) { f(1); if (e.equals(b)) n += 10; } return x.compareTo(a) + n + l.size() + f(n & 7); } return -f(n); }
  static int m2(Object o, int n) { return switch (o) { case Pair<?, ?>(String s, Integer i) when i > f(0) -> s.length() + f(i & 7); case Pair<?, ?>(Pair<?, ?>(var a, var b), var c) -> f(n) + String.valueOf(a).length() + String.valueOf(b).length() + c.hashCode() % 7; case Pair<?, ?> q when q.a() instanceof Integer k && q.b() instanceof Integer j -> k + j + f(k & 7); case Pair<?, ?> _ -> f(2); case int[] arr when arr.length > 1 -> { int s = 0; for (int x : arr) s += f(x & 7); yield s; } case Object[] _, int[] _ -> f(n); case Character c -> c + f(1); default -> throw new IllegalArgumentException(o + "" + f(n)); }; }
  sealed interface Ex<T> { record Lit<T>(T t) implements Ex<T> {} record Add(Ex<Integer> l, Ex<Integer> r) implements Ex<Integer> {} record If<T>(Ex<Boolean> c, Ex<T> t, Ex<T> e) implements Ex<T> {} record Lt(Ex<Integer> l, Ex<Integer> r) implements Ex<Boolean> {} }
  @SuppressWarnings("unchecked") static <T> T eval(Ex<T> e) { return switch (e) { case Ex.Lit<T>(var t) -> { f(1); yield t; } case Ex.Add(var l, var r) -> { int a, b; finish: { async: a = eval(l); b = eval(r); } yield (T) (Integer) (a + b); } case Ex.If<T>(var c, var t, var x) -> eval(c) ? eval(t) : eval(x); case Ex.Lt(var l, var r) -> (T) (Boolean) (eval(l) < eval(r)); }; }
  interface Vis { default int go(Object o, int n) { int r = 0; outer: for (Object x : (List<?>) o) { switch (x) { case Integer i when i == 3: continue outer; case Integer i: r += f(i & 7); break; case String s when s.isEmpty(): break outer; case String s: r += s.length() + f(1); default: r++; } r += f(n); } return r; } }
  static int m3(int n) { @Async var q = Pair.twin(f(n)).mapA(x -> "s" + x); var w = Pair.twin(n > 1 ? "a" : 'c'); f(n); return switch (q) { case Pair<String, Integer>(var s, var i) -> s.length() + i + w.hashCode() % 5 + f(n); }; }
  public static void main(String[] z) { Ex<Integer> one = new Ex.Lit<>(1); Ex<Integer> t = new Ex.If<>(new Ex.Lt(one, new Ex.Add(one, one)), new Ex.Add(new Ex.Add(one, one), new Ex.Lit<>(5)), one); for (int n = 0; n < 4; n++) { p(m1(new Pair<>(new Pair<>("k", n), List.of(1, n)), n) + " " + eval(t) + m3(n) + new Vis() {}.go(List.of(1, 3, "ab", 2, "", 9), n)); for (Object o : new Object[] {new Pair<>("ab", n), new Pair<>(Pair.twin("x"), n), new Pair<>(n, 2), new Pair<>('c', 1), new int[] {n, 2}, new int[1], new Object[2], 'x', 1.5}) try { p(m2(o, n)); } catch (IllegalArgumentException e) { p(at(e)); } } }
}
