import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntSupplier;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Functions, inner objects and containers that nobody else gets. */
class KeptToItself {
  static Object last;

  @AtomicSet("a")
  static class N {
    @Atomic("a")
    int v;

    @Atomic("a")
    final List<Integer> values = new ArrayList<>();

    private final Runnable task = this::inc;
    private final List<Runnable> tasks = new ArrayList<>();
    private final Map<Integer, In> inner = new HashMap<>();
    private final TreeSet<Integer> sorted = new TreeSet<>((a, b) -> a - b + v);
    private In first;

    N() {
      tasks.add(this::inc);
      tasks.add(() -> v++);
      first = new In();
      inner.computeIfAbsent(1, i -> new In());
      values.forEach(x -> v += x);
      values.sort(Comparator.comparing(x -> x + v));
      task.run();
    }

    class In {
      int go() {
        return v++;
      }
    }

    int sum() {
      IntSupplier sum = () -> v + values.size();
      In in = new In();
      return sum.getAsInt() + in.go() + values.stream().mapToInt(x -> x + v).sum();
    }

    N with(int x) {
      values.add(x);
      return this;
    }

    int copied() {
      return new Copy(this).sum;
    }

    Copy copy() {
      return new Copy(this);
    }

    boolean isLast() {
      return last == this || this.equals(last);
    }

    void link(N other) {
      Holder holder = new Holder();
      holder.n = this;
      holder.clear();
    }

    @Override
    public String toString() {
      return "N" + v;
    }

    void inc() {
      v++;
    }
  }

  static class Copy {
    final int sum;

    Copy(N n) {
      sum = n.hashCode();
    }
  }

  static class Holder {
    N n;

    void clear() {
      n = null;
    }
  }

  static N make() {
    N n = new N();
    n.with(1).with(2);
    n.v = n.sum();
    last = n.copy();
    last = "" + n;
    n.link(null);
    System.out.println(n);
    n.v += n.copied();
    if (n.isLast()) {
      n.v++;
    }
    return n;
  }
}
