import static org.ajws.ReduceOp.SUM;

import org.ajws.Finish;
import org.ajws.ParallelFor;
import org.ajws.Private;
import org.ajws.Reduce;

@Finish
class MisplacedAnnotations {
  @Private double[] scratch;

  int sum(@Reduce(SUM) int s, int[] a) {
    for (@ParallelFor @Private int i = 0; i < a.length; i++) {
      a[i] = i;
    }
    return s;
  }
}
