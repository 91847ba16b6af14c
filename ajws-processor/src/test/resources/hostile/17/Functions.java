package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Functions in fields, curried, capturing, referring to constructors. */
public class Functions {
  static Supplier<Integer> st = () -> f(3) + 1; static Function<Integer, Function<Integer, Integer>> cur = x -> y -> f(x) + f(y); final IntFunction<int[]> mk = int[]::new; int c = 1; Runnable r = () -> this.c += f(c); static BiFunction<Functions, Integer, Integer> un = Functions::inst; int inst(int n) { return f(n) + c; } Supplier<Supplier<Functions>> ctor = () -> Functions::new; static int fibc; static { Runnable q = () -> fibc = f(4); q.run(); }
  interface Tri<A, B, C, R> { R ap(A a, B b, C c); default <V> Tri<A, B, C, V> then(Function<? super R, ? extends V> g) { return (a, b, c) -> { R r = ap(a, b, c); f(1); return g.apply(r); }; } }
  static <T> Predicate<T> not(Predicate<? super T> q) { f(1); return t -> !q.test(t); }
  static int rec(int n) { class Y { IntUnaryOperator fn; } Y y = new Y(); y.fn = k -> k < 2 ? k : y.fn.applyAsInt(k - 1) + y.fn.applyAsInt(k - 2); return y.fn.applyAsInt(n + 3) + f(n); }
  static int caps(int n) { int s = 0; List<IntSupplier> l = new ArrayList<>(); for (int i = 0; i < 3; i++) { int j = i; int w = f(i); l.add(() -> j * 10 + w); for (int k : new int[] {1, f(2)}) l.add(() -> k + j + f(w & 3)); } for (IntSupplier q : l) s = s * 3 + q.getAsInt() + f(1); return s; }
  static int strm(int n) { return IntStream.range(0, 5).map(i -> f(i)).filter(i -> i % 2 == f(0) % 2).sum() + Stream.of("a", "bb").mapToInt(String::length).map(Spawns::f).sum() + Stream.iterate(1, i -> i + f(i & 3)).limit(4).reduce(0, (x, y) -> x * 2 + y) + List.of(3, 1, 2).stream().sorted(Comparator.comparing(Spawns::f).reversed()).collect(Collectors.toList()).hashCode() + f(n); }
  static Object cast(int n) { Object o = (Runnable & Serializable) () -> f(n); Object q = (IntUnaryOperator) x -> x + f(n); return ((IntUnaryOperator) q).applyAsInt(2) + (o instanceof Serializable ? 1 : 0); }
  static int chain(int n) { return Optional.of(f(n)).map(x -> x + f(1)).flatMap(x -> x > 3 ? Optional.of(f(x & 3)) : Optional.empty()).orElseGet(() -> f(2)) + f(n); }
  public static void main(String[] a) { for (int n = 0; n < 3; n++) { Functions o = new Functions(); o.r.run(); p(st.get() + cur.apply(n).apply(f(n)) + o.mk.apply(f(n)).length + " " + o.c + un.apply(o, n) + o.ctor.get().get().c + fibc); Tri<Integer, Integer, Integer, Integer> t = (x, y, z) -> f(x) + f(y) * z; p(t.then(v -> "v" + f(v & 7)).ap(n, 2, f(n)) + not((Integer q) -> f(q) > 2).test(n) + rec(n) + " " + caps(n) + " " + strm(n) + " " + cast(n) + " " + chain(n)); } }
}
