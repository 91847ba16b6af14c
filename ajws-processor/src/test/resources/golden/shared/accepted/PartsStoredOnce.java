import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ajws.ParallelFor;

/** Parts that were made elsewhere, but are handed on once, copied, or of the same object. */
class PartsStoredOnce {
  static class Grid {
    int total;
    int[] rows = new int[3];
  }

  static class Outer {
    final Grid g = new Grid();
    final Inner in = new Inner(g);
    Grid g2;
    final List<int[]> lists = new ArrayList<>();

    Outer() {
      g2 = g;
      lists.add(new int[3]);
    }
  }

  static class Inner {
    final Grid g;

    Inner(Grid g) {
      this.g = g;
    }
  }

  static class Lazy {
    private Grid g;

    Grid g() {
      if (g == null) {
        g = new Grid();
      }
      return g;
    }
  }

  static class Copy {
    int[] a;
    List<Grid> gs;

    Copy(int[] a, List<Grid> gs) {
      this.a = a.clone();
      this.gs = new ArrayList<>(gs);
    }
  }

  static class Built {
    Grid g;

    Built with(Grid g) {
      this.g = g;
      return this;
    }

    static Built of(Grid g) {
      return new Built().with(g);
    }
  }

  static class Res {
    Grid g;
    int[] a;
  }

  static class Base {
    Grid g;

    Base(Grid g) {
      this.g = g;
    }
  }

  static class Sub extends Base {
    Sub() {
      super(new Grid());
    }

    Sub(int k) {
      this();
    }
  }

  static class Grow {
    int[] data = new int[2];
    int n;

    void add(int x) {
      if (n == data.length) data = Arrays.copyOf(data, n * 2);
      data[n++] = x;
    }
  }

  static class Swap {
    int[] a = new int[3];
    int[] b = new int[3];

    void swap() {
      int[] t = a;
      a = b;
      b = t;
      a[0]++;
    }
  }

  static void build(
      List<Outer> os,
      List<Copy> cs,
      List<Built> bs,
      List<Res> rs,
      List<Grid> gs,
      int[] x,
      int[][] rows) {
    for (int i = 0; i < 3; i++) {
      os.add(new Outer());
      cs.add(new Copy(x, gs));
      bs.add(Built.of(new Grid()));
    }
    for (Grid g : gs) {
      Res r = new Res();
      r.g = g;
      rs.add(r);
    }
    for (int i = 0; i < 3; i++) {
      Res r = new Res();
      r.a = rows[i];
      r.g = gs.get(i);
      rs.add(r);
    }
    gs.stream()
        .map(
            g -> {
              Res r = new Res();
              r.g = g;
              return r;
            })
        .forEach(rs::add);
    List<Base> b = List.of(new Sub(), new Sub(1), new Base(new Grid()));
  }

  void own(
      List<Outer> os,
      List<Copy> cs,
      List<Built> bs,
      List<Res> rs,
      List<Lazy> ls,
      List<Base> subs,
      List<Grow> gr,
      List<Swap> sw) {
    for (@ParallelFor Outer o : os) {
      o.in.g.total++;
      o.g2.total++;
      o.g.rows[0]++;
      o.lists.get(0)[1]++;
    }
    for (@ParallelFor Copy c : cs) {
      c.a[0]++;
      c.gs.add(null);
    }
    for (@ParallelFor Built b : bs) {
      b.g.total++;
    }
    for (@ParallelFor Res r : rs) {
      r.g.total++;
      r.a[0] = 1;
    }
    for (@ParallelFor Lazy l : ls) {
      l.g().total++;
    }
    for (@ParallelFor Base b : subs) {
      b.g.total++;
    }
    for (@ParallelFor Grow g : gr) {
      g.add(1);
      g.add(2);
    }
    for (@ParallelFor Swap s : sw) {
      s.swap();
    }
  }

  static class Sorted {
    static class Cell {
      int v;
    }

    private final Cell[] other = new Cell[9];
    private final Cell[] shifted = new Cell[9];

    void sort() {
      for (int k = 1; k < other.length; k++) {
        Cell x = other[k];
        int j = k - 1;
        while (j >= 0 && other[j].v > x.v) {
          other[j + 1] = other[j];
          j--;
        }
        other[j + 1] = x;
      }
    }

    void shift() {
      for (int k = 0; k + 1 < shifted.length; k++) {
        shifted[k] = shifted[k + 1];
      }
      shifted[shifted.length - 1] = new Cell();
    }

    void each() {
      for (@ParallelFor int i = 0; i < other.length; i++) {
        other[i].v++;
        shifted[i].v++;
      }
    }
  }
}
