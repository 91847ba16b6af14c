import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;

/** Further ways: constants, default methods, pools, stencils, checks of fields, collections of one class. */
class FurtherWays {
  // static initialiser counters, enum state
  enum Level { LOW, HIGH; int hits; void hit() { hits++; } }

  void enum(Level[] ls) { for (@ParallelFor int i = 0; i < ls.length; i++) ls[i].hit(); }

  void enumConstant(int n) { for (@ParallelFor int i = 0; i < n; i++) Level.LOW.hit(); }
  // interface default methods
  interface Counted { int[] cell(); default void count() { cell()[0]++; } }
  static final int[] CELL = new int[1];
  static final class C1 implements Counted { public int[] cell() { return CELL; } }

  void default(C1 c, int n) { for (@ParallelFor int i = 0; i < n; i++) c.count(); }
  // builder pattern returning this
  static final class Sb { int len; Sb add(int x) { len += x; return this; } }

  void chain(Sb b, int n) { for (@ParallelFor int i = 0; i < n; i++) b.add(1).add(2); }
  // getter handing out the array
  static final class Wrap { private final int[] data = new int[4]; int[] data() { return data; } }

  void getter(Wrap w, int n) { for (@ParallelFor int i = 0; i < n; i++) w.data()[0]++; }
  // map of arrays

  void mapArray(Map<String, int[]> m, String[] k) { for (@ParallelFor String s : k) m.get(s)[0]++; }
  // two-level lists

  void innerList(List<List<Integer>> l, int n) { for (@ParallelFor int i = 0; i < n; i++) l.get(0).add(i); }

  void modulo(List<List<Integer>> l, int n) { for (@ParallelFor int i = 0; i < n; i++) l.get(i % 3).add(i); }
  // histogram

  void histogram(int[] h, int[] v) { for (@ParallelFor int i = 0; i < v.length; i++) h[v[i] % h.length]++; }

  void histogramAsync(int[] h, int[] v) { finish: { for (int i = 0; i < v.length; i++) { int k = i; async: h[v[k]]++; } } }
  // stencil

  void stencil(double[] a) { for (@ParallelFor int i = 1; i < a.length - 1; i++) a[i] = (a[i - 1] + a[i + 1]) / 2; }

  void stencilAlias(double[] a) { double[] b = a; for (@ParallelFor int i = 1; i < a.length - 1; i++) b[i] = a[i - 1]; }

  void stencilField(Grid g) { double[] b = g.next; for (@ParallelFor int i = 1; i < 9; i++) b[i] = g.next[i - 1]; }
  static class Grid { double[] next = new double[9]; double[] now = next; }
  // prefix sum

  void prefix(int[] a) { for (@ParallelFor int i = 1; i < a.length; i++) a[i] += a[i - 1]; }
  // triangular write

  void symmetric(double[][] m) { for (@ParallelFor int i = 0; i < m.length; i++) for (int j = 0; j < m.length; j++) { m[i][j] = 1; m[j][i] = 1; } }
  // max
  int max;

  void max(int[] a) { for (@ParallelFor int i = 0; i < a.length; i++) if (a[i] > max) max = a[i]; }

  void maxMath(int[] a) { for (@ParallelFor int i = 0; i < a.length; i++) max = Math.max(max, a[i]); }
  // boolean flag plain
  boolean found;

  void flag(int[] a) { for (@ParallelFor int i = 0; i < a.length; i++) if (a[i] == 0) found = true; }
  // object swap

  void swap(int[] a, int[] p) { for (@ParallelFor int i = 0; i < p.length; i++) { int t = a[i]; a[i] = a[p[i]]; a[p[i]] = t; } }
  // linked list append
  static class Node { int v; Node next; }
  Node head;

  void push(int n) { for (@ParallelFor int i = 0; i < n; i++) { Node x = new Node(); x.next = head; head = x; } }
  // tree insert
  static class Tree { Tree left, right; int key; void insert(int k) { if (k < key) { if (left == null) { left = new Tree(); left.key = k; } else left.insert(k); } else { if (right == null) { right = new Tree(); right.key = k; } else right.insert(k); } } }

  void insert(Tree t, int[] ks) { for (@ParallelFor int i = 0; i < ks.length; i++) t.insert(ks[i]); }
  // union find
  int[] parent;
  int find(int x) { while (parent[x] != x) { parent[x] = parent[parent[x]]; x = parent[x]; } return x; }

  void find(int[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = find(i); }
  // object pool
  final ArrayDeque<int[]> pool = new ArrayDeque<>();

  void pool(int n) { for (@ParallelFor int i = 0; i < n; i++) { int[] b = pool.poll(); if (b == null) b = new int[4]; b[0]++; pool.push(b); } }
  final ConcurrentLinkedDeque<int[]> cpool = new ConcurrentLinkedDeque<>();
  // thread local
  static final ThreadLocal<int[]> TL = ThreadLocal.withInitial(() -> new int[3]);
  // supplier captured

  void supplier(int n) { int[] c = new int[1]; Supplier<Integer> s = () -> c[0]++; for (@ParallelFor int i = 0; i < n; i++) s.get(); }
  IntSupplier made() { int[] c = new int[1]; return () -> c[0]++; }

  void supplierMade(int n, int[] out) { IntSupplier s = made(); for (@ParallelFor int i = 0; i < n; i++) out[i] = s.getAsInt(); }
  static int seq;
  static final IntSupplier SEQ = () -> seq++;

  void staticSupplier(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) out[i] = SEQ.getAsInt(); }
  // StringJoiner, String.format via Formatter

  void joiner(String[] w) { StringJoiner j = new StringJoiner(","); for (@ParallelFor String s : w) j.add(s); }

  void formatter(Formatter f, int n) { for (@ParallelFor int i = 0; i < n; i++) f.format("%d", i); }
  // Collections.unmodifiable view on changing list

  void unmodifiable(List<Integer> l, int[] out) { List<Integer> v = Collections.unmodifiableList(l); for (@ParallelFor int i = 0; i < out.length; i++) { l.add(i); out[i] = v.size(); } }
  // ListIterator.set

  void listIterator(List<Integer> l, int n) { for (@ParallelFor int i = 0; i < n; i++) { ListIterator<Integer> it = l.listIterator(); it.next(); it.set(i); } }

  void removeIf(List<Integer> l, int n) { for (@ParallelFor int i = 0; i < n; i++) { int k = i; l.removeIf(x -> x == k); } }

  void iteratorRemove(Set<Integer> l, int n) { for (@ParallelFor int i = 0; i < n; i++) { l.iterator().remove(); } }
  // LongAdder sum-then-reset
  final LongAdder adder = new LongAdder();
  // AtomicReference of immutable, get then set
  final AtomicReference<String> name = new AtomicReference<>("");

  void refAppend(String[] w) { for (@ParallelFor String s : w) name.set(name.get() + s); }
  volatile String text = "";

  void volatileText(String[] w) { for (@ParallelFor String s : w) text += s; }
  // double checked without volatile
  Object lazy;
  final Object mutex = new Object();
  Object lazy() { if (lazy == null) { synchronized (mutex) { if (lazy == null) lazy = new Object(); } } return lazy; }

  void doubleChecked(Object[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = lazy(); }
  volatile Object vlazy;
  Object vlazy() { if (vlazy == null) { synchronized (mutex) { if (vlazy == null) vlazy = new Object(); } } return vlazy; }
  // putIfAbsent on HashMap guarded partially
  final Map<String, Integer> hm = new HashMap<>();

  void partly(String[] w, int[] out) { for (@ParallelFor int i = 0; i < w.length; i++) { Integer v = hm.get(w[i]); if (v == null) { synchronized (hm) { hm.put(w[i], i); } } } }
  // inherited method on collection subclass
  static class MyList extends ArrayList<Integer> { int adds; @Override public boolean add(Integer x) { adds++; return super.add(x); } }

  void myList(MyList l, int n) { for (@ParallelFor int i = 0; i < n; i++) l.add(i); }
  // Thread started inside

  void thread(int n) { int[] c = new int[1]; for (@ParallelFor int i = 0; i < n; i++) { Thread t = new Thread(() -> c[0]++); t.start(); } }
  // executor

  void executor(ExecutorService ex, int n) { int[] c = new int[1]; for (@ParallelFor int i = 0; i < n; i++) ex.submit(() -> c[0]++); }
  // completable future

  void future(int n) { int[] c = new int[1]; for (@ParallelFor int i = 0; i < n; i++) CompletableFuture.runAsync(() -> c[0]++); }
  // parallel stream in sequential

  void nestedWrites(int[][] a, int[] sums) { for (@ParallelFor int i = 0; i < a.length; i++) for (int j = 0; j < a[i].length; j++) sums[j] += a[i][j]; }
  // asyncs: recursion over a shared list
  void gather(Tree t, List<Integer> out) { if (t == null) return; finish: { async: gather(t.left, out); gather(t.right, out); out.add(t.key); } }

  void collect(Tree t, List<Integer> out) { finish: { async: gather(t.left, out); gather(t.right, out); } }
  // asyncs with field via getter
  int total;
  int getTotal() { return total; }
  void setTotal(int t) { total = t; }

  void accessors() { finish: { async: setTotal(getTotal() + 1); async: setTotal(getTotal() + 1); } }
  // char array

  void chars(char[] cs, int n) { for (@ParallelFor int i = 0; i < n; i++) cs[i / 2]++; }
  // long index
  // switch old style

  void switchCase(int[] a, int[] k) { for (@ParallelFor int i = 0; i < k.length; i++) switch (k[i]) { case 0: a[0]++; break; case 1: a[1]++; break; default: } }
  // label continue

  void label(int[] a, int n) { for (@ParallelFor int i = 0; i < n; i++) { inner: for (int j = 0; j < n; j++) { if (j == i) continue inner; a[j] = i; } } }
  // text block / nested classes static
  static class Stats { static long sum; static void add(long x) { sum += x; } }

  void staticMethod(int[] a) { for (@ParallelFor int i = 0; i < a.length; i++) Stats.add(a[i]); }
  // instance initialiser side effect
  static class Reg { static final List<Reg> ALL = new ArrayList<>(); { ALL.add(this); } }

  void register(int n) { for (@ParallelFor int i = 0; i < n; i++) new Reg(); }
  // clone of outer array shallow

  void shallow(int[][] a, int n) { for (@ParallelFor int i = 0; i < n; i++) { int[][] b = a.clone(); b[0][0]++; } }
}
