import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Near-twins of Functions: locks that are held already, tools that many units use. */
class FunctionsInPeace {
  static class Tools {
    static <T> T with(Supplier<T> s) {
      return s.get();
    }

    static void run(Runnable r) {
      r.run();
    }
  }

  @AtomicSet("a")
  static class A {
    @Atomic("a")
    private int v;

    private final Supplier<List<String>> maker;
    private Runnable own;

    A(Supplier<List<String>> maker) {
      this.maker = maker;
    }

    int get() {
      return v;
    }

    void runs(Runnable r) {
      v++;
      r.run();
    }

    void self() {
      runs(() -> get());
    }

    void keeps() {
      own = () -> v++;
      own = this::get;
    }

    void runsOwn() {
      v++;
      own.run();
    }

    void tool() {
      v++;
      Tools.run(() -> v++);
      Tools.with(() -> v++);
      maker.get().add("");
    }
  }

  @AtomicSet("b")
  static class B {
    @Atomic("b")
    private int w;

    private final A a = new A(ArrayList::new);

    void inc() {
      w++;
    }

    void runs() {
      w++;
      a.runs(() -> inc()); // holds this.b where it hands the function on
      a.runs(this::inc);
    }

    void onItself(A other) {
      other.runs(() -> other.get());
    }

    void tool() {
      w++;
      Tools.run(() -> a.get());
      Tools.run(this::inc);
    }

    void later(CountDownLatch latch) {
      w++;
      new Thread(() -> await(latch)).start();
    }

    private static void await(CountDownLatch latch) {
      try {
        latch.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
