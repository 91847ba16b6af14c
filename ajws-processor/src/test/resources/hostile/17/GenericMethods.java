package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Generic methods, wildcards, bounds of two types, raw types. */
public class GenericMethods {
  static <T> T pick(boolean b, T x, T y) { f(1); return b ? x : y; } static <T extends Comparable<? super T>> T mx(T a, T b) { f(2); return a.compareTo(b) > 0 ? a : b; } static <K, V> Map<K, V> mp(K k, V v) { f(1); Map<K, V> m = new TreeMap<>(); m.put(k, v); return m; } @SafeVarargs static <T> List<T> ls(T... t) { f(1); return new ArrayList<>(Arrays.asList(t)); }
  static int m1(int n) { List<? extends Number> l = pick(n > 1, ls(1, 2), ls(1.5, 2.5)); Number q = l.get(f(n) > 2 ? 1 : 0); return q.intValue() + f(n) + pick(n > 1, l, List.<Number>of()).size(); }
  static int m2(int n) { return mx(f(n), 3) + mx("a" + f(n), "a2").length() + mp("k", ls(f(n), n)).get("k").get(f(0)) + mp(f(n), 'c').keySet().iterator().next(); }
  static <T> void swap(List<T> l, int i, int j) { T t = l.get(i); f(1); l.set(i, l.get(j)); f(1); l.set(j, t); } static void anySwap(List<?> l, int n) { swap(l, f(0), f(n) % l.size()); }
  static <E extends Enum<E> & Supplier<Integer>> int en(Class<E> c, int n) { int s = 0; for (E e : c.getEnumConstants()) { f(n); s += e.get() + e.ordinal(); E q = id(e); s += q.get(); } return s; } enum Q implements Supplier<Integer> { A, B; public Integer get() { return f(ordinal()); } }
  static <A extends CharSequence & Comparable<String>> int bnd(A a, int n) { A b = a; int r = f(n); r += b.length() + b.compareTo("m"); A[] arr = arr(a, b); f(n); return r + arr[0].length() + arr[1].compareTo("z"); } @SafeVarargs static <T> T[] arr(T... t) { f(1); return t; }
  static class Box<T> { T v; Box(T v) { f(1); this.v = v; } <R> Box<R> map(Function<? super T, ? extends R> g) { R r = g.apply(v); f(1); return new Box<>(r); } Box<? super T> up() { f(1); return this; } Box<? extends T> dn() { f(1); return this; } static <T> Box<T> of(T t) { return new Box<T>(t); } class In { T w = v; T get() { f(1); return w; } } In in() { return new In(); } }
  static int m3(int n) { Box<String> b = Box.of("x" + f(n)); Box<? super String> u = b.up(); Object o = u.v; String s = b.dn().v; Box<String>.In i = b.in(); return b.map(String::length).map(x -> x + f(n)).v + o.hashCode() + s.length() + i.get().length() + b.in().get().length() + Box.of(Box.of(f(n))).v.v; }
  static int m4(Map<String, List<? extends Map.Entry<Integer, ?>>> m, int n) { int s = 0; for (Map.Entry<String, List<? extends Map.Entry<Integer, ?>>> e : m.entrySet()) for (Map.Entry<Integer, ?> x : e.getValue()) { s += f(x.getKey()) + String.valueOf(x.getValue()).length(); f(n); } return s; }
  @SuppressWarnings({"rawtypes", "unchecked"}) static int raw(int n) { List l = new ArrayList(); l.add(f(n)); l.add("s"); for (Object o : l) f(o.hashCode() & 3); Comparable c = (Comparable) l.get(0); Map m = new HashMap(); m.put(f(n), l); return c.compareTo(f(n)) + m.size() + ((List) m.get(f(n))).size(); }
  public static void main(String[] a) { for (int n = 0; n < 4; n++) { List<String> w = ls("a", "b", "c"); anySwap(w, n); p(m1(n) + " " + m2(n) + w + en(Q.class, n) + " " + bnd("q", n) + m3(n) + m4(Map.of("k", List.of(Map.entry(1, "v"))), n) + raw(n)); } }
}
