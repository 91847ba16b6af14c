import org.ajws.sync.Interval;
import org.ajws.sync.Intervals;

class Graphs {
  static void build(int[] v) {
    Intervals.run(
        g -> {
          Interval a = g.add("a", () -> v[0]++);
          g.add("b", () -> v[0]++).after(a);
        });
    Intervals.wavefront(3, 3, (i, j) -> v[i] += j);
  }
}
