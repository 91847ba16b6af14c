import java.util.Map;
import java.util.function.IntSupplier;
import org.ajws.Finish;
import org.ajws.ParallelFor;
import org.ajws.SpeculationPolicy;
import org.ajws.Speculative;

class SpeculativeLoops {
  int[] a = new int[9];

  @Speculative(SpeculationPolicy.DEFERRED)
  void late() {}

  void headers(String[] list) {
    for (@ParallelFor(speculative = true, window = 3, chunk = 2) String s : list) {
      a[s.length()]++;
    }
    for (@ParallelFor(speculative = true) int i = 1; i < 9; i += a.length) {
      a[i]++;
      late();
    }
  }

  /** A slot that every iteration writes is no error. */
  void conflicts() {
    for (@ParallelFor(speculative = true) int i = 1; i < 9; i++) {
      a[0]++;
    }
  }

  IntSupplier lambda() {
    return () -> {
      int[] found = {0};
      for (@ParallelFor(speculative = true) int i = 1; i < 9; i++) {
        if (a[i] > 3) {
          found[0] = a[i];
          break;
        }
      }
      return found[0];
    };
  }

  @Finish
  int finish() {
    for (@ParallelFor(speculative = true) int i = 1; i < 9; i++) {
      if (a[i] > 3) {
        break;
      }
    }
    return 0;
  }

  /** What cannot be taken back is not done by each iteration. */
  void seldom(Map<Integer, Integer> counts) {
    for (@ParallelFor(speculative = true) int i = 0; i < 9; i++) {
      if (a[i]++ < 3) {
        continue;
      }
      counts.merge(a[i], 1, Integer::sum);
    }
  }

  void around(int n) {
    async:
    {
      for (@ParallelFor(speculative = true) int i = 1; i < n; i++) {
        if (a[i]++ > 3) {
          break async;
        }
      }
    }
    outer:
    for (@ParallelFor int j = 1; j < n; j++) {
      for (@ParallelFor(speculative = true) int i = 1; i < n; i++) {
        if (j > 3) {
          continue outer;
        }
        System.out.print(i);
      }
    }
  }
}
