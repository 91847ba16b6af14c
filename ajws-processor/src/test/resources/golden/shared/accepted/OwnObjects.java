import java.util.ArrayList;
import java.util.List;
import org.ajws.ParallelFor;
import org.ajws.Private;

class OwnObjects {
  static final class Point {
    double x;
    final double[] velocity = new double[3];

    void move() {
      x += velocity[0];
    }
  }

  void madeInside(double[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      double[] temp = new double[2];
      temp[0] = a[i];
      a[i] = temp[0] + temp[1];
    }
  }

  void privateCopy(double[] a, int n) {
    @Private double[] temp = new double[2];
    for (@ParallelFor int i = 0; i < n; i++) {
      temp[0] = a[i];
      a[i] = 2 * temp[0];
    }
  }

  void library(String[] out, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      StringBuilder text = new StringBuilder();
      List<Integer> digits = new ArrayList<>();
      for (int k = i; k > 0; k /= 10) {
        digits.add(k % 10);
      }
      out[i] = text.append(digits).append('.').toString();
    }
  }

  void elements(List<Point> points, Point[] others) {
    for (@ParallelFor Point p : points) {
      p.move();
      p.velocity[0] = 0;
    }
    for (@ParallelFor int i = 0; i < others.length; i++) {
      others[i].x = i;
    }
  }
}
