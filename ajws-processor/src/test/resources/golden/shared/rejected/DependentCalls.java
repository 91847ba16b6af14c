import java.util.List;
import org.ajws.ParallelFor;

/** What an iteration writes is read by another one: in a method, through a field, by a list. */
class DependentCalls {
  static class Vec {
    private final double[] data;

    Vec(int n) {
      data = new double[n];
    }

    double get(int i) {
      return data[i];
    }

    void set(int i, double x) {
      data[i] = x;
    }
  }

  static class Body {
    double x;
    double force;
    Body next;

    double pull(Body other) {
      return other.x - x;
    }

    void follow() {
      x = next.x / 2;
    }
  }

  private int[] orders;

  private int weight(int[] of) {
    int sum = 0;
    for (int k = 0; k < of.length; k++) {
      sum += of[k] * k;
    }
    return sum;
  }

  void scratch(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      orders[i] = 1;
      out[i] = weight(orders);
      orders[i] = 0;
    }
  }

  void previous(Vec v, int n) {
    for (@ParallelFor int i = 1; i < n; i++) {
      v.set(i, v.get(i - 1) + 1);
    }
  }

  void allBefore(Vec v, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      double sum = 0;
      for (int k = 0; k < i; k++) {
        sum += v.get(k);
      }
      v.set(i, sum);
    }
  }

  void fieldOfPrevious(Body[] bodies) {
    for (@ParallelFor int i = 1; i < bodies.length; i++) {
      bodies[i].x = bodies[i - 1].x + 1;
    }
  }

  void fieldOfOthers(List<Body> bodies) {
    for (@ParallelFor Body b : bodies) {
      for (Body other : bodies) {
        b.x += b.pull(other);
      }
    }
  }

  void fieldOfNext(Body[] bodies) {
    for (@ParallelFor Body b : bodies) {
      b.follow();
    }
  }

  void list(List<Integer> numbers) {
    for (@ParallelFor int i = 1; i < numbers.size(); i++) {
      numbers.set(i, numbers.get(i - 1) + numbers.get(i));
    }
  }
}
