import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Exchanger;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Units that wait for other threads, some calls down or in a parallel operation. */
@AtomicSet("a")
class WaitsUnseen {
  @Atomic("a")
  private int v;

  private BlockingQueue<Integer> queue;

  int get() {
    return v;
  }

  void add() {
    v++;
  }

  void deep() throws InterruptedException {
    v++;
    one();
  }

  private void one() throws InterruptedException {
    two();
  }

  private void two() throws InterruptedException {
    queue.put(queue.take());
  }

  void another(CountDownLatch latch) throws InterruptedException {
    v++;
    Helper.await(latch);
  }

  void waiting() throws InterruptedException {
    v++;
    synchronized (queue) {
      pause();
    }
  }

  private void pause() throws InterruptedException {
    queue.wait();
  }

  void exchange(Exchanger<Integer> other) throws InterruptedException {
    v = other.exchange(v);
  }

  void future() {
    v += CompletableFuture.supplyAsync(this::get).join();
  }

  void inLambda(List<CountDownLatch> all) {
    v++;
    all.forEach(
        latch -> {
          try {
            latch.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  void streams(List<Integer> list, int[] array) {
    v++;
    IntStream.range(0, 10).parallel().forEach(i -> add());
    list.parallelStream().forEach(i -> v++);
    Stream<Integer> parallel = list.parallelStream();
    parallel.forEach(i -> add());
    Arrays.parallelSetAll(array, i -> get());
    Arrays.parallelSetAll(array, this::plus);
  }

  int plus(int i) {
    return v + i;
  }

  @NotAtomic
  void noUnit(List<Integer> list) throws InterruptedException {
    one();
    list.parallelStream().forEach(i -> add());
  }

  void harmless(List<Integer> list, IntSupplier given) {
    v++;
    list.parallelStream().forEach(i -> System.out.println(i));
    list.stream().forEach(i -> add());
    v += given.getAsInt() + (queue.isEmpty() ? 1 : 0);
  }

  private final Stream<Integer> held = Stream.of(1).parallel();

  private Stream<Integer> made(List<Integer> list) {
    return list.isEmpty() ? Stream.of(1) : list.parallelStream();
  }

  private void run(Stream<Integer> stream) {
    stream.forEach(i -> add());
  }

  private Stream<Integer> filtered(List<Integer> list) {
    return list.parallelStream().filter(i -> get() > i);
  }

  void heldStreams(List<Integer> list, ConcurrentHashMap<Integer, Integer> map) {
    v++;
    held.forEach(i -> add());
    made(list).forEach(i -> add());
    run(list.parallelStream());
    filtered(list).count();
    StreamSupport.stream(list.spliterator(), true).forEach(i -> add());
    Stream<Integer> later = list.stream();
    if (list.size() > v) {
      later = later.parallel();
    }
    later.forEach(i -> add());
    list.stream().map(i -> get()).parallel().count();
    Stream.concat(list.stream(), made(list)).forEach(i -> add());
    Consumer<Integer> function = i -> add();
    list.parallelStream().forEach(function);
    list.parallelStream()
        .forEach(
            new Consumer<Integer>() {
              @Override
              public void accept(Integer i) {
                add();
              }
            });
    map.forEach(1, (k, w) -> add());
    map.forEach((k, w) -> add());
    list.parallelStream().sequential().forEach(i -> add());
    StreamSupport.stream(list.spliterator(), false).forEach(i -> add());
  }

  static class Helper {
    static void await(CountDownLatch latch) throws InterruptedException {
      latch.await();
    }
  }
}
