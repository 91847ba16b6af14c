import java.util.Iterator;
import java.util.List;
import java.util.function.IntSupplier;
import org.ajws.Finish;
import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;
import org.ajws.SpeculationPolicy;
import org.ajws.Speculative;
import org.ajws.runtime.AjwsRuntime;

class SpeculativeLoops {
  int[] a = new int[9];

  @Speculative(SpeculationPolicy.DEFERRED)
  int late() {
    return 1;
  }

  void headers(List<String> list) {
    for (@ParallelFor(speculative = true) Iterator<String> s = list.iterator(); s.hasNext(); ) {
      String t = s.next();
      a[t.length()]++;
    }
    for (@ParallelFor(speculative = true) int i = 1; i < 9; i *= 2) {
      a[i]++;
    }
  }

  void cancels() {
    for (@ParallelFor(speculative = true) int i = 1; i < 9; i++) {
      a[i]++;
      AjwsRuntime.cancel();
    }
  }

  IntSupplier lambda() {
    return () -> {
      for (@ParallelFor(speculative = true) int i = 1; i < 9; i++) {
        if (a[i] > 3) {
          return a[i];
        }
      }
      return 0;
    };
  }

  @Finish
  int finish() {
    for (@ParallelFor(speculative = true) int i = 1; i < 9; i++) {
      if (a[i] > 3) {
        return a[i];
      }
    }
    return 0;
  }

  int yields(int k) {
    return switch (k) {
      case 1 -> {
        for (@ParallelFor(speculative = true) int i = 1; i < 9; i++) {
          if (a[i] > 3) {
            yield a[i];
          }
        }
        yield 0;
      }
      default -> 2;
    };
  }

  void numbers() {
    for (@ParallelFor(window = 3) int i = 1; i < 9; i++) {
      a[i]++;
    }
    for (@ParallelFor(speculative = true, chunk = -1) int i = 1; i < 9; i++) {
      a[i]++;
    }
  }

  void locals(int n) {
    int last = 0;
    for (@ParallelFor(speculative = true) int i = 1; i < n; i++) {
      last = last + a[i];
    }
    System.out.println(last);
  }

  double sum(double[] d) {
    @Reduce(ReduceOp.SUM)
    double sum = 0;
    for (@ParallelFor(speculative = true) int i = 1; i < 9; i++) {
      a[i]++;
      sum += d[i];
    }
    return sum;
  }

  /** A jump out of a speculative loop may leave what it must not. */
  void around(int n) {
    async:
    {
      for (@ParallelFor(speculative = true) int i = 1; i < n; i++) {
        if (a[i]++ > 3) {
          return;
        }
      }
    }
    outer:
    for (@ParallelFor int j = 1; j < n; j++) {
      for (@ParallelFor(speculative = true) int i = 1; i < n; i++) {
        if (j > 3) {
          break outer;
        }
        System.out.print(i);
      }
    }
  }
}
