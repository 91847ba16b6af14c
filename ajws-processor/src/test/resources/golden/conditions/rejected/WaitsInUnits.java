import org.ajws.Async;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;
import org.ajws.sync.Channel;
import org.ajws.sync.Future;
import org.ajws.sync.Promise;

/** Units that wait for a future, a promise or a channel keep their locks. */
@AtomicSet("s")
class WaitsInUnits {
  private int value;

  void future(Future<Integer> f) {
    value += f.get();
  }

  void promise(Promise<Integer> p) {
    value++;
    value += p.future().get();
  }

  void takes(Channel<Integer> c) {
    value += c.take();
  }

  void puts(Channel<Integer> c) {
    c.put(value);
  }

  void calls(Future<Integer> f) {
    value = got(f);
  }

  static int got(Future<Integer> f) {
    return f.get();
  }

  /** What runs in order has ended. */
  void own() {
    value += inOrder();
  }

  static int inOrder() {
    @Async Future<Integer> f = Future.of(got(3));
    return got(2) + f.get();
  }

  static int got(int n) {
    return n;
  }

  @NotAtomic
  void outside(Future<Integer> f) {
    int got = f.get();
    add(got);
  }

  private void add(int n) {
    value += n;
  }

  /** Does not wait. */
  void tries(Channel<Integer> c, Future<Integer> f) {
    Integer taken = c.tryTake();
    value += f.isDone() && taken != null ? taken : 0;
  }

  @SuppressWarnings("ajws-atomic")
  void meant(Future<Integer> f) {
    value += f.get();
  }
}
