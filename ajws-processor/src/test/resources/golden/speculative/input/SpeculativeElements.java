import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;
import org.ajws.SpeculationPolicy;
import org.ajws.Speculative;

/** Loops over collections: read ahead, and asked again in order where the body may change them. */
class SpeculativeElements {
  static final int N = 2000;
  static int[] state = new int[64];
  static int asked;

  static class Node {
    final int id;
    int value;

    Node(int id) {
      this.id = id;
    }
  }

  /** An iterator of the program's own, which counts how often it is asked. */
  static class Numbers implements Iterable<Integer> {
    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        private int at;

        @Override
        public boolean hasNext() {
          asked++;
          return at < state[60];
        }

        @Override
        public Integer next() {
          return at++;
        }
      };
    }
  }

  static List<Integer> list(int n) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      list.add(i);
    }
    return list;
  }

  static List<Node> nodes(int n) {
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      nodes.add(new Node(i));
    }
    return nodes;
  }

  @Speculative(SpeculationPolicy.IRREVOCABLE)
  static void change(List<Node> nodes, int how, Node by) {
    if (how == 1) {
      nodes.add(by);
    } else if (how == 2) {
      nodes.remove(nodes.size() - 1);
    } else if (how == 3) {
      nodes.set(by.id + 1, new Node(7));
    } else if (how == 4) {
      nodes.set(Math.min(N - 1, by.id + 200), new Node(9));
    }
  }

  /** The collection is changed at one element, after tracked work on it. */
  static String changed(int at, int how) {
    List<Node> nodes = nodes(N);
    @Reduce(ReduceOp.SUM)
    long sum = 0;
    String end = "end";
    try {
      for (@ParallelFor(speculative = true) Node n : nodes) {
        n.value += n.id;
        if (n.id == at) change(nodes, how, n);
        n.value++;
        sum += n.value;
      }
    } catch (ConcurrentModificationException e) {
      end = "changed";
    }
    long values = 0;
    for (Node n : nodes) {
      values = values * 31 + n.value;
    }
    return end + " " + sum + " " + values + " " + nodes.size();
  }

  static int find(Iterable<? extends Node> nodes, int id) {
    search:
    for (@ParallelFor(speculative = true) Node n : nodes) {
      n.value ^= 5;
      if (n.id == id) {
        return n.value;
      }
      if (n.id == -id) {
        break search;
      }
    }
    return -1;
  }

  @SuppressWarnings("rawtypes")
  static int raw(List words) {
    @Reduce(ReduceOp.SUM)
    int sum = 0;
    for (@ParallelFor(speculative = true) Object w : words) {
      sum += ((String) w).length();
      state[((String) w).length() & 63]++;
    }
    return sum;
  }

  public static void main(String[] args) {
    for (@ParallelFor(speculative = true) int x : list(N)) {
      state[x * 7 & 63] += x;
    }
    for (@ParallelFor(speculative = true, chunk = 3) Node n : new ArrayDeque<>(nodes(N))) {
      n.value = n.id * 2;
      if (n.id % 3 == 0) continue;
      state[n.value & 63]++;
    }
    Map<String, Node> map = new LinkedHashMap<>();
    for (Node n : nodes(N)) map.put("k" + n.id, n);
    for (@ParallelFor(speculative = true) String k : map.keySet()) state[k.length() * 3] += k.hashCode();
    for (@ParallelFor(speculative = true) Node n : map.values()) {
      n.value += n.id;
      state[n.value & 63] ^= n.id;
    }
    for (@ParallelFor(speculative = true) var x : new TreeSet<>(list(N))) state[x & 31] += x;
    for (@ParallelFor(speculative = true) String s : new LinkedHashSet<>(Arrays.asList("a", "b"))) {
      System.out.println(s);
    }
    for (@ParallelFor(speculative = true) String s : List.<String>of()) {
      System.out.println(s);
    }
    System.out.println(Arrays.toString(state));

    state[60] = 100;
    for (@ParallelFor(speculative = true) int x : new Numbers()) {
      state[x & 31] ^= x;
      if (x == 50) state[60] = 70;
    }
    System.out.println(Arrays.toString(state) + asked);

    Integer[] slots = list(100).toArray(new Integer[0]);
    for (@ParallelFor(speculative = true) int x : Arrays.asList(slots)) {
      if (x < 99) slots[x + 1] = x + 2 - (x & 1);
      state[x & 31] += x;
    }
    System.out.println(Arrays.toString(slots) + Arrays.toString(state));

    for (int at : new int[] {0, 1, 500, N - 3, N - 2, N - 1, N}) {
      for (int how = 1; how <= 4; how++) {
        if (how < 3 || at < N - 1) System.out.println(changed(at, how));
      }
    }
    List<Node> nodes = nodes(N);
    System.out.println(find(nodes, 1234) + " " + find(nodes, -1500) + " " + find(nodes.subList(3, 9), 77));
    int values = 0;
    for (Node n : nodes) values = values * 31 + n.value;
    System.out.println(values + " " + raw(List.of("a", "bcd", "ef")));
    try {
      for (@ParallelFor(speculative = true) Node n : (List<Node>) null) n.value++;
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
