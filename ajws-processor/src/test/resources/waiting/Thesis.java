import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.ajws.AtomicSet;
import org.ajws.Reads;
import org.ajws.sync.Future;
import org.ajws.sync.Promise;

/**
 * Examples of K. Taura, Efficient and Reusable Implementation of Fine-Grain Multithreading and
 * Garbage Collection on Distributed-Memory Parallel Computers (1997): replies that are early,
 * deferred or handed on, cells that are put and got, a shared bound.
 */
public class Thesis {
  // ---- a barrier: replies are deferred until all have come

  @AtomicSet("b")
  static class Barrier {
    private final int parties;
    private final List<Promise<Integer>> waiting = new ArrayList<>();
    private int phase;

    Barrier(int parties) {
      this.parties = parties;
    }

    /** Puts a reply off, or gives back all that are due. */
    List<Promise<Integer>> arrive(Promise<Integer> reply) {
      waiting.add(reply);
      if (waiting.size() < parties) {
        return List.of();
      }
      List<Promise<Integer>> all = new ArrayList<>(waiting);
      waiting.clear();
      phase++;
      return all;
    }

    int phase() {
      return phase;
    }
  }

  /** No unit: the wait holds no lock. */
  static int pass(Barrier barrier) {
    Promise<Integer> reply = new Promise<>();
    for (Promise<Integer> each : barrier.arrive(reply)) {
      each.complete(barrier.phase());
    }
    return reply.future().get();
  }

  static void party(Barrier barrier, int[] done, int me, int rounds) {
    for (int r = 1; r <= rounds; r++) {
      done[me] = r;
      if (pass(barrier) != 2 * r - 1) {
        throw new IllegalStateException("phase");
      }
      for (int d : done) {
        if (d != r) {
          throw new IllegalStateException("through the barrier too early: " + d + " in " + r);
        }
      }
      pass(barrier);
    }
  }

  static String barrier(int parties, int rounds) {
    Barrier barrier = new Barrier(parties);
    int[] done = new int[parties];
    finish: {
      for (int i = 0; i < parties; i++) {
        int me = i;
        async: party(barrier, done, me, rounds);
      }
    }
    return "barrier " + barrier.phase();
  }

  // ---- early and handed-on replies

  static final class Node {
    final int key;
    Node left;
    Node right;
    int below = 1;

    Node(int key) {
      this.key = key;
    }
  }

  /** Replies as soon as the place is known, and puts the counts right afterwards. */
  static void insert(Node root, int key, Promise<Integer> reply) {
    List<Node> way = new ArrayList<>();
    Node n = root;
    for (; ; ) {
      way.add(n);
      Node next = key < n.key ? n.left : n.right;
      if (next == null) {
        break;
      }
      n = next;
    }
    if (key < n.key) {
      n.left = new Node(key);
    } else {
      n.right = new Node(key);
    }
    reply.complete(way.size());
    for (Node each : way) {
      each.below++;
    }
  }

  static String early(int keys) {
    Node root = new Node(keys / 2);
    Random random = new Random(7);
    long depths = 0;
    finish: {
      for (int i = 0; i < keys; i++) {
        int key = random.nextInt(1000);
        Promise<Integer> reply = new Promise<>();
        finish_one: {
          async_one: insert(root, key, reply);
          depths += reply.future().get();
        }
      }
    }
    return "early " + (depths > keys) + " " + root.below;
  }

  /** Hands the reply on to the next one until the work is small enough. */
  static void answer(int from, int to, Promise<Long> reply) {
    if (to - from <= 4) {
      long sum = 0;
      for (int i = from; i < to; i++) {
        sum += i;
      }
      reply.complete(sum);
      return;
    }
    int middle = (from + to) / 2;
    Promise<Long> left = new Promise<>();
    async: answer(from, middle, left);
    async: {
      Promise<Long> right = new Promise<>();
      async_right: answer(middle, to, right);
      reply.complete(left.future().get() + right.future().get());
    }
  }

  static String handedOn(int n) {
    Promise<Long> reply = new Promise<>();
    long sum;
    finish: {
      async: answer(0, n, reply);
      sum = reply.future().get();
    }
    return "handed on " + sum;
  }

  // ---- CKY: a cell for each span, each put once and got by many

  static final int SYMBOLS = 12;

  static int[][] grammar(Random random) {
    int[][] rules = new int[40][];
    for (int i = 0; i < rules.length; i++) {
      rules[i] =
          new int[] {random.nextInt(SYMBOLS), random.nextInt(SYMBOLS), random.nextInt(SYMBOLS)};
    }
    return rules;
  }

  static int combine(int[][] rules, int left, int right) {
    int found = 0;
    for (int[] rule : rules) {
      if ((left >> rule[1] & 1) != 0 && (right >> rule[2] & 1) != 0) {
        found |= 1 << rule[0];
      }
    }
    return found;
  }

  static void cell(Promise<Integer>[][] cells, int[][] rules, int i, int j) {
    int found = 0;
    for (int k = i + 1; k < j; k++) {
      Future<Integer> left = cells[i][k].future();
      found |= combine(rules, left.get(), cells[k][j].future().get());
    }
    cells[i][j].complete(found);
  }

  @SuppressWarnings("unchecked")
  static int cky(int[][] rules, int[] words) {
    int n = words.length;
    Promise<Integer>[][] cells = new Promise[n + 1][n + 1];
    for (int i = 0; i <= n; i++) {
      for (int j = i + 1; j <= n; j++) {
        cells[i][j] = new Promise<>();
      }
    }
    finish: {
      for (int length = n; length > 1; length--) { // the wide ones first: they all wait
        for (int i = 0; i + length <= n; i++) {
          int from = i;
          int to = i + length;
          async: cell(cells, rules, from, to);
        }
      }
      for (int i = 0; i < n; i++) {
        cells[i][i + 1].complete(1 << words[i]);
      }
    }
    return cells[0][n].future().get();
  }

  static int serialCky(int[][] rules, int[] words) {
    int n = words.length;
    int[][] cells = new int[n + 1][n + 1];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        if (length == 1) {
          cells[i][i + 1] = 1 << words[i];
        }
        for (int k = i + 1; k < i + length; k++) {
          cells[i][i + length] |= combine(rules, cells[i][k], cells[k][i + length]);
        }
      }
    }
    return cells[0][n];
  }

  static String parse(int n) {
    Random random = new Random(11);
    int[][] rules = grammar(random);
    int[] words = random.ints(n, 0, SYMBOLS).toArray();
    return "cky " + (cky(rules, words) == serialCky(rules, words));
  }

  // ---- branch and bound: all read the bound, few write it

  @AtomicSet(value = "best", reads = Reads.SNAPSHOT)
  static final class Best {
    private long value;
    private long taken;

    void offer(long v, long set) {
      if (v > value) {
        value = v;
        taken = set;
      }
    }

    long value() {
      return value;
    }

    boolean isOf(int[] values) {
      long sum = 0;
      for (int i = 0; i < values.length; i++) {
        sum += (taken >> i & 1) * values[i];
      }
      return sum == value;
    }
  }

  static void branch(int[] values, int[] weights, int i, long v, long room, long set, Best best) {
    best.offer(v, set);
    long rest = 0;
    for (int k = i; k < values.length; k++) {
      rest += values[k];
    }
    if (i == values.length || v + rest <= best.value()) {
      return;
    }
    if (weights[i] <= room) {
      async: branch(values, weights, i + 1, v + values[i], room - weights[i], set | 1L << i, best);
    }
    branch(values, weights, i + 1, v, room, set, best);
  }

  static String knapsack(int n) {
    Random random = new Random(3);
    int[] values = random.ints(n, 10, 60).toArray();
    int[] weights = random.ints(n, 10, 60).toArray();
    int room = 35 * n / 2;
    Best best = new Best();
    finish: branch(values, weights, 0, 0, room, 0, best);
    long[] table = new long[room + 1];
    for (int i = 0; i < n; i++) {
      for (int w = room; w >= weights[i]; w--) {
        table[w] = Math.max(table[w], table[w - weights[i]] + values[i]);
      }
    }
    return "bound " + (best.value() == table[room]) + " " + best.isOf(values);
  }

  public static void main(String[] args) {
    System.out.println(early(200));
    System.out.println(barrier(20, 5));
    System.out.println(handedOn(500));
    System.out.println(parse(14));
    System.out.println(knapsack(14));
  }
}
