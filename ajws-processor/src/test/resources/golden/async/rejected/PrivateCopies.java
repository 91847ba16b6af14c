import java.util.ArrayList;
import java.util.List;
import org.ajws.Private;

class PrivateCopies {
  int readAfter(double[] a) {
    @Private double[] temp = new double[a.length];
    @Private int k = 0;
    finish:
    {
      async: k = fill(temp, a);
      async2: fill(temp, a);
      work(k);
    }
    return (int) temp[0] + k;
  }

  void notCopied(double[] a) {
    @Private List<Double> list = new ArrayList<>();
    finish:
    {
      async: work(list.size());
      work(a.length);
    }
  }

  static int fill(double[] temp, double[] a) {
    return a.length;
  }

  static int work(int n) {
    return n;
  }
}
