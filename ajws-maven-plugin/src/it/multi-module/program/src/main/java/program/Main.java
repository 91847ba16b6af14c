package program;

import lib.Histogram;
import org.ajws.ParallelFor;

public final class Main {
  private Main() {}

  public static void main(String[] args) {
    Histogram histogram = new Histogram();
    for (@ParallelFor int i = 0; i < 1001; i++) {
      histogram.add(i);
    }
    System.out.println(histogram.difference());
  }
}
