import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;

/** What comparators, functions from elsewhere and methods that these call write and read. */
class Comparators {
  static int compared;
  static final class Counting implements Comparator<String> {
    int calls;
    @Override public int compare(String a, String b) { calls++; return a.compareTo(b); }
  }
  static final class Globally implements Comparator<String> {
    @Override public int compare(String a, String b) { compared++; return a.compareTo(b); }
  }
  static final class Pure implements Comparator<Integer> {
    @Override public int compare(Integer a, Integer b) { return a - b; }
  }
  static final class Item implements Comparable<Item> {
    int k; int asked;
    @Override public int compareTo(Item o) { asked++; return k - o.k; }
  }
  private final Map<String, Integer> sortedMap = new TreeMap<>(new Globally());
  private final Map<String, Integer> hashMap = new HashMap<>();
  private final Map<Integer, Integer> pureMap = new TreeMap<>(new Pure());
  private final Comparator<String> order = new Counting();
  private final Counting counting = new Counting();
  private final Pure pure = new Pure();
  private final Collection<String> asCollection = new TreeSet<>(new Globally());
  private final Set<String> wrapped = Collections.synchronizedSet(new TreeSet<>(new Globally()));

  void sortedMap(String[] k, int[] out) {
    for (@ParallelFor int i = 0; i < k.length; i++) out[i] = sortedMap.get(k[i]);
  }

  void parameterMap(Map<String, Integer> m, String[] k, int[] out) {
    for (@ParallelFor int i = 0; i < k.length; i++) out[i] = m.get(k[i]);
  }

  void localMap(String[] k, int[] out) {
    Map<String, Integer> m = new TreeMap<>(new Globally());
    for (@ParallelFor int i = 0; i < k.length; i++) out[i] = m.get(k[i]);
  }

  void localMapClass(String[] k, int[] out) {
    TreeMap<String, Integer> m = new TreeMap<>(new Counting());
    for (@ParallelFor int i = 0; i < k.length; i++) out[i] = m.get(k[i]);
  }

  void wrapped(String[] k, boolean[] out) {
    for (@ParallelFor int i = 0; i < k.length; i++) out[i] = wrapped.contains(k[i]);
  }

  void ownWithShared(String[] k, boolean[] out) {
    for (@ParallelFor int i = 0; i < k.length; i++) {
      Set<String> own = new TreeSet<>(counting);
      own.add(k[i]);
    }
  }

  void ownWithGlobal(String[] k, boolean[] out) {
    for (@ParallelFor int i = 0; i < k.length; i++) {
      Set<String> own = new TreeSet<>(new Globally());
      own.add(k[i]);
    }
  }

  void queue(String[] k) {
    for (@ParallelFor int i = 0; i < k.length; i++) {
      PriorityQueue<String> q = new PriorityQueue<>(counting);
      q.add(k[i]);
      q.poll();
    }
  }

  void arraysSort(String[][] k) {
    for (@ParallelFor int i = 0; i < k.length; i++) Arrays.sort(k[i], counting);
  }

  void arraysSort2(String[][] k) {
    for (@ParallelFor int i = 0; i < k.length; i++) Arrays.sort(k[i], order);
  }

  void arraysSort3(String[][] k, Comparator<String> cmp) {
    for (@ParallelFor int i = 0; i < k.length; i++) Arrays.sort(k[i], cmp);
  }

  void arraysSortNew(String[][] k) {
    for (@ParallelFor int i = 0; i < k.length; i++) Arrays.sort(k[i], new Globally());
  }

  void collectionsSort(List<List<String>> k) {
    for (@ParallelFor List<String> l : k) Collections.sort(l, counting);
  }

  void listSort(List<List<String>> k) {
    for (@ParallelFor List<String> l : k) l.sort(counting);
  }

  void max(List<List<String>> k, String[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = Collections.max(k.get(i), counting);
  }

  void stream(List<List<String>> k, Object[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = k.get(i).stream().sorted(counting).toList();
  }

  void streamMax(List<List<String>> k, Object[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = k.get(i).stream().max(order).get();
  }

  void reversed(List<List<String>> k) {
    for (@ParallelFor List<String> l : k) l.sort(counting.reversed());
  }

  void binarySearch(String[] k, int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = Arrays.binarySearch(k, "x", counting);
  }

  void natural(Item[] k, int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = Arrays.binarySearch(k, k[i]);
  }

  void naturalMax(List<Item> k, Object[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = Collections.max(k);
  }

  void naturalSorted(List<Item> k, Object[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = k.stream().sorted().toList();
  }

  void lambda(String[][] k) {
    for (@ParallelFor int i = 0; i < k.length; i++) Arrays.sort(k[i], (a, b) -> { compared++; return a.compareTo(b); });
  }

  void anonymous(String[][] k) {
    for (@ParallelFor int i = 0; i < k.length; i++) Arrays.sort(k[i], new Comparator<String>() { public int compare(String a, String b) { compared++; return a.compareTo(b); } });
  }

  void addAll(String[] k, List<String> more) {
    for (@ParallelFor int i = 0; i < k.length; i++) {
      Set<String> own = new TreeSet<>(counting);
      own.addAll(more);
    }
  }

  void asyncs(String[] k, int[] out) {
    finish: {
      async: out[0] = sortedMap.get(k[0]);
      async: out[1] = sortedMap.get(k[1]);
    }
  }

  void asyncsSort(String[] k, String[] l) {
    finish: {
      async: Arrays.sort(k, counting);
      async: Arrays.sort(l, counting);
    }
  }
  // reads
  static int state;
  static int[] table = new int[9];
  interface Look { int at(int i); }
  interface Look2 { int at(int i); }
  interface Look3 { int get(); }
  static Look look;
  static Look2 look2;
  static Look3 look3;
  static void set() { look = i -> state + i; look2 = i -> table[i]; look3 = Comparators::read; }
  static int read() { return state; }

  void readAsync(int[] out) {
    finish: {
      async: state++;
      async: out[0] = look.at(3);
    }
  }

  void readSlot(int[] out) {
    finish: {
      async: table[3] = 1;
      async: out[0] = look2.at(3);
    }
  }

  void readReference(int[] out) {
    finish: {
      async: state++;
      async: out[0] = look3.get();
    }
  }

  void readBehind(int[] out) {
    finish: {
      async: state++;
      out[0] = look.at(3);
    }
  }

  void readLoop(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      synchronized (table) { state++; }
      out[i] = look.at(3);
    }
  }

  void readTable(int[] out) {
    for (@ParallelFor int i = 0; i < table.length; i++) {
      table[i] = 3;
      out[i] = look2.at(4);
    }
  }

  void forEachParameter(List<Integer> l, Consumer<Integer> c, int n) {
    for (@ParallelFor int i = 0; i < n; i++) l.forEach(c);
  }
  Consumer<Integer> consumer;
  void init() { consumer = x -> state += x; }

  void forEachField(List<Integer> l, int n) {
    for (@ParallelFor int i = 0; i < n; i++) l.forEach(consumer);
  }
  Function<String, Integer> loader;

  void compute(ConcurrentMap<String, Integer> l, int n) {
    for (@ParallelFor int i = 0; i < n; i++) l.computeIfAbsent("" + i, loader);
  }

  void readInLambda(int[] out, List<Integer> l) {
    finish: {
      async: state++;
      async: l.forEach(x -> out[0] = state);
    }
  }

  void readInLambdaGiven(int[] out, List<Integer> l) {
    finish: {
      async: state++;
      async: out[0] = apply(() -> state);
    }
  }
  int apply(IntSupplier s) { return s.getAsInt(); }

  void readInMethodReference(int[] out) {
    finish: {
      async: state++;
      async: out[0] = apply(Comparators::read);
    }
  }

  void readInAnonymous(int[] out) {
    finish: {
      async: state++;
      async: out[0] = apply(new IntSupplier() { public int getAsInt() { return state; } });
    }
  }

  void readContentCalled(int[] out, List<Integer> l) {
    finish: {
      async: l.add(3);
      async: out[0] = size(l);
    }
  }
  int size(List<Integer> l) { return l.size(); }

  void readContentLocked(int[] out, List<Integer> l) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      synchronized (l) { l.add(3); }
      out[i] = size(l);
    }
  }
}
