import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.SpeculationPolicy;
import org.ajws.Speculative;

/** Calls of methods that classes override, in the module, in a method, and by a lambda. */
class SpeculativeVirtual {
  static final int N = 900;
  static int[] cells = new int[64];

  interface Rule<T> {
    int apply(T cell, int i);

    default int twice(T cell, int i) {
      cells[5] += i;
      return apply(cell, i) + apply(cell, i + 1);
    }
  }

  abstract static class Base implements Rule<Integer> {
    int calls;

    abstract void touch(int i);

    int size() {
      return calls;
    }

    protected <V> V same(V v) {
      calls += 2;
      return v;
    }
  }

  static class Plain extends Base {
    @Override
    public int apply(Integer cell, int i) {
      touch(i);
      return cells[cell & 63] ^ i;
    }

    @Override
    void touch(int i) {
      calls++;
      cells[i & 63] += calls;
    }
  }

  static class Special extends Plain {
    @Override
    void touch(int i) {
      if (i % 50 == 3) {
        super.touch(i);
      }
      cells[(i + 1) & 63]--;
    }

    @Override
    synchronized int size() {
      return ++calls;
    }
  }

  static class Pure extends Plain {
    @Override
    @Speculative(SpeculationPolicy.PURE)
    public int apply(Integer cell, int i) {
      return i * 3;
    }
  }

  public static void main(String[] args) {
    Base local =
        new Plain() {
          @Override
          void touch(int i) {
            cells[0] = cells[0] * 31 + i;
          }
        };
    Base[] rules = {new Plain(), new Special(), new Pure(), local};
    Rule<String> lambda = (text, i) -> cells[7] += text.length() + i;
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      Base rule = rules[i % 40 == 39 ? 3 : i % 3];
      rule.touch(i);
      cells[i * 7 & 63] += rule.apply(i, i) + rule.size();
      if (i % 10 == 0) {
        cells[9] += rule.twice(i, i) + rule.same(i);
      }
      if (i % 100 == 60) {
        cells[10] += lambda.apply("abc", i);
      }
    }
    System.out.println(Arrays.toString(cells));
    for (Base b : rules) {
      System.out.println(b.calls);
    }
  }
}
