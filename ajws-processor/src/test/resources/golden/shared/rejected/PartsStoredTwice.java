import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ajws.ParallelFor;

/** Parts that several objects get: from each other, a table, a field, or one local. */
class PartsStoredTwice {
  static class Grid {
    int total;
    int[] rows = new int[3];
  }

  static class A {
    Grid g;

    A(A left) {
      g = left == null ? new Grid() : left.g;
    }
  }

  static class B {
    static final Grid ALL = new Grid();
    Grid g = ALL;
  }

  static class C {
    List<Grid> gs;

    C(List<Grid> gs) {
      this.gs = new ArrayList<>(gs);
    }
  }

  static class D {
    Grid g;

    D with(Grid g) {
      this.g = g;
      return this;
    }
  }

  static class E {
    Grid g;
  }

  static class F {
    final Map<String, Grid> byName = new HashMap<>();
  }

  static class G {
    Grid g;

    G(Map<String, Grid> m, String k) {
      g = m.computeIfAbsent(k, x -> new Grid());
    }
  }

  static class Base {
    Grid g;

    Base(Grid g) {
      this.g = g;
    }
  }

  static class Sub extends Base {
    Sub(Grid g) {
      super(g);
    }
  }

  enum Kind {
    X,
    Y;
    final Grid g = new Grid();
  }

  static class K {
    Grid g;

    K(Kind k) {
      g = k.g;
    }
  }

  interface Makes {
    Grid make();
  }

  static class M {
    Grid g;

    M(Makes m) {
      g = m.make();
    }
  }

  static class W {
    Grid g;
  }

  static void build(List<A> as, List<C> cs, List<Grid> gs, Map<String, Grid> m, Grid field) {
    A last = null;
    for (int i = 0; i < 3; i++) {
      last = new A(last);
      as.add(last);
      cs.add(new C(gs));
      new G(m, "a");
      new Sub(field);
    }
    Grid two = new Grid();
    new D().with(two);
    new D().with(two);
    E e = new E(), f = new E();
    e.g = f.g = new Grid();
    F h = new F();
    for (int i = 0; i < 2; i++) {
      h.byName.put("x", field);
    }
    Grid same = new Grid();
    new M(() -> same);
    new M(() -> same);
    W[] w = new W[3];
    Arrays.setAll(
        w,
        i -> {
          W x = new W();
          x.g = same;
          return x;
        });
    new K(Kind.X);
  }

  void shared(
      List<A> as,
      List<B> bs,
      List<C> cs,
      List<D> ds,
      List<E> es,
      List<F> fs,
      List<G> gl,
      List<Base> subs,
      List<K> ks,
      List<M> ms,
      List<W> ws) {
    for (@ParallelFor A a : as) {
      a.g.total++;
    }
    for (@ParallelFor B b : bs) {
      b.g.total++;
    }
    for (@ParallelFor C c : cs) {
      c.gs.get(0).total++;
    }
    for (@ParallelFor D d : ds) {
      d.g.total++;
    }
    for (@ParallelFor E e : es) {
      e.g.total++;
    }
    for (@ParallelFor F f : fs) {
      f.byName.get("x").total++;
    }
    for (@ParallelFor G g : gl) {
      g.g.total++;
    }
    for (@ParallelFor Base b : subs) {
      b.g.total++;
    }
    for (@ParallelFor K k : ks) {
      k.g.total++;
    }
    for (@ParallelFor M m : ms) {
      m.g.total++;
    }
    for (@ParallelFor W w : ws) {
      w.g.total++;
    }
  }

  void asyncs(List<A> as, A a, A b) {
    finish:
    {
      async:
      a.g.total = 1;
      int k = b.g.total;
    }
    finish:
    {
      for (A x : as) {
        async:
        x.g.total++;
      }
    }
  }

  void more(List<A> as, A a, A b) {
    finish:
    {
      async:
      as.get(0).g.total++;
      async:
      as.get(1).g.total++;
    }
    finish:
    {
      async:
      a.g.rows[0] = 1;
      b.g.rows[0] = 2;
    }
  }
}
