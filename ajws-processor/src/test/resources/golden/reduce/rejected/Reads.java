import static org.ajws.ReduceOp.SUM;

import org.ajws.ParallelFor;
import org.ajws.Reduce;

class Reads {
  int run(int[] a) {
    @Reduce(SUM) int sum = 0;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      sum += a[i];
      if (sum > 10) {
        a[i] = 0;
      }
      a[i] = sum++;
    }
    for (@ParallelFor int i = 0; i < a.length; i++) {
      sum++;
      for (@ParallelFor int j = 0; j < i; j++) {
        System.out.println(sum);
      }
    }
    return sum;
  }
}
