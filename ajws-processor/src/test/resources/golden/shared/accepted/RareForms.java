import java.nio.*;
import java.text.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.zip.*;
import org.ajws.*;

/** The like of them without a race. */
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
  Map<Integer, Cell> table;
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

  void cond() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i % 2 == 0) a[i] = i;
      else a[i] = -i;
    }
  }

  void bits() {
    for (@ParallelFor int w = 0; w < n; w++) {
      long bits = 0;
      for (int k = 0; k < 64; k++) bits |= 1L << k;
      words[w] = bits;
    }
  }

  void getter() {
    for (@ParallelFor int i = 0; i < n; i++) shared()[i] = i;
  }

  void format(String[] out) {
    for (@ParallelFor int i = 0; i < n; i++) {
      SimpleDateFormat f = new SimpleDateFormat("y");
      out[i] = f.format(new Date(i));
    }
  }

  void crc(long[] out) {
    for (@ParallelFor int i = 0; i < n; i++) {
      CRC32 c = new CRC32();
      c.update(i);
      out[i] = c.getValue();
    }
  }

  void matcher(java.util.regex.Pattern p, boolean[] out, String[] in) {
    for (@ParallelFor int i = 0; i < n; i++) out[i] = p.matcher(in[i]).matches();
  }

  static void addBoth(int[] p, int[] q, int i) {
    p[i] += q[i + 1];
  }

  void same() {
    for (@ParallelFor int i = 0; i < n; i++) addBoth(a, b, i);
  }

  void fill() {
    for (@ParallelFor int i = 0; i < n; i++) Arrays.fill(a, 2 * i, 2 * i + 2, 0);
  }

  void atomicArray(AtomicIntegerArray z) {
    for (@ParallelFor int i = 0; i < n; i++) z.incrementAndGet(0);
  }

  void merge(ConcurrentHashMap<String, Integer> m, String[] k) {
    for (@ParallelFor int i = 0; i < n; i++) m.merge(k[i], 1, Integer::sum);
  }

  void fluent() {
    for (@ParallelFor int i = 0; i < n; i++) cells[i].self().add(1).add(2);
  }

  void entries() {
    for (@ParallelFor Map.Entry<String, Integer> e : counts.entrySet()) e.setValue(1);
  }

  void function() {
    IntFunction<Cell> f = k -> cells[k];
    for (@ParallelFor int i = 0; i < n; i++) f.apply(i).v++;
  }

  void viewRows(int[][] rows) {
    int[][] view = {rows[0], rows[1]};
    finish:
    {
      async:
      view[0][0]++;
      rows[1][0]++;
    }
  }

  void prev() {
    finish:
    {
      Cell prev = null;
      for (int i = 0; i < n; i++) {
        Cell c = new Cell();
        c.next = prev;
        async:
        {
          c.v++;
        }
        prev = c;
      }
    }
  }

  void holder(Cell o) {
    Ref<Cell> r = new Ref<>();
    r.set(cell);
    finish:
    {
      async:
      r.get().v++;
      o.v++;
    }
  }

  void ranges(int lo, int mid, int hi) {
    finish:
    {
      async:
      inc(lo, mid);
      inc(mid, hi);
    }
  }

  void inc(int lo, int hi) {
    for (int k = lo; k < hi; k++) a[k]++;
  }

  int counted() {
    return ++total;
  }

  void ptr2(int k) {
    Cell c = cells[k];
    finish:
    {
      async:
      c.v++;
      cells[k + 1].v++;
    }
  }

  void nestedMap(Map<String, Map<String, Integer>> m) {
    finish:
    {
      async:
      m.get("a").put("x", 1);
      m.get("b").put("y", 2);
    }
  }

  void ternaryBoth(boolean f) {
    int[] p = f ? a : b;
    int[] q = f ? b : a;
    finish:
    {
      async:
      p[0]++;
      System.out.println(q.length);
    }
  }
}
