import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Parallel operations that need no lock of who waits for them. */
class ParallelFunctions {
  @AtomicSet("s")
  static class Count {
    private int n;
    private List<Count> parts = List.of();

    void step() {
      n++;
    }

    private List<Count> parts() {
      return List.copyOf(parts);
    }

    @NotAtomic
    void all() {
      parts().parallelStream().forEach(Count::step);
      inParallel(3, i -> step());
    }

    int inOrder() {
      n++;
      each(3, i -> n += i);
      return n;
    }

    int sum(int[] of) {
      n++;
      return IntStream.range(0, of.length).parallel().map(i -> of[i]).sum() + n;
    }

    static void inParallel(int count, IntConsumer body) {
      IntStream.range(0, count).parallel().forEach(body);
    }

    static void each(int count, IntConsumer body) {
      for (int i = 0; i < count; i++) {
        body.accept(i);
      }
    }
  }
}
