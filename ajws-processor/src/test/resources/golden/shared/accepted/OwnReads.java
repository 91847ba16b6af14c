import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import org.ajws.ParallelFor;

/** Iterations read what no other one writes, though methods do it. */
class OwnReads {
  static class Matrix {
    private final double[][] rows;
    private double scale;

    Matrix(int n) {
      rows = new double[n][n];
    }

    double get(int i, int j) {
      return rows[i][j] * scale;
    }

    void set(int i, int j, double x) {
      rows[i][j] = x;
    }
  }

  static class Body {
    final double mass = 1;
    double x;
    double force;

    double pull(Body other) {
      return mass * other.mass * (other.x - x);
    }
  }

  private double[] now;
  private double[] then;

  void rows(Matrix m, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      double sum = 0;
      for (int j = 0; j < n; j++) {
        sum += m.get(i, j);
      }
      m.set(i, 0, sum);
    }
  }

  void multiply(Matrix a, Matrix b, Matrix c, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double sum = 0;
        for (int k = 0; k < n; k++) {
          sum += a.get(i, k) * b.get(k, j);
        }
        c.set(i, j, sum);
      }
    }
  }

  private double around(int i) {
    return now[i - 1] + now[i] + now[i + 1];
  }

  void step() {
    for (@ParallelFor int i = 1; i < now.length - 1; i++) {
      then[i] = around(i) / 3;
    }
  }

  void forces(List<Body> bodies) {
    for (@ParallelFor Body b : bodies) {
      for (Body other : bodies) {
        b.force += b.pull(other);
      }
    }
  }

  void move(Body[] bodies) {
    for (@ParallelFor int i = 0; i < bodies.length; i++) {
      bodies[i].x += bodies[i].force / bodies[i].mass;
      bodies[i].force = 0;
    }
  }

  private double sum(double[] a, int from, int to) {
    double sum = 0;
    for (int k = from; k < to; k++) {
      sum += a[k];
    }
    return sum;
  }

  void halves(double[] a, double[] out, int stride) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      a[i * stride] = sum(a, i * stride, i * stride + stride);
    }
  }

  void ownWriter(String[] out) throws IOException {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      Writer own = new StringWriter();
      own.write(out[i]);
      out[i] = own.toString();
      System.out.println(out[i]);
    }
  }
}
