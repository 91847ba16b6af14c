package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Generic classes, inner iterators and functions. */
public class GenericClasses {
  static class N<T extends Comparable<T>> { T val; N<T> l, r; N(T v) { val = v; } N<T> add(T x) { f(1); int c = x.compareTo(val); if (c < 0) l = l == null ? new N<>(x) : l.add(x); else if (c > 0) r = r == null ? new N<>(x) : r.add(x); return this; } int size() { int a, b; finish: { async: a = l == null ? 0 : l.size(); b = r == null ? 0 : r.size(); } return a + b + 1; } <R> N2<R, T> map(Function<? super T, ? extends R> g) { @Async R q = g.apply(val); N2<R, T> x = new N2<>(q, this); return x; } T max() { return r == null ? val : r.max(); } class It implements Iterator<T> { Deque<N<T>> st = new ArrayDeque<>(); { push(N.this); } void push(N<T> n) { for (; n != null; n = n.l) st.push(n); f(1); } public boolean hasNext() { return !st.isEmpty(); } public T next() { N<T> n = st.pop(); push(n.r); return n.val; } } Iterable<T> all() { return It::new; } }
  record N2<A, B extends Comparable<B>>(A a, N<B> n) { <C> C with(BiFunction<A, ? super N<B>, C> g) { f(2); A x = a; f(1); C c = g.apply(x, n); return id(c); } }
  static <K, V extends Comparable<? super V>> List<Map.Entry<K, V>> top(Map<K, V> m, int n) { List<Map.Entry<K, V>> es = new ArrayList<>(m.entrySet()); f(n); es.sort(Map.Entry.<K, V>comparingByValue().reversed()); List<Map.Entry<K, V>> r = es.subList(0, Math.min(f(1), es.size())); f(n); return r; }
  static <T, R> List<R> pmap(List<? extends T> l, Function<? super T, ? extends R> g) { if (l.size() < 2) { List<R> r = new ArrayList<>(); for (T t : l) r.add(g.apply(t)); return r; } int h = l.size() / 2; List<R> a, b; finish: { async: a = pmap(l.subList(0, h), g); b = pmap(l.subList(h, l.size()), g); } a.addAll(b); return a; }
  public static void main(String[] a) { N<Integer> n = new N<>(5); for (int i = 0; i < 12; i++) n.add(i * 7 % 13); int s = 0; for (int x : n.all()) s = s * 3 + x; p(s + " " + n.size() + " " + n.max() + " " + n.map(x -> "m" + f(x)).with((x, y) -> x + y.size()) + pmap(List.of(1, 2, 3, 4, 5), x -> x * f(x)) + top(Map.of("a", 1, "b", 3, "c", 2), 3).get(0)); }
}
