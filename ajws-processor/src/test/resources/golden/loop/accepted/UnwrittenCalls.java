import java.util.Iterator;
import java.util.List;
import org.ajws.ParallelFor;

/** Bodies that do something by calls that nobody writes. */
class UnwrittenCalls {
  static final class Countdown implements Iterable<Integer> {
    private int asked;

    @Override
    public Iterator<Integer> iterator() {
      asked++;
      return List.of(1, 2).iterator();
    }
  }

  static final class Gate implements AutoCloseable {
    private int closed;

    @Override
    public void close() {
      closed++;
    }

    @Override
    public String toString() {
      return "gate " + closed++;
    }
  }

  void iterators(Countdown[] all) {
    for (@ParallelFor Countdown each : all) {
      for (int x : each) {}
    }
  }

  void someIterators(List<Iterable<Integer>> all) {
    for (@ParallelFor Iterable<Integer> each : all) {
      for (int x : each) {}
    }
  }

  void resources(Gate[] all) {
    for (@ParallelFor Gate gate : all) {
      try (gate) {}
    }
  }

  void texts(Gate[] all) {
    for (@ParallelFor Gate gate : all) {
      String unused = "at " + gate;
    }
  }

  void assertions(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      assert a[i] > 0;
    }
  }

  void monitors(Object[] all) {
    for (@ParallelFor Object each : all) {
      synchronized (each) {
      }
    }
  }
}
