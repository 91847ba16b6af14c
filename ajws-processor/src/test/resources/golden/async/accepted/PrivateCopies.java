import java.util.ArrayList;
import java.util.List;
import org.ajws.Private;

class PrivateCopies {
  int scratch(double[] a) {
    @Private double[] temp = new double[a.length];
    @Private int k = 0;
    finish:
    {
      work(k);
      async:
      {
        k = fill(temp, a);
        work(k);
      }
      async2: fill(temp, a);
      k = 3;
      work(k);
    }
    temp = new double[1];
    return (int) temp[0] + k;
  }

  void made(double[] a) {
    @Private List<Double> list = null;
    finish:
    {
      async:
      {
        list = new ArrayList<>();
        work(list.size());
      }
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
