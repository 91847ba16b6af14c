import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;

/** Comparators that write what is their own, or nothing. */
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

  void hashMap(String[] k, int[] out) {
    for (@ParallelFor int i = 0; i < k.length; i++) out[i] = hashMap.get(k[i]);
  }

  void pureMap(Integer[] k, int[] out) {
    for (@ParallelFor int i = 0; i < k.length; i++) out[i] = pureMap.get(k[i]);
  }

  void ownWithOwn(String[] k, boolean[] out) {
    for (@ParallelFor int i = 0; i < k.length; i++) {
      Set<String> own = new TreeSet<>(new Counting());
      own.add(k[i]);
    }
  }

  void queue(Integer[] k) {
    for (@ParallelFor int i = 0; i < k.length; i++) {
      PriorityQueue<Integer> q = new PriorityQueue<>(pure);
      q.add(k[i]);
      q.poll();
    }
  }

  void arraysSort(Integer[][] k) {
    for (@ParallelFor int i = 0; i < k.length; i++) Arrays.sort(k[i], pure);
  }

  void arraysSortOwn(String[][] k) {
    for (@ParallelFor int i = 0; i < k.length; i++) Arrays.sort(k[i], new Counting());
  }

  void naturalOwn(List<List<Item>> k) {
    for (@ParallelFor List<Item> l : k) Collections.sort(l);
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

  void readLoop(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      synchronized (table) { state++; }
      synchronized (table) { out[i] = look.at(3); }
    }
  }

  void readTable(int[] out) {
    for (@ParallelFor int i = 0; i < table.length; i++) {
      table[i] = 3;
      out[i] = look2.at(i);
    }
  }
  Consumer<Integer> consumer;
  void init() { consumer = x -> state += x; }
  Function<String, Integer> loader;
  int apply(IntSupplier s) { return s.getAsInt(); }
  int size(List<Integer> l) { return l.size(); }
}
