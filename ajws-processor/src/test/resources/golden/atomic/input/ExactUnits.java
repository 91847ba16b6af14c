import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units that call units which subclasses may override: of the class itself, and of a subclass. */
public class ExactUnits {
  @AtomicSet("a")
  static class Counter<T> {
    @Atomic("a")
    int left;

    @Atomic("a")
    int right;

    void add(int by) {
      left += by;
      right += by;
    }

    int sum() {
      return left + right;
    }

    int sum(T... all) throws IOException {
      if (all.length > 3) {
        throw new IOException("too many");
      }
      return sum() + all.length;
    }

    <S extends Comparable<S>> S most(S one, S two) {
      left++;
      right++;
      return one.compareTo(two) > 0 ? one : two;
    }

    int add$exact(int by) {
      return by;
    }

    int twice(int by, T one) throws IOException {
      add(add$exact(by));
      this.add(by);
      int most = most(by, 3);
      return sum() + this.sum(one, one) + most;
    }

    boolean isWhole() {
      return left == right;
    }
  }

  static class Loud extends Counter<String> {
    final List<String> said = new ArrayList<>();

    @Override
    void add(int by) {
      said.add("add " + by);
      super.add(by);
    }

    @Override
    int sum() {
      said.add("sum");
      return super.sum();
    }
  }

  /** Nothing can override its methods, but a variable of another type has no twins. */
  @AtomicSet("a")
  static final class Hashed {
    private int n;

    int twice() {
      Object object = this;
      n++;
      return object.hashCode() + hashCode();
    }

    @Override
    public int hashCode() {
      return n;
    }

    @Override
    public boolean equals(Object other) {
      return this == other;
    }
  }

  static class Quiet extends Counter<String> {}

  public static void main(String[] args) throws Exception {
    Counter<String> plain = new Counter<>();
    Loud loud = new Loud();
    System.out.println(
        plain.twice(2, "a") + " " + loud.twice(2, "a") + " " + new Quiet().twice(5, "b"));
    System.out.println(loud.said + " " + new Hashed().twice());
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      Counter<String> counter = t % 2 == 0 ? plain : loud;
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 500; i++) {
                  try {
                    counter.twice(i, "");
                  } catch (IOException e) {
                    ok[0] = false;
                  }
                  ok[0] &= counter.isWhole();
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(ok[0]);
  }
}
