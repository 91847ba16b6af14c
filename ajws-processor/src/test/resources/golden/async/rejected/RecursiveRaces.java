import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ajws.Async;

/** Recursive asyncs that meet in one object, field or table, and runs that overlap. */
class RecursiveRaces {
  static class Node {
    Node left;
    Node right;
    int value;
  }

  private static final Map<Integer, Long> MEMO = new HashMap<>();
  private static final long[] TABLE = new long[100];
  private static int leaves;
  private final List<Integer> values = new ArrayList<>();

  void append(Node node) {
    if (node == null) {
      return;
    }
    async: append(node.left);
    append(node.right);
    values.add(node.value);
  }

  static int counted(int n) {
    if (n < 2) {
      leaves++;
      return n;
    }
    @Async int a = counted(n - 1);
    int b = counted(n - 2);
    return a + b;
  }

  static long memo(int n) {
    if (n < 2) {
      return n;
    }
    Long known = MEMO.get(n);
    if (known != null) {
      return known;
    }
    @Async long a = memo(n - 1);
    long b = memo(n - 2);
    MEMO.put(n, a + b);
    return a + b;
  }

  static long table(int n) {
    if (n < 2) {
      return n;
    }
    if (TABLE[n] != 0) {
      return TABLE[n];
    }
    @Async long a = table(n - 1);
    long b = table(n - 2);
    TABLE[n] = a + b;
    return a + b;
  }

  void collect(Node node, List<Integer> out) {
    if (node == null) {
      return;
    }
    async: collect(node.left, out);
    async: collect(node.right, out);
    out.add(node.value);
  }

  void overlapping(int[] a, int low, int middle, int high) {
    finish:
    {
      async: Arrays.sort(a, low, middle + 1);
      Arrays.sort(a, middle, high);
    }
  }

  void children(List<Node> nodes, List<Integer> out) {
    finish:
    for (Node node : nodes) {
      async: collect(node, out);
    }
  }
}
