import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.ajws.ParallelFor;

/** What Java, or a library, calls without the code saying so, on an iteration's own objects. */
class OwnUnwrittenCalls {
  static class Resource implements AutoCloseable {
    int uses;

    @Override
    public void close() {
      uses++;
    }
  }

  static class Counted implements Iterable<Integer> {
    int rounds;

    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        int at;

        @Override
        public boolean hasNext() {
          return at < 3;
        }

        @Override
        public Integer next() {
          rounds++;
          return at++;
        }
      };
    }
  }

  static class Text {
    int asked;

    @Override
    public String toString() {
      return "asked " + asked++;
    }
  }

  static class Order implements Comparator<Integer> {
    int compared;

    @Override
    public int compare(Integer a, Integer b) {
      compared++;
      return a - b;
    }
  }

  static class Made {
    int n;

    Made(int n) {
      this.n += n;
    }
  }

  void own(String[] out, Text[] texts, Counted[] all) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      try (Resource r = new Resource()) {
        r.uses++;
      }
      StringWriter w = new StringWriter();
      try (w) {
        w.write(i);
      } catch (java.io.IOException e) {
        throw new IllegalStateException(e);
      }
      int sum = 0;
      for (int x : new Counted()) {
        sum += x;
      }
      for (int x : all[i]) {
        sum += x;
      }
      List<Integer> own = new ArrayList<>(List.of(2, 1));
      own.sort(new Order());
      Made made =
          new Made(i) {
            {
              n++;
            }
          };
      out[i] = "" + new Text() + texts[i] + sum + own + made.n;
    }
  }
}
