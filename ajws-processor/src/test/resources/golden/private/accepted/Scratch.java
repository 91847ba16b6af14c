import org.ajws.ParallelFor;
import org.ajws.Private;

class Scratch {
  void twice(double[][] a) {
    @Private double[] temp = new double[a.length];
    for (@ParallelFor int i = 0; i < a.length; i++) {
      System.arraycopy(a[i], 0, temp, 0, temp.length);
      a[i][0] = temp[1];
    }
    for (@ParallelFor int i = 0; i < a.length; i++) {
      temp[0] = a[i][0];
      a[i][0] = temp[0] * 2;
    }
    if (temp != null && temp.length > 1) {
      temp[0] = 3;
      a[0][0] = temp[0];
    }
  }

  void filled(double[] a) {
    @Private double[] temp = new double[4];
    for (@ParallelFor int i = 0; i < a.length; i++) {
      temp[0] = a[i];
      a[i] = temp[0] + 1;
    }
    java.util.Arrays.fill(temp, 0);
    System.out.println(temp[0]);
    temp = new double[2];
    System.out.println(temp[0]);
  }

  void unassigned(int[] a) {
    @Private int k;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      k = a[i];
      a[i] = k + 1;
    }
    k = 3;
    System.out.println(k);
  }
}
