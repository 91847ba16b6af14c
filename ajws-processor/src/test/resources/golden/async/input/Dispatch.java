import java.util.ArrayList;
import java.util.List;
import org.ajws.Finish;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

/** Spawning methods called in every way: interfaces, overrides, super, generics, varargs, nested. */
class Dispatch {
  interface Node<T> {
    T sum(int depth) throws Exception;

    default int size(int depth) throws Exception {
      @Reduce(ReduceOp.SUM) int size = 1;
      finish:
      for (Node<T> kid : kids()) {
        async: size += kid.size(depth + 1);
      }
      return size;
    }

    List<Node<T>> kids();
  }

  static class Leaf implements Node<Integer> {
    final int v;

    Leaf(int v) {
      this.v = v;
    }

    @Override
    public Integer sum(int depth) {
      return v;
    }

    @Override
    public List<Node<Integer>> kids() {
      return List.of();
    }
  }

  static class Inner implements Node<Integer> {
    final List<Node<Integer>> kids = new ArrayList<>();

    @Override
    public Integer sum(int depth) throws Exception {
      int[] parts = new int[kids.size()];
      int k = 0;
      finish:
      for (Node<Integer> kid : kids) {
        int slot = k++;
        async: parts[slot] = kid.sum(depth + 1);
      }
      int s = 0;
      for (int p : parts) s += p;
      return s;
    }

    @Override
    public List<Node<Integer>> kids() {
      return kids;
    }
  }

  static class Doubling extends Inner {
    @Override
    public Integer sum(int depth) throws Exception {
      return 2 * super.sum(depth);
    }
  }

  static Node<Integer> tree(int depth) {
    if (depth == 0) return new Leaf(depth + 1);
    Inner inner = depth % 2 == 0 ? new Doubling() : new Inner();
    for (int i = 0; i < 3; i++) inner.kids.add(tree(depth - 1));
    return inner;
  }

  static <T extends Comparable<T>> T max(List<? extends T> all, int from, int to) {
    if (to - from == 1) return all.get(from);
    int mid = (from + to) >>> 1;
    T a;
    T b;
    finish:
    {
      async: a = max(all, from, mid);
      b = max(all, mid, to);
    }
    return a.compareTo(b) > 0 ? a : b;
  }

  static long sum(int... values) {
    if (values.length < 2) return values.length == 0 ? 0 : values[0];
    int half = values.length / 2;
    long left;
    long right;
    finish:
    {
      async: left = sum(java.util.Arrays.copyOf(values, half));
      right = sum(java.util.Arrays.copyOfRange(values, half, values.length));
    }
    return left + right;
  }

  private final int[] slots = new int[64];

  /** Its asyncs belong to the finish of whoever calls it. */
  void escape(int from, int to) {
    if (to - from == 1) {
      slots[from] = from * from;
      return;
    }
    int mid = (from + to) / 2;
    async: escape(from, mid);
    async: this.escape(mid, to);
  }

  int escaped() {
    finish: escape(0, slots.length);
    return java.util.Arrays.hashCode(slots);
  }

  static double integrate(double from, double to) {
    class Local {
      @Finish
      double area(double a, double b, int depth) {
        if (depth == 0) return (b - a) * (a * a + b * b) / 2;
        double left;
        double right;
        double mid = (a + b) / 2;
        finish:
        {
          async: left = area(a, mid, depth - 1);
          right = area(mid, b, depth - 1);
        }
        return left + right;
      }
    }

    return new Local().area(from, to, 10);
  }

  class Member {
    final int by;

    Member(int by) {
      this.by = by;
    }

    @SuppressWarnings("ajws-shared") int count(int n) {
      if (n <= 0) return by + slots.length;
      int a;
      finish:
      {
        async: a = count(n - by);
        Dispatch.this.slots[0] = 7;
      }
      return a + Dispatch.this.slots[0];
    }
  }

  public static void main(String[] args) throws Exception {
    System.out.println(tree(6).sum(0) + " " + tree(6).size(0));
    System.out.println(max(List.of(3, 9, 2, 8, 5, 7, 1), 0, 7));
    int[] values = new int[300];
    for (int i = 0; i < values.length; i++) values[i] = i * 3;
    System.out.println(sum(values) + sum());
    System.out.println(new Dispatch().escaped());
    System.out.println(integrate(0, 3));
    System.out.println(new Dispatch().new Member(3).count(40));
    Node<Integer> anonymous =
        new Inner() {
          @Override
          public Integer sum(int depth) throws Exception {
            int a;
            finish:
            {
              async: a = tree(4).sum(depth);
              super.sum(depth);
            }
            return -a;
          }
        };
    System.out.println(anonymous.sum(0));
  }
}
