import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.ajws.ParallelFor;

/** What is not an iteration's own, through objects that it makes. */
class HeldByOwn {
  int v;
  HeldByOwn next;

  static class Wrap {
    int[] w;

    Wrap(int[] w) {
      this.w = w;
    }

    void count() {
      w[0]++;
    }

    int[] get() {
      return w;
    }

    static Wrap of(int[] w) {
      return new Wrap(w);
    }
  }

  record Row(int[] data, List<Integer> list) {
    void count() {
      data[0]++;
    }
  }

  void link(HeldByOwn to) {
    next = to;
  }

  void fields(int n, int[] a, List<Integer> list, HeldByOwn o) {
    for (@ParallelFor int i = 0; i < n; i++) {
      new Wrap(a).count();
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      new Wrap(a).w[0]++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Wrap.of(a).get()[0]++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      new Row(a, list).count();
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      new Row(a, list).list().add(3);
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      HeldByOwn h = new HeldByOwn();
      h.next = o;
      h.next.v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      HeldByOwn h = new HeldByOwn();
      h.link(o);
      h.next.v++;
    }
  }

  void containers(int n, int[] a, HeldByOwn[] all, HeldByOwn o) {
    for (@ParallelFor int i = 0; i < n; i++) {
      int[][] own = {a};
      own[0][0]++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      HeldByOwn[] own = new HeldByOwn[1];
      own[0] = o;
      own[0].v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      all.clone()[0].v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      List.of(o).get(0).v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Optional.of(o).get().v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      for (HeldByOwn h : List.of(o)) {
        h.v++;
      }
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      List<HeldByOwn> own = new ArrayList<>();
      own.add(o);
      own.get(0).v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      new ArrayList<>(Arrays.asList(all)).get(0).v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Stream.of(all).forEach(h -> h.v++);
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Arrays.asList(all).set(0, null);
    }
  }

  void functions(int n, HeldByOwn o) {
    for (@ParallelFor int i = 0; i < n; i++) {
      Supplier<HeldByOwn> given = () -> o;
      given.get().v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Consumer<HeldByOwn> taken = h -> h.v++;
      taken.accept(o);
    }
  }

  void iterators(int n, List<Integer> list, Map<String, Integer> map) {
    for (@ParallelFor int i = 0; i < n; i++) {
      for (Iterator<Integer> it = list.iterator(); it.hasNext(); it.remove()) {
        it.next();
      }
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      map.entrySet().iterator().next().setValue(3);
    }
  }
}
