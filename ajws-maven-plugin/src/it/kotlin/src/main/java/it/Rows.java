package it;

import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

final class Rows {
  static int sum(Weight[] weights) {
    @Reduce(ReduceOp.SUM) int s = 0;
    for (@ParallelFor int i = 0; i < weights.length; i++) {
      s += weights[i].twice();
    }
    return s;
  }
}
