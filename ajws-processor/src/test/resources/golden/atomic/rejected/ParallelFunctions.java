import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.ajws.AtomicSet;

/** Functions that other threads run while a unit waits: their locks count, wherever they go. */
class ParallelFunctions {
  @AtomicSet("s")
  static class Count {
    private int n;
    private List<Count> parts = List.of();
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    void step() {
      n++;
    }

    void reference() {
      n++;
      parts.parallelStream().forEach(Count::step); // AJWS-530: other objects of the set
    }

    void lambda() {
      n++;
      parts.stream().parallel().forEach(p -> p.step()); // AJWS-530
    }

    void handed() {
      n++;
      inParallel(3, i -> step()); // AJWS-527: this set, by a parameter
    }

    void twice() {
      n++;
      onwards(i -> n += i); // AJWS-527: by two parameters
    }

    static void inParallel(int count, IntConsumer body) {
      streamed(count).forEach(body);
    }

    static void onwards(IntConsumer body) {
      if (body != null) {
        inParallel(2, body);
      }
    }

    private static IntStream streamed(int count) {
      return IntStream.range(0, count).parallel();
    }
  }

  @AtomicSet("t")
  static class Total {
    private int sum;

    void add(Log log) {
      sum++;
      IntStream.range(0, 9).parallel().forEach(i -> log.note(this)); // AJWS-530: t, then l, then t
    }

    int sum() {
      return sum;
    }
  }

  @AtomicSet("l")
  static class Log {
    private int last;

    void note(Total of) {
      last = of.sum();
    }
  }
}
