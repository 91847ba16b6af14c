import static org.ajws.ReduceOp.AND;
import static org.ajws.ReduceOp.MAX;
import static org.ajws.ReduceOp.MIN;
import static org.ajws.ReduceOp.PRODUCT;
import static org.ajws.ReduceOp.SUM;

import java.util.Random;
import org.ajws.ParallelFor;
import org.ajws.Reduce;

class Forms {
  void run(int[] a, Random random) {
    @Reduce(SUM) int sum = 0;
    @Reduce(PRODUCT) int product = 1;
    @Reduce(MIN) int min = 0;
    @Reduce(MAX) int max = 0;
    @Reduce(AND) boolean all = true;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      sum *= a[i];
      sum = a[i] - sum;
      sum += sum;
      product /= a[i];
      if (a[i] > min) min = a[i];
      if (random.nextInt() > max) max = random.nextInt();
      if (a[i] > max) {
        max = a[i];
        System.out.println(i);
      }
      if (a[i] > 0) all = false;
    }
    System.out.println(sum + product + min + max + " " + all);
  }
}
