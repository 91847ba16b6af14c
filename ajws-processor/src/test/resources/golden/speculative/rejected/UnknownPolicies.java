import org.ajws.ParallelFor;
import org.ajws.Speculative;

class UnknownPolicies {
  @Speculative(HARMLESS)
  static int square(int x) {
    return x * x;
  }

  static void squares(int[] a, int[] at) {
    for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
      a[at[i]] = square(i);
    }
  }
}
