import java.nio.*;
import java.text.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.zip.*;
import org.ajws.*;

/** Races in forms that are rarely written. */
class RareForms {
  static class Cell {
    int v;
    int[] d = new int[2];
    Cell next;

    Cell self() {
      return this;
    }

    Cell add(int k) {
      v += k;
      return this;
    }

    int get() {
      return v;
    }

    void set(int k) {
      v = k;
    }
  }

  static class Ref<T> {
    T t;

    T get() {
      return t;
    }

    void set(T x) {
      t = x;
    }
  }

  record Rec(int[] data, Cell cell) {}

  static class MyEx extends RuntimeException {
    final Cell cell;

    MyEx(Cell c) {
      cell = c;
    }
  }

  int n;
  int[] a, b, x;
  long[] words;
  Cell cell = new Cell();
  Cell[] cells;
  List<Cell> list;
  List<Integer> ints;
  Map<String, Integer> counts;
  double[] sums;
  int total;
  Rec rec;
  Ref<Integer> ref = new Ref<>();
  static int calls;
  static final int[] TABLE = new int[9];
  int[] shared() {
    return a;
  }

  Cell lazy;

  Cell lazily() {
    if (lazy == null) lazy = new Cell();
    return lazy;
  }

  void xor() {
    for (@ParallelFor int i = 0; i < n; i++) a[i] += a[i ^ 1];
  }

  void mask() {
    for (@ParallelFor int i = 0; i < n; i++) a[i & ~1] = i;
  }

  void max() {
    for (@ParallelFor int i = 0; i < n; i++) a[Math.max(i - 1, 0)] = i;
  }

  void cond() {
    for (@ParallelFor int i = 0; i < n; i++) a[i % 2 == 0 ? i : i - 1] = i;
  }

  void bits() {
    for (@ParallelFor int i = 0; i < n; i++) words[i >> 6] |= 1L << i;
  }

  void bitset(BitSet s) {
    for (@ParallelFor int i = 0; i < n; i++) s.set(i);
  }

  void getter() {
    for (@ParallelFor int i = 0; i < n; i++) shared()[0] = i;
  }

  void format(SimpleDateFormat f, String[] out) {
    for (@ParallelFor int i = 0; i < n; i++) out[i] = f.format(new Date(i));
  }

  void decimal(DecimalFormat f, String[] out) {
    for (@ParallelFor int i = 0; i < n; i++) out[i] = f.format(i);
  }

  void crc(CRC32 c) {
    for (@ParallelFor int i = 0; i < n; i++) c.update(i);
  }

  void matcher(java.util.regex.Matcher m, boolean[] out, String[] in) {
    for (@ParallelFor int i = 0; i < n; i++) out[i] = m.reset(in[i]).matches();
  }

  void digest(java.security.MessageDigest m, byte[][] in) {
    for (@ParallelFor int i = 0; i < n; i++) m.update(in[i]);
  }

  void lazy() {
    for (@ParallelFor int i = 0; i < n; i++) a[i] = lazily().v;
  }

  void object(Object o) {
    for (@ParallelFor int i = 0; i < n; i++) ((int[]) o)[0]++;
  }

  void objectOf() {
    Object o = a;
    finish:
    {
      async:
      ((int[]) o)[0]++;
      a[0] = 1;
    }
  }

  static void addBoth(int[] p, int[] q, int i) {
    p[i] += q[i + 1];
  }

  void same() {
    for (@ParallelFor int i = 0; i < n; i++) addBoth(a, a, i);
  }

  void copyIn() {
    for (@ParallelFor int i = 0; i < n; i++) System.arraycopy(a, i, a, i + 1, 2);
  }

  void swap() {
    for (@ParallelFor int i = 0; i < n; i++) Collections.swap(list, i, 0);
  }

  void half() {
    for (@ParallelFor int i = 0; i < n; i++) ints.set(i / 2, i);
  }

  void fill() {
    for (@ParallelFor int i = 0; i < n; i++) Arrays.fill(a, i, i + 2, 0);
  }

  void generic() {
    for (@ParallelFor int i = 0; i < n; i++) ref.set(ref.get() + 1);
  }

  void atomicArray(AtomicIntegerArray z) {
    for (@ParallelFor int i = 0; i < n; i++) z.set(0, z.get(0) + 1);
  }

  void getPut(ConcurrentHashMap<String, Integer> m, String[] k) {
    for (@ParallelFor int i = 0; i < n; i++) m.put(k[i], m.get(k[i]) + 1);
  }

  void fluent() {
    for (@ParallelFor int i = 0; i < n; i++) cell.self().add(1).add(2);
  }

  void component() {
    for (@ParallelFor int i = 0; i < n; i++) rec.data()[0]++;
  }

  void chosen(int[] p, int[] q) {
    for (@ParallelFor int i = 0; i < n; i++)
      (switch (i % 2) {
            case 0 -> p;
            default -> q;
          })
          [0]++;
  }

  void pattern(Object o) {
    for (@ParallelFor int i = 0; i < n; i++) if (o instanceof Cell c) c.v++;
  }

  void corner(int[][] m) {
    for (@ParallelFor int i = 0; i < n; i++) {
      m[0][i] = i;
      m[i][0] = -i;
    }
  }

  void square() {
    for (@ParallelFor int i = 0; i < n; i++) a[i * i % 7] = i;
  }

  void stream() {
    for (@ParallelFor int i = 0; i < n; i++) {
      int j = i;
      IntStream.range(0, 3).forEach(k -> a[k] = j);
    }
  }

  void table() {
    for (@ParallelFor int i = 0; i < n; i++) TABLE[i % 9]++;
  }

  void dup() {
    Cell c = new Cell();
    for (@ParallelFor Cell e : List.of(c, c)) e.v++;
  }

  void entries() {
    for (@ParallelFor Map.Entry<String, Integer> e : counts.entrySet())
      counts.put(e.getKey() + "x", 1);
  }

  void keySet() {
    for (@ParallelFor int i = 0; i < n; i++) counts.keySet().remove("k" + i);
  }

  void wrap(char[] buf) {
    for (@ParallelFor int i = 0; i < n; i++) CharBuffer.wrap(buf).put(0, 'x');
  }

  void optional() {
    for (@ParallelFor int i = 0; i < n; i++) Optional.of(cell).get().v++;
  }

  void entry() {
    for (@ParallelFor int i = 0; i < n; i++) Map.entry("k", cell).getValue().v++;
  }

  void reference() {
    for (@ParallelFor int i = 0; i < n; i++) new AtomicReference<>(cell).get().v++;
  }

  void supplier() {
    Supplier<Cell> s = () -> cell;
    for (@ParallelFor int i = 0; i < n; i++) s.get().v++;
  }

  void function() {
    IntFunction<Cell> f = k -> cells[0];
    for (@ParallelFor int i = 0; i < n; i++) f.apply(i).v++;
  }

  void thrown() {
    for (@ParallelFor int i = 0; i < n; i++) {
      try {
        throw new MyEx(cell);
      } catch (MyEx e) {
        e.cell.v++;
      }
    }
  }

  void getField() {
    finish:
    {
      async:
      shared()[1]++;
      a[1] = 2;
    }
  }

  void made() {
    finish:
    {
      async:
      cell.next = new Cell();
      cell.next.v = 1;
    }
  }

  void holderRec(Cell c) {
    Rec r = new Rec(null, c);
    finish:
    {
      async:
      r.cell().v++;
      c.v++;
    }
  }

  void two(Ref<Cell> p, Ref<Cell> q, Cell c) {
    p.t = c;
    q.t = c;
    finish:
    {
      async:
      p.t.v++;
      q.t.v++;
    }
  }

  void offByOne(int lo, int mid, int hi) {
    finish:
    {
      async:
      inc(lo, mid);
      inc(mid - 1, hi);
    }
  }

  void inc(int lo, int hi) {
    for (int k = lo; k < hi; k++) a[k]++;
  }

  void ranges2() {
    finish:
    {
      async:
      inc(0, n / 2 + 1);
      inc(n / 2, n);
    }
  }

  void peek(PriorityQueue<Integer> q) {
    finish:
    {
      async:
      q.poll();
      System.out.println(q.peek());
    }
  }

  void deque(ArrayDeque<Integer> q) {
    for (@ParallelFor int i = 0; i < n; i++) q.push(i);
  }

  void value() {
    @Async int v = counted();
    total++;
    System.out.println(v);
  }

  int counted() {
    return ++total;
  }
}
