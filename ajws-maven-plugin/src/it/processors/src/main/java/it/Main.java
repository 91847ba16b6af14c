package it;

import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.runtime.AjwsRuntime;

/** Members and classes that processors make, in parallel bodies and units of work. */
public class Main {
  @AtomicSet("a")
  static class Sums {
    private int sum;

    void add(Point point, Pair pair) {
      sum += point.getX() + pair.right();
    }

    int sum() {
      return sum;
    }
  }

  public static void main(String[] args) {
    AjwsRuntime.assertTranslated(Main.class);
    Sums sums = new Sums();
    for (@ParallelFor int i = 0; i < 10; i++) {
      Point point = new Point(i, i * i);
      Size size = ImmutableSize.builder().width(i).height(0).build();
      Pair pair = new AutoValue_Pair(size.width(), new PointsImpl().toDto(point).getSum());
      sums.add(point, pair);
    }
    System.out.println(sums.sum());
  }
}
