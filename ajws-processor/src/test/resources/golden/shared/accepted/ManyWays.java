import java.nio.*;
import java.text.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;
import org.ajws.*;

/** Their near-twins, which share nothing, or what bears it. */
class ManyWays {
  // 1 static memo map
  static final Map<Integer, Long> MEMO = new HashMap<>();
  static long fib(int n) {
    if (n < 2) return n;
    Long known = MEMO.get(n);
    if (known != null) return known;
    long v = fib(n - 1) + fib(n - 2);
    MEMO.put(n, v);
    return v;
  }
  // 2 computeIfAbsent on a HashMap
  final Map<String, List<String>> groups = new HashMap<>();
  // 3 computeIfAbsent on concurrent, inner list plain
  final Map<String, List<String>> cgroups = new ConcurrentHashMap<>();
  final Map<String, LongAdder> adders = new ConcurrentHashMap<>();

  void adders(String[] w) { for (@ParallelFor String s : w) adders.computeIfAbsent(s, k -> new LongAdder()).increment(); }
  final Map<String, Queue<String>> cq = new ConcurrentHashMap<>();
  // 4 lazily initialised
  private int[] table;
  int[] table() { if (table == null) { table = new int[10]; } return table; }
  static ManyWays instance;
  static ManyWays instance() { if (instance == null) instance = new ManyWays(); return instance; }
  static final class Holder { static final ManyWays H = new ManyWays(); }

  void holder(ManyWays[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = Holder.H; }
  // 5 StringBuilder shared by capture

  void builder(String[] w, String[] out) { for (@ParallelFor int i = 0; i < w.length; i++) { StringBuilder b = new StringBuilder(); b.append(w[i]); out[i] = b.toString(); } }
  // 6 iterators
  // 7 streams inside

  void stream(List<Integer> l, int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { int k = i; out[i] = l.stream().mapToInt(x -> x + k).sum(); } }
  // 8 aliasing rows

  void rows(int n) { int[][] m = new int[n][n]; for (@ParallelFor int i = 0; i < n; i++) m[i][0]++; }

  void rowsLoop(int n) { int[][] m = new int[n][]; for (int i = 0; i < n; i++) m[i] = new int[n]; for (@ParallelFor int i = 0; i < n; i++) m[i][0]++; }
  // 9 records
  record Bag(String name, List<Integer> items) {}

  void record(int n) { for (@ParallelFor int i = 0; i < n; i++) { Bag b = new Bag("x", new ArrayList<>()); b.items().add(i); } }
  // 10 dispatch
  interface Shape { void draw(); }
  static int drawn;
  static final class Circle implements Shape { public void draw() { drawn++; } }
  static final class Quiet implements Shape { public void draw() { } }
  static abstract class Base { int own; abstract void step(); void run() { step(); } }
  static int steps;
  static final class Deep extends Base { void step() { steps++; } }
  static final class Own extends Base2 { void step() { own++; } }
  static abstract class Base2 { int own; abstract void step(); void run() { step(); } }

  void template(Base2[] s) { for (@ParallelFor Base2 x : s) x.run(); }
  // 11 generics
  static class Box<T> { T value; int sets; void set(T v) { value = v; sets++; } }
  <T> void put(Box<T> b, T v) { b.set(v); }

  void boxes(Box<String>[] b, String[] w) { for (@ParallelFor int i = 0; i < w.length; i++) put(b[i], w[i]); }
  // 12 varargs
  static void addTo(int by, int[]... rows) { for (int[] r : rows) r[0] += by; }
  // 13 nested counters
  static class Outer { static class Inner { static int count; } int mine; class In { void inc() { mine++; } } }
  // 14 atomics
  final AtomicInteger at = new AtomicInteger();

  void atomic(int n) { for (@ParallelFor int i = 0; i < n; i++) at.incrementAndGet(); }
  volatile int vol;
  final AtomicReference<List<Integer>> ref = new AtomicReference<>(new ArrayList<>());
  final AtomicIntegerArray ats = new AtomicIntegerArray(9);
  // 15 check then act
  final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

  void merge(String[] w) { for (@ParallelFor String s : w) counts.merge(s, 1, Integer::sum); }
  // 16 synchronizedList iteration
  final List<Integer> sync = Collections.synchronizedList(new ArrayList<>());

  void sync(int n) { for (@ParallelFor int i = 0; i < n; i++) sync.add(i); }
  // 17 library state
  final Random seeded = new Random(3);
  static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy");
  final Matcher matcher = Pattern.compile("x").matcher("");

  void matcher(Pattern p, String[] w, boolean[] out) { for (@ParallelFor int i = 0; i < w.length; i++) out[i] = p.matcher(w[i]).find(); }
  // 18 buffers

  void bufferView(IntBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) { b.put(i, i); } }

  void putIntApart(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) b.putInt(4 * i, i); }
  // 19 views
  // 20 EnumMap, BitSet
  enum E { A, B }
  // 21 System.out order

  void out(int n) { for (@ParallelFor int i = 0; i < n; i++) System.out.println(i); }
  // 22 long array captured
  // 23 inherited field through super
  static class P { protected int hits; void hit() { hits++; } }
  static class Q extends P { @Override void hit() { super.hit(); } }
  // 24 this escape
  int field;
  // 25 ternary object
  // 26 switch expr
  // 27 optional
  // 28 Thread-unsafe static init counter
  static int nextId;
  static final class Node { final int id; Node() { id = nextId++; } }
  // 29 LinkedList as queue
  // 30 replaceAll
}
