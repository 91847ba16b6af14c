import java.nio.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;

/** Programs that lock what they share, or share nothing, as others write them. */
class RightPrograms {
  private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
  private final Map<String, Integer> cache = new HashMap<>();
  private final Lock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private int total;
  Integer cached(String k) {
    rw.readLock().lock();
    try { Integer v = cache.get(k); if (v != null) return v; } finally { rw.readLock().unlock(); }
    rw.writeLock().lock();
    try { Integer v = cache.get(k); if (v == null) { v = k.length(); cache.put(k, v); } return v; } finally { rw.writeLock().unlock(); }
  }

  void cache(String[] w, int[] out) { for (@ParallelFor int i = 0; i < w.length; i++) out[i] = cached(w[i]); }

  void wait(int n) throws InterruptedException {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      try { while (total > 100) { Thread.onSpinWait(); break; } total++; changed.signalAll(); } finally { lock.unlock(); }
    }
  }

  void timed(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      boolean done = false;
      while (!done) {
        if (lock.tryLock()) {
          try { total++; done = true; } finally { lock.unlock(); }
        }
      }
    }
  }
  static final class Account { int id; int total; private final Lock guard = new ReentrantLock(); void deposit(int x) { guard.lock(); try { total += x; } finally { guard.unlock(); } } synchronized void add(int x) { total += x; } }

  void deposit(Account a, int n) { for (@ParallelFor int i = 0; i < n; i++) a.deposit(i); }

  void add(Account a, int n) { for (@ParallelFor int i = 0; i < n; i++) a.add(i); }

  void addAll(Account[] a, int[] k) { for (@ParallelFor int i = 0; i < k.length; i++) a[k[i]].add(i); }

  void depositAll(List<Account> a, int[] k) { for (@ParallelFor int i = 0; i < k.length; i++) a.get(k[i]).deposit(i); }
  static int hits;
  static void hit() { synchronized (RightPrograms.class) { hits++; } }

  void hit(int n) { for (@ParallelFor int i = 0; i < n; i++) hit(); }

  void getClass(int n) { for (@ParallelFor int i = 0; i < n; i++) { synchronized (RightPrograms.class) { hits++; } } }
  private static final Object[] STRIPES = IntStream.range(0, 16).mapToObj(i -> new Object()).toArray();
  private final int[] counts = new int[16];

  void stripe(String[] w) { for (@ParallelFor String s : w) { int h = Math.floorMod(s.hashCode(), 16); synchronized (STRIPES[h]) { counts[h]++; } } }
  private final List<List<String>> buckets = new ArrayList<>();

  void buckets(String[] w) { for (@ParallelFor String s : w) { List<String> b = buckets.get(s.length() % 4); synchronized (b) { b.add(s); } } }
  private final Map<String, List<String>> groups = new ConcurrentHashMap<>();

  void groups(String[] w) { for (@ParallelFor String s : w) { List<String> b = groups.computeIfAbsent(s, k -> new ArrayList<>()); synchronized (b) { b.add(s); } } }

  void compute(String[] w) { Map<String, Integer> m = new ConcurrentHashMap<>(); for (@ParallelFor String s : w) m.compute(s, (k, v) -> v == null ? 1 : v + 1); }

  void localCollect(int[][] a, int[] out) { for (@ParallelFor int i = 0; i < a.length; i++) { int[] c = a[i].clone(); Arrays.sort(c); out[i] = c[0]; } }

  void treeMap(int[][] a, int[] out) { for (@ParallelFor int i = 0; i < a.length; i++) { TreeMap<Integer, Integer> m = new TreeMap<>(Comparator.reverseOrder()); for (int x : a[i]) m.merge(x, 1, Integer::sum); out[i] = m.firstKey(); } }

  void sortBy(List<List<String>> l) { for (@ParallelFor List<String> r : l) r.sort(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder())); }

  void sortGiven(List<List<String>> l, Comparator<String> c) { for (@ParallelFor List<String> r : l) r.sort(c); }

  void priority(int[][] a, int[] out) { for (@ParallelFor int i = 0; i < a.length; i++) { PriorityQueue<int[]> q = new PriorityQueue<>((x, y) -> x[0] - y[0]); q.add(a[i]); out[i] = q.poll()[0]; } }

  void streams(List<String> l, long[] out) { for (@ParallelFor int i = 0; i < out.length; i++) { int k = i; out[i] = l.stream().filter(s -> s.length() > k).map(String::trim).distinct().sorted().count(); } }

  void groupingBy(List<List<String>> l, Object[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = l.get(i).stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList())); }

  void aTry(String[] w, int[] out) { for (@ParallelFor int i = 0; i < w.length; i++) { try { out[i] = Integer.parseInt(w[i]); } catch (NumberFormatException e) { out[i] = -1; } finally { w[i] = null; } } }

  void whileInner(int[] a, int[] out) { for (@ParallelFor int i = 0; i < a.length; i++) { int x = a[i], n = 0; while (x != 1) { x = x % 2 == 0 ? x / 2 : 3 * x + 1; n++; } out[i] = n; } }

  void aBreak(int[][] a, int[] out) { for (@ParallelFor int i = 0; i < a.length; i++) { outer: while (true) { for (int x : a[i]) { if (x > 3) break outer; out[i]++; } break; } } }

  void doWhile(int[] out) { for (@ParallelFor int i = 0; i < out.length; i++) { int k = 0; do { out[i] += k; } while (++k < 3); } }

  void aSwitch(int[] a, int[] out) { for (@ParallelFor int i = 0; i < a.length; i++) { switch (a[i]) { case 1: out[i] = 2; break; case 2: out[i] = 3; default: out[i] = 4; } } }

  void lambdaLocal(int[] out) { for (@ParallelFor int i = 0; i < out.length; i++) { int[] c = new int[1]; Runnable r = () -> c[0]++; r.run(); r.run(); out[i] = c[0]; } }

  void recursive(int[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = fact(i); }
  static int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }

  void blocks(double[] a, int b) { int n = a.length; for (@ParallelFor int k = 0; k < b; k++) { for (int i = n * k / b; i < n * (k + 1) / b; i++) a[i]++; } }

  void matrix(double[][] a, double[][] b, double[][] c) { for (@ParallelFor int i = 0; i < a.length; i++) for (int j = 0; j < b[0].length; j++) { double s = 0; for (int k = 0; k < b.length; k++) s += a[i][k] * b[k][j]; c[i][j] = s; } }

  void twoRows() { double[][] rows = new double[2][]; double[] x = new double[4], y = new double[4]; rows[0] = x; rows[1] = y; for (@ParallelFor int i = 0; i < 2; i++) rows[i][0]++; }

  void pivot(double[][] m, int k) { int p = k; for (int i = k + 1; i < m.length; i++) if (m[i][k] > m[p][k]) p = i; double[] t = m[k]; m[k] = m[p]; m[p] = t; for (@ParallelFor int i = k + 1; i < m.length; i++) { double f = m[i][k] / m[k][k]; for (int j = k; j < m.length; j++) m[i][j] -= f * m[k][j]; } }

  void bufferSlices(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) b.putLong(8 * i, i); }

  void arrayCopy(int[] a, int[] b, int n) { for (@ParallelFor int i = 0; i < n; i++) System.arraycopy(a, i * 4, b, i * 4, 4); }

  void shift(int[] a, int[] b) { for (@ParallelFor int i = 1; i < a.length; i++) System.arraycopy(a, i - 1, b, i, 1); }

  void enumSwitch(TimeUnit[] us, long[] out) { for (@ParallelFor int i = 0; i < us.length; i++) out[i] = us[i].toMillis(i); }

  void optional(Optional<String>[] os, int[] out) { for (@ParallelFor int i = 0; i < os.length; i++) out[i] = os[i].map(String::length).orElse(0); }

  void supplierParameter(IntFunction<int[]> make, int[][] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = new int[i]; }

  void monitorParam(Object m, int n) { for (@ParallelFor int i = 0; i < n; i++) synchronized (m) { total++; } }

  void infinite(int n) { for (@ParallelFor int i = 0; i < n; i++) { while (true) { lock.lock(); try { if (total > i) { total--; break; } } finally { lock.unlock(); } } } }
  boolean tryAdd() { if (!lock.tryLock()) return false; try { total++; return true; } finally { lock.unlock(); } }

  void tryAdd(int n) { for (@ParallelFor int i = 0; i < n; i++) while (!tryAdd()) Thread.onSpinWait(); }

  void lockedSupplier(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) out[i] = locked(() -> total++); }
  <T> T locked(Supplier<T> s) { lock.lock(); try { return s.get(); } finally { lock.unlock(); } }

  void lockedVoid(int n) { for (@ParallelFor int i = 0; i < n; i++) { int k = i; lockedRun(() -> { total += k; }); } }
  void lockedRun(Runnable r) { lock.lock(); try { r.run(); } finally { lock.unlock(); } }
  int peekTotal() { lock.lock(); try { return total; } finally { lock.unlock(); } }

  void peek(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { lockedRun(() -> total++); out[i] = peekTotal(); } }
  volatile boolean stop;

  void stop(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { if (stop) continue; out[i] = i; if (i == 7) stop = true; } }

  void asyncLocks() { finish: { async: { lock.lock(); try { total++; } finally { lock.unlock(); } } lock.lock(); total--; lock.unlock(); } }

  void asyncGuarded(Account a) { finish: { async: a.deposit(1); async: a.deposit(2); a.deposit(3); } }

  void asyncStripes(int n) { finish: { for (int i = 0; i < n; i++) { int k = i % 16; async: { synchronized (STRIPES[k]) { counts[k]++; } } } } }
}
