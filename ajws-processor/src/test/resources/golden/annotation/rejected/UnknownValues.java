import org.ajws.ParallelFor;
import org.ajws.Private;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

class UnknownValues {
  double sum(double[] a) {
    @Reduce(ReduceOp.PLUS) double s = 0;
    @Reduce(SUM) double t = 0;
    @Reduce(operation = ReduceOp.SUM) double u = 0;
    @Private(copy = true) double[] temp = new double[1];
    for (@ParallelFor int i = 0; i < a.length; i++) {
      s += a[i];
      t += a[i];
      u += a[i];
      temp[0] = a[i];
    }
    return s + t + u;
  }
}
