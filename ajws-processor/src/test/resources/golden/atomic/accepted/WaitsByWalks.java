import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;
import org.ajws.sync.Channel;

/** Channels beside units, and walks that units make for others, or through something else. */
@AtomicSet("s")
class WaitsByWalks {
  @Atomic("s") private int sum;
  private final Channel<Integer> channel = new Channel<>();
  private final List<Channel<Integer>> all = new ArrayList<>();

  @NotAtomic
  void loop() {
    for (int x : channel) add(x);
    channel.forEach(this::add);
  }

  private void add(int x) {
    sum += x;
  }

  Iterator<Integer> iterator() {
    sum++;
    return channel.iterator();
  }

  Stream<Integer> stream() {
    sum++;
    Spliterator<Integer> values = channel.spliterator();
    return StreamSupport.stream(values, values.estimateSize() > sum).filter(x -> x > 0);
  }

  void close(List<Integer> list) {
    for (Channel<Integer> c : all) c.close();
    all.forEach(c -> sum += c.tryTake());
    Iterable<Integer> some = list;
    for (int x : some) sum += x;
    sum += Walks.sum(list);
  }

  static class Walks {
    static int sum(Iterable<Integer> values) {
      int sum = 0;
      for (int x : values) sum += x;
      return sum;
    }
  }
}
