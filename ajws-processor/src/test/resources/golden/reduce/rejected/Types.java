import static org.ajws.ReduceOp.AND;
import static org.ajws.ReduceOp.MAX;
import static org.ajws.ReduceOp.SUM;

import org.ajws.ParallelFor;
import org.ajws.Reduce;

class Types {
  void run(String[] a) {
    @Reduce(SUM) String all = "";
    @Reduce(AND) double x = 0;
    @Reduce(MAX) boolean any = false;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      all += a[i];
    }
    System.out.println(all + x + any);
  }
}
