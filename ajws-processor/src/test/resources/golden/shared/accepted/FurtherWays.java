import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;

/** Their near-twins, which share nothing, or what bears it. */
class FurtherWays {
  // static initialiser counters, enum state
  enum Level { LOW, HIGH; int hits; void hit() { hits++; } }

  void enumEach() { for (@ParallelFor Level l : Level.values()) l.hit(); }
  // interface default methods
  interface Counted { int[] cell(); default void count() { cell()[0]++; } }
  static final int[] CELL = new int[1];
  static final class C1 implements Counted { public int[] cell() { return CELL; } }
  // builder pattern returning this
  static final class Sb { int len; Sb add(int x) { len += x; return this; } }

  void chain(int n) { for (@ParallelFor int i = 0; i < n; i++) new Sb().add(1).add(2); }
  // getter handing out the array
  static final class Wrap { private final int[] data = new int[4]; int[] data() { return data; } }

  void getterOwn(int n) { for (@ParallelFor int i = 0; i < n; i++) { Wrap w = new Wrap(); w.data()[0]++; } }
  // map of arrays
  // two-level lists

  void innerList(List<List<Integer>> l, int n) { for (@ParallelFor int i = 0; i < n; i++) l.get(i).add(i); }
  // histogram
  // stencil

  void stencil(double[] a, double[] b) { for (@ParallelFor int i = 1; i < a.length - 1; i++) b[i] = (a[i - 1] + a[i + 1]) / 2; }
  static class Grid { double[] next = new double[9]; double[] now = next; }
  // prefix sum
  // triangular write

  void upper(double[][] m) { for (@ParallelFor int i = 0; i < m.length; i++) for (int j = i; j < m.length; j++) m[i][j] = 1; }
  // max
  int max;
  // boolean flag plain
  boolean found;
  // object swap
  // linked list append
  static class Node { int v; Node next; }
  Node head;
  // tree insert
  static class Tree { Tree left, right; int key; void insert(int k) { if (k < key) { if (left == null) { left = new Tree(); left.key = k; } else left.insert(k); } else { if (right == null) { right = new Tree(); right.key = k; } else right.insert(k); } } }
  // union find
  int[] parent;
  int find(int x) { while (parent[x] != x) { parent[x] = parent[parent[x]]; x = parent[x]; } return x; }
  // object pool
  final ArrayDeque<int[]> pool = new ArrayDeque<>();
  final ConcurrentLinkedDeque<int[]> cpool = new ConcurrentLinkedDeque<>();

  void pool(int n) { for (@ParallelFor int i = 0; i < n; i++) { int[] b = cpool.poll(); if (b == null) b = new int[4]; b[0]++; cpool.push(b); } }
  // thread local
  static final ThreadLocal<int[]> TL = ThreadLocal.withInitial(() -> new int[3]);
  // supplier captured
  IntSupplier made() { int[] c = new int[1]; return () -> c[0]++; }

  void supplierMade(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { IntSupplier s = made(); out[i] = s.getAsInt(); } }
  static int seq;
  static final IntSupplier SEQ = () -> seq++;
  // StringJoiner, String.format via Formatter
  // Collections.unmodifiable view on changing list
  // ListIterator.set
  // LongAdder sum-then-reset
  final LongAdder adder = new LongAdder();

  void adder(int n) { for (@ParallelFor int i = 0; i < n; i++) adder.increment(); }
  // AtomicReference of immutable, get then set
  final AtomicReference<String> name = new AtomicReference<>("");

  void refUpdate(String[] w) { for (@ParallelFor String s : w) name.updateAndGet(x -> x + s); }
  volatile String text = "";
  // double checked without volatile
  Object lazy;
  final Object mutex = new Object();
  Object lazy() { if (lazy == null) { synchronized (mutex) { if (lazy == null) lazy = new Object(); } } return lazy; }
  volatile Object vlazy;
  Object vlazy() { if (vlazy == null) { synchronized (mutex) { if (vlazy == null) vlazy = new Object(); } } return vlazy; }

  void doubleChecked(Object[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = vlazy(); }
  // putIfAbsent on HashMap guarded partially
  final Map<String, Integer> hm = new HashMap<>();
  // inherited method on collection subclass
  static class MyList extends ArrayList<Integer> { int adds; @Override public boolean add(Integer x) { adds++; return super.add(x); } }
  // Thread started inside
  // executor
  // completable future
  // parallel stream in sequential

  void nestedWrites(int[][] a, int[] sums) { for (@ParallelFor int i = 0; i < a.length; i++) for (int j = 0; j < a[i].length; j++) sums[i] += a[i][j]; }
  // asyncs: recursion over a shared list
  // asyncs with field via getter
  int total;
  int getTotal() { return total; }
  void setTotal(int t) { total = t; }
  // char array
  // long index

  void aLong(int[] a, long n) { for (@ParallelFor int i = 0; i < a.length; i++) a[(int) (long) i] = 1; }
  // switch old style
  // label continue
  // text block / nested classes static
  static class Stats { static long sum; static void add(long x) { sum += x; } }
  // instance initialiser side effect
  static class Reg { static final List<Reg> ALL = new ArrayList<>(); { ALL.add(this); } }
  // clone of outer array shallow

  void shallow(int[][] a, int n) { for (@ParallelFor int i = 0; i < n; i++) { int[][] b = a.clone(); b[0] = new int[3]; b[0][0]++; } }
}
