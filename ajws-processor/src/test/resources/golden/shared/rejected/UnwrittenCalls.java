import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;
import org.ajws.ParallelFor;

/** What Java, or a library, calls without the code saying so. */
class UnwrittenCalls {
  static int count;
  int closed;

  static class Resource implements AutoCloseable {
    @Override
    public void close() {
      count++;
    }
  }

  class Inner implements AutoCloseable {
    @Override
    public void close() {
      closed++;
    }
  }

  static class Counted implements Iterable<Integer> {
    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return count++ < 3;
        }

        @Override
        public Integer next() {
          return 1;
        }
      };
    }
  }

  static class Text {
    @Override
    public String toString() {
      return "" + count++;
    }
  }

  static class Order implements Comparator<Integer> {
    @Override
    public int compare(Integer a, Integer b) {
      return a - b + count++;
    }
  }

  static class Made {
    Made(int n) {
      count += n;
    }
  }

  static void closes() {
    try (Resource r = new Resource()) {
      r.hashCode();
    }
  }

  void resources(Resource shared) {
    for (@ParallelFor int i = 0; i < 9; i++) {
      try (Resource r = new Resource()) {
        r.hashCode();
      }
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      try (shared; Inner r = new Inner()) {
        r.hashCode();
      } catch (RuntimeException e) {
        throw e;
      }
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      closes();
    }
  }

  void elements(List<Integer> sums) {
    for (@ParallelFor int i = 0; i < 9; i++) {
      for (int x : new Counted()) {
        sums.get(x);
      }
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      new Counted().forEach(sums::get);
    }
  }

  void texts(String[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      out[i] = "text " + new Text();
    }
    for (@ParallelFor int i = 0; i < out.length; i++) {
      String s = "";
      s += new Text();
      out[i] = s;
    }
    for (@ParallelFor int i = 0; i < out.length; i++) {
      out[i] = String.valueOf(new Text());
    }
  }

  void functions() {
    for (@ParallelFor int i = 0; i < 9; i++) {
      List<Integer> own = new ArrayList<>(List.of(2, 1));
      own.sort(new Order());
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      TreeMap<Integer, Integer> own = new TreeMap<>(new Order());
      own.put(i, i);
    }
  }

  void initialisers() {
    for (@ParallelFor int i = 0; i < 9; i++) {
      new Made(i) {}.hashCode();
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      new Object() {
        {
          count++;
        }
      }.hashCode();
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      assert i < 9 : count++;
    }
  }

  void closesByFunction(int[] out) throws Exception {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      try (AutoCloseable end = () -> closed++) {
        out[i] = i;
      }
    }
  }
}
