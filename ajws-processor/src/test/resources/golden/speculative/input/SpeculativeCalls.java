import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ajws.ParallelFor;
import org.ajws.SpeculationPolicy;
import org.ajws.Speculative;

/** Calls that are followed, pure, deferred, and such that cannot be taken back. */
class SpeculativeCalls {
  static final int N = 500;
  static int[] state = new int[64];
  static final List<String> log = new ArrayList<>();
  static final Map<Integer, Integer> counts = new HashMap<>();

  enum Colour {
    RED,
    GREEN,
    BLUE
  }

  record Pair(int a, long b) {
    static Pair of(int a) {
      return new Pair(a, a * 2L);
    }
  }

  @Speculative(SpeculationPolicy.PURE)
  static int weigh(List<String> words, int i) {
    int sum = 0;
    for (String w : words) {
      sum += w.length() * i;
    }
    return sum;
  }

  @Speculative(SpeculationPolicy.DEFERRED)
  static void note(String what, int i) {
    log.add(what + i);
  }

  @Speculative(SpeculationPolicy.IRREVOCABLE)
  static void stamp(int i) {
    state[0] = state[0] * 31 + i;
  }

  static synchronized void guarded(int i) {
    state[1] += i;
  }

  static int twice(int x) {
    return x < 2 ? x : twice(x - 1) + twice(x - 2) & 1023;
  }

  static void spread(int from, int... slots) {
    for (int s : slots) {
      state[s & 63] += from;
    }
  }

  static <T extends Comparable<T>> T least(T a, T b) {
    return a == b ? a : b;
  }

  public static void main(String[] args) {
    List<String> words = List.of("a", "bcd");
    String[] names = new String[N];
    Pair[] pairs = new Pair[N];
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      int k = i * 31 & 63;
      state[k] += Math.abs(-k) + Integer.parseInt("12") + weigh(words, i);
      state[twice(i % 12) & 63]++;
      spread(i);
      spread(i, k, i, 7);
      names[i] = String.valueOf(i).concat("#") + Character.toUpperCase('x') + Long.toHexString(k);
      Colour colour = Colour.values()[k % 3];
      switch (colour) {
        case RED -> state[10]++;
        case GREEN -> state[11] += colour.ordinal();
        default -> names[i] += colour.name();
      }
      pairs[i] = k == 5 ? pairs[Math.max(0, i - 1)] : Pair.of(k);
      state[12] += pairs[i] == null ? 1 : pairs[i].a() + (int) pairs[i].b();
      names[k] = least(names[k], names[i]);
      note("noted ", i);
      System.out.println(i);
      System.out.printf("%d of %s%n", k, names[i]);
      if (i % 100 == 50) {
        stamp(i);
        System.out.println("stamped");
      }
      if (i % 100 == 70) {
        guarded(i);
      } else if (i % 100 == 80) counts.merge(k, 1, Integer::sum);
      if (i % 100 == 90) {
        synchronized (log) {
          state[k]--;
        }
      }
      if (i % 100 == 95) {
        for (String w : words) {
          state[k] += w.length();
        }
      }
    }
    System.out.println(Arrays.toString(state) + log.hashCode() + counts);
    System.out.println(Arrays.hashCode(names) + " " + Arrays.hashCode(pairs));
  }
}
