import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.sync.Channel;

/** Units that go through the values of a channel, and so wait until others have put them. */
@AtomicSet("s")
class WaitsByWalks {
  @Atomic("s") private int sum;
  private final Channel<Integer> channel = new Channel<>();
  private final Iterable<Integer> values = channel;
  private final Iterator<Integer> iterator = channel.iterator();
  private final Inbox inbox = new Inbox();

  void loop() {
    for (int x : channel) sum += x;
  }

  void asIterable() {
    for (int x : values) sum += x;
  }

  void byLocal(List<Integer> list) {
    Iterable<Integer> some = sum > 0 ? list : channel;
    for (int x : some) sum += x;
  }

  void byCast(Channel<Integer> given) {
    for (Object x : (Iterable<?>) given) sum += x.hashCode();
  }

  void byFunction() {
    Iterable<Integer> some = channel::iterator;
    for (int x : some) sum += x;
    Iterable<Integer> others = () -> channel.iterator();
    for (int x : others) sum += x;
  }

  void forEach() {
    channel.forEach(x -> sum += x);
    sum++;
  }

  void byIterator() {
    for (Iterator<Integer> i = channel.iterator(); i.hasNext(); ) sum += 1;
  }

  void byKeptIterator() {
    sum += iterator.next();
    iterator.forEachRemaining(x -> sum += x);
  }

  void bySpliterator() {
    sum++;
    channel.spliterator().tryAdvance(x -> sum += x);
  }

  void byStream() {
    Stream<Integer> stream = StreamSupport.stream(channel.spliterator(), false);
    sum += stream.mapToInt(x -> x).sum();
    sum += StreamSupport.stream(Spliterators.spliteratorUnknownSize(iterator, 0), false).count();
  }

  String joined(Channel<String> texts) {
    return String.join(",", texts) + sum;
  }

  void called() {
    sum++;
    drain();
  }

  private void drain() {
    for (int x : channel) System.out.println(x);
  }

  void handed() {
    sum += Walks.sum(channel);
    sum += Walks.last(channel.iterator());
  }

  void inFunction(List<Channel<Integer>> all) {
    sum++;
    all.forEach(
        c -> {
          for (int x : c) System.out.println(x);
        });
  }

  void ofModule() {
    for (int x : inbox) sum += x;
    sum += Walks.sum(inbox);
  }

  void mappedTwice() {
    StreamSupport.stream(channel.spliterator(), false)
        .map(x -> x + sum)
        .map(x -> x * 2)
        .forEach(x -> sum += x);
  }

  void eitherStream(boolean some, List<Integer> list) {
    of(some, list).forEach(x -> sum += x);
  }

  private Stream<Integer> of(boolean some, List<Integer> list) {
    if (some) return StreamSupport.stream(list.spliterator(), false);
    return StreamSupport.stream(channel.spliterator(), false);
  }

  static class Inbox implements Iterable<Integer> {
    private final Channel<Integer> all = new Channel<>();

    @Override
    public Iterator<Integer> iterator() {
      return all.iterator();
    }
  }

  static class Walks {
    static int sum(Iterable<Integer> values) {
      int sum = 0;
      for (int x : values) sum += x;
      return sum;
    }

    static int last(Iterator<Integer> values) {
      List<Integer> all = new ArrayList<>();
      values.forEachRemaining(all::add);
      return all.get(all.size() - 1);
    }
  }
}
