import org.ajws.ParallelFor;
import org.ajws.Private;

class ReadAfter {
  double array(double[] a) {
    @Private double[] temp = new double[4];
    for (@ParallelFor int i = 0; i < a.length; i++) {
      temp[0] = a[i];
      a[i] = temp[0] + 1;
    }
    return temp[0];
  }

  void number(int[] a) {
    @Private int k = 5;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] = k++;
    }
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] = k;
    }
  }

  void around(double[] a) {
    @Private double[] temp = new double[4];
    for (int pass = 0; pass < 2; pass++) {
      System.out.println(temp[1]);
      for (@ParallelFor int i = 0; i < a.length; i++) {
        temp[1] = a[i];
        a[i] = temp[1] + 1;
      }
    }
  }
}
