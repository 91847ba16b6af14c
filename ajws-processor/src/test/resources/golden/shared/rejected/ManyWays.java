import java.nio.*;
import java.text.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;
import org.ajws.*;

/** Ways to share by mistake: memo tables, lazy fields, captured objects, rows that are one, views, library objects. */
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

  void memo(long[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = fib(i); }
  // 2 computeIfAbsent on a HashMap
  final Map<String, List<String>> groups = new HashMap<>();

  void groups(String[] w) { for (@ParallelFor String s : w) groups.computeIfAbsent(s, k -> new ArrayList<>()).add(s); }
  // 3 computeIfAbsent on concurrent, inner list plain
  final Map<String, List<String>> cgroups = new ConcurrentHashMap<>();

  void concurrentGroups(String[] w) { for (@ParallelFor String s : w) cgroups.computeIfAbsent(s, k -> new ArrayList<>()).add(s); }
  final Map<String, LongAdder> adders = new ConcurrentHashMap<>();
  final Map<String, Queue<String>> cq = new ConcurrentHashMap<>();
  // 4 lazily initialised
  private int[] table;
  int[] table() { if (table == null) { table = new int[10]; } return table; }

  void lazy(int[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = table()[i]; }
  static ManyWays instance;
  static ManyWays instance() { if (instance == null) instance = new ManyWays(); return instance; }

  void singleton(ManyWays[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = instance(); }
  static final class Holder { static final ManyWays H = new ManyWays(); }
  // 5 StringBuilder shared by capture

  void builder(String[] w) { StringBuilder b = new StringBuilder(); for (@ParallelFor String s : w) b.append(s); }

  void builderLambda(String[] w) { StringBuilder b = new StringBuilder(); Consumer<String> c = s -> b.append(s); for (@ParallelFor String s : w) c.accept(s); }

  void builderReference(String[] w) { StringBuilder b = new StringBuilder(); Consumer<String> c = b::append; for (@ParallelFor String s : w) c.accept(s); }
  // 6 iterators

  void iterator(List<String> l, String[] out) { Iterator<String> it = l.iterator(); for (@ParallelFor int i = 0; i < out.length; i++) out[i] = it.next(); }

  void iteratorAsync(List<String> l, String[] out) { Iterator<String> it = l.iterator(); finish: { async: out[0] = it.next(); async: out[1] = it.next(); } }
  // 7 streams inside

  void stream(List<Integer> l, int n) { List<Integer> r = new ArrayList<>(); for (@ParallelFor int i = 0; i < n; i++) l.stream().map(x -> x + 1).forEach(r::add); }

  void streamPeek(List<Integer> l, int n) { int[] c = new int[1]; for (@ParallelFor int i = 0; i < n; i++) l.stream().peek(x -> c[0]++).count(); }

  void collect(List<Integer> l, int n) { List<Integer> r = new ArrayList<>(); for (@ParallelFor int i = 0; i < n; i++) l.stream().collect(Collectors.toCollection(() -> r)); }
  // 8 aliasing rows

  void rows(int n) { int[] row = new int[n]; int[][] m = new int[n][]; for (int i = 0; i < n; i++) m[i] = row; for (@ParallelFor int i = 0; i < n; i++) m[i][0]++; }

  void rowsFill(int n) { int[][] m = new int[n][]; Arrays.fill(m, new int[n]); for (@ParallelFor int i = 0; i < n; i++) m[i][0]++; }

  void rowsLiteral(int n) { int[] row = new int[n]; int[][] m = {row, row}; for (@ParallelFor int i = 0; i < 2; i++) m[i][0]++; }

  void rowsCopy(int[][] a, int n) { int[][] m = a.clone(); m[1] = m[0]; for (@ParallelFor int i = 0; i < n; i++) m[i][0]++; }

  void rowsCopies(int n) { List<int[]> m = Collections.nCopies(n, new int[1]); for (@ParallelFor int i = 0; i < n; i++) m.get(i)[0]++; }

  void rowsEach(int n) { List<int[]> m = Collections.nCopies(n, new int[1]); for (@ParallelFor int[] r : m) r[0]++; }

  void rowsStream(int n) { int[] row = new int[3]; List<int[]> m = Stream.generate(() -> row).limit(n).toList(); for (@ParallelFor int[] r : m) r[0]++; }

  void rowsSetAll(int n) { int[] row = new int[3]; int[][] m = new int[n][]; Arrays.setAll(m, k -> row); for (@ParallelFor int i = 0; i < n; i++) m[i][0]++; }

  void rowsAdd(int n) { int[] row = new int[3]; List<int[]> m = new ArrayList<>(); for (int i = 0; i < n; i++) m.add(row); for (@ParallelFor int[] r : m) r[0]++; }
  // 9 records
  record Bag(String name, List<Integer> items) {}

  void record(List<Integer> shared, int n) { Bag b = new Bag("x", shared); for (@ParallelFor int i = 0; i < n; i++) b.items().add(i); }

  void recordInside(List<Integer> shared, int n) { for (@ParallelFor int i = 0; i < n; i++) { Bag b = new Bag("x", shared); b.items().add(i); } }

  void recordElements(List<Integer> shared, int n) { Bag[] bs = new Bag[n]; for (int i = 0; i < n; i++) bs[i] = new Bag("x", shared); for (@ParallelFor Bag b : bs) b.items().add(1); }
  // 10 dispatch
  interface Shape { void draw(); }
  static int drawn;
  static final class Circle implements Shape { public void draw() { drawn++; } }
  static final class Quiet implements Shape { public void draw() { } }

  void dispatch(Shape[] s) { for (@ParallelFor Shape x : s) x.draw(); }
  static abstract class Base { int own; abstract void step(); void run() { step(); } }
  static int steps;
  static final class Deep extends Base { void step() { steps++; } }

  void template(Base[] s) { for (@ParallelFor Base x : s) x.run(); }
  static final class Own extends Base2 { void step() { own++; } }
  static abstract class Base2 { int own; abstract void step(); void run() { step(); } }
  // 11 generics
  static class Box<T> { T value; int sets; void set(T v) { value = v; sets++; } }
  <T> void put(Box<T> b, T v) { b.set(v); }

  void box(Box<String> b, String[] w) { for (@ParallelFor String s : w) put(b, s); }
  // 12 varargs
  static void addTo(int by, int[]... rows) { for (int[] r : rows) r[0] += by; }

  void varargs(int[] a, int[][] b) { for (@ParallelFor int i = 0; i < b.length; i++) addTo(i, b[i], a); }
  // 13 nested counters
  static class Outer { static class Inner { static int count; } int mine; class In { void inc() { mine++; } } }

  void nested(int n) { for (@ParallelFor int i = 0; i < n; i++) Outer.Inner.count++; }

  void inner(Outer o, int n) { for (@ParallelFor int i = 0; i < n; i++) { Outer.In in = o.new In(); in.inc(); } }
  // 14 atomics
  final AtomicInteger at = new AtomicInteger();

  void getThenSet(int n) { for (@ParallelFor int i = 0; i < n; i++) at.set(at.get() + 1); }

  void getThenSetIf(int n) { for (@ParallelFor int i = 0; i < n; i++) if (at.get() < i) at.set(i); }
  volatile int vol;

  void volatile(int n) { for (@ParallelFor int i = 0; i < n; i++) vol++; }

  void volatileSet(int n) { for (@ParallelFor int i = 0; i < n; i++) vol = vol + 1; }
  final AtomicReference<List<Integer>> ref = new AtomicReference<>(new ArrayList<>());

  void ref(int n) { for (@ParallelFor int i = 0; i < n; i++) ref.get().add(i); }
  final AtomicIntegerArray ats = new AtomicIntegerArray(9);

  void atomicArray(int n) { for (@ParallelFor int i = 0; i < n; i++) ats.set(3, ats.get(3) + 1); }
  // 15 check then act
  final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

  void checkThenAct(String[] w) { for (@ParallelFor String s : w) { if (!counts.containsKey(s)) counts.put(s, 0); } }

  void countGet(String[] w) { for (@ParallelFor String s : w) { Integer c = counts.get(s); counts.put(s, c == null ? 1 : c + 1); } }

  void countDefault(String[] w) { for (@ParallelFor String s : w) counts.put(s, counts.getOrDefault(s, 0) + 1); }

  void mergeSide(String[] w) { int[] c = new int[1]; for (@ParallelFor String s : w) counts.merge(s, 1, (a, b) -> { c[0]++; return a + b; }); }
  // 16 synchronizedList iteration
  final List<Integer> sync = Collections.synchronizedList(new ArrayList<>());

  void syncIteration(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { sync.add(i); for (int x : sync) out[i] += x; } }

  void syncSize(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { if (sync.size() < 5) sync.add(i); } }
  // 17 library state
  final Random seeded = new Random(3);

  void random(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) out[i] = seeded.nextInt(); }
  static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy");

  void format(Date[] d, String[] out) { for (@ParallelFor int i = 0; i < d.length; i++) out[i] = FORMAT.format(d[i]); }
  final Matcher matcher = Pattern.compile("x").matcher("");

  void matcher(String[] w, boolean[] out) { for (@ParallelFor int i = 0; i < w.length; i++) out[i] = matcher.reset(w[i]).find(); }

  void scanner(Scanner sc, int[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = sc.nextInt(); }

  void decimal(DecimalFormat f, String[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = f.format(i); }

  void digest(java.security.MessageDigest md, byte[][] b, byte[][] out) { for (@ParallelFor int i = 0; i < b.length; i++) out[i] = md.digest(b[i]); }
  // 18 buffers

  void buffer(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) b.putInt(i); }

  void bufferView(ByteBuffer b, int n) { IntBuffer v = b.asIntBuffer(); for (@ParallelFor int i = 0; i < n; i++) { v.put(0, i); } }

  void bufferDuplicate(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) { ByteBuffer d = b.duplicate(); d.put(0, (byte) i); } }

  void bufferArray(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) { b.array()[0] = (byte) i; } }

  void wrap(byte[] a, int n) { for (@ParallelFor int i = 0; i < n; i++) { ByteBuffer d = ByteBuffer.wrap(a); d.put(0, (byte) i); } }

  void putIntAt(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) b.putInt(0, i); }

  void putIntOverlap(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) b.putInt(i, i); }
  // 19 views

  void subList(List<Integer> l, int n) { List<Integer> s = l.subList(0, 3); for (@ParallelFor int i = 0; i < n; i++) s.set(0, i); }

  void subListInside(List<Integer> l, int n) { for (@ParallelFor int i = 0; i < n; i++) l.subList(0, 3).set(0, i); }

  void subListAdd(ArrayList<Integer> l, int n) { for (@ParallelFor int i = 0; i < n; i++) l.subList(0, 3).add(i); }

  void asList(Integer[] a, int n) { List<Integer> l = Arrays.asList(a); for (@ParallelFor int i = 0; i < n; i++) { l.set(0, i); } }

  void asListInside(Integer[] a, int n) { for (@ParallelFor int i = 0; i < n; i++) { Arrays.asList(a).set(0, i); } }

  void asListRead(Integer[] a, int n) { List<Integer> l = Arrays.asList(a); for (@ParallelFor int i = 1; i < n; i++) { l.set(i, a[i - 1]); } }

  void keySet(HashMap<Integer, Integer> m, int n) { for (@ParallelFor int i = 0; i < n; i++) m.keySet().remove(i); }

  void values(HashMap<Integer, Integer> m, int n) { Collection<Integer> v = m.values(); for (@ParallelFor int i = 0; i < n; i++) v.remove(i); }

  void entry(Map<Integer, Integer> m, int n) { for (@ParallelFor int i = 0; i < n; i++) for (Map.Entry<Integer, Integer> e : m.entrySet()) e.setValue(i); }
  // 20 EnumMap, BitSet
  enum E { A, B }

  void enumMap(EnumMap<E, Integer> m, E[] es) { for (@ParallelFor int i = 0; i < es.length; i++) m.put(es[i], i); }

  void enumMapValues(EnumMap<E, Integer> m) { for (@ParallelFor E e : E.values()) m.put(e, 1); }

  void bits(BitSet b, int n) { for (@ParallelFor int i = 0; i < n; i++) b.set(i); }

  void bitsAsync(BitSet b) { finish: { async: b.set(3); async: b.set(4); } }
  // 21 System.out order

  void writer(java.io.PrintWriter w, int n) { for (@ParallelFor int i = 0; i < n; i++) w.println(i); }
  // 22 long array captured

  void captured(int n) { long[] sum = {0}; for (@ParallelFor int i = 0; i < n; i++) sum[0] += i; }

  void capturedAsync() { int[] c = new int[1]; finish: { async: c[0]++; async: c[0]++; } }
  // 23 inherited field through super
  static class P { protected int hits; void hit() { hits++; } }
  static class Q extends P { @Override void hit() { super.hit(); } }

  void super(Q q, int n) { for (@ParallelFor int i = 0; i < n; i++) q.hit(); }
  // 24 this escape
  int field;

  void aThis(int n) { ManyWays me = this; for (@ParallelFor int i = 0; i < n; i++) me.field = i; }
  // 25 ternary object

  void ternary(int[] a, int[] b, int n, boolean q) { for (@ParallelFor int i = 0; i < n; i++) (q ? a : b)[0] = i; }
  // 26 switch expr

  void aSwitch(int[] a, int[] b, int n, int q) { for (@ParallelFor int i = 0; i < n; i++) { int[] c = switch (q) { case 0 -> a; default -> b; }; c[0] = i; } }
  // 27 optional

  void optional(Optional<List<Integer>> o, int n) { for (@ParallelFor int i = 0; i < n; i++) o.get().add(i); }

  void optionalIf(Optional<List<Integer>> o, int n) { for (@ParallelFor int i = 0; i < n; i++) { int k = i; o.ifPresent(l -> l.add(k)); } }
  // 28 Thread-unsafe static init counter
  static int nextId;
  static final class Node { final int id; Node() { id = nextId++; } }

  void constructor(Node[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = new Node(); }
  // 29 LinkedList as queue

  void queue(Deque<Integer> q, int n) { for (@ParallelFor int i = 0; i < n; i++) q.push(i); }

  void poll(Queue<Integer> q, int[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = q.poll(); }
  // 30 replaceAll

  void replaceAll(List<Integer> l, int n) { for (@ParallelFor int i = 0; i < n; i++) l.replaceAll(x -> x + 1); }

  void sort(int[] a, int n) { for (@ParallelFor int i = 0; i < n; i++) Arrays.sort(a); }

  void sortRange(int[] a, int n) { for (@ParallelFor int i = 0; i < n; i++) Arrays.sort(a, i, i + 2); }

  void swap(List<Integer> a, int n) { for (@ParallelFor int i = 0; i < n; i++) Collections.swap(a, 0, i); }

  void shuffle(List<Integer> a, int n) { for (@ParallelFor int i = 0; i < n; i++) Collections.shuffle(a); }

  void arraycopy(int[] a, int n) { for (@ParallelFor int i = 0; i < n; i++) System.arraycopy(a, i, a, i + 1, 1); }

  void transfer(StringBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) b.append(i); }
}
