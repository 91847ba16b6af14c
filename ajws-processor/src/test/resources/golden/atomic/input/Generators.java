import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A set that an interface declares and its implementations bind. */
public class Generators {
  @AtomicSet("seed")
  interface Generator {
    int next();

    void reset(int seed);

    default int two() {
      return next() + next();
    }
  }

  static class Counting implements Generator {
    @Atomic("seed") private int seed;

    @Override
    public int next() {
      return seed++;
    }

    @Override
    public void reset(int seed) {
      this.seed = seed;
    }
  }

  static final class Doubling extends Counting {
    @Atomic("seed") private int calls;

    @Override
    public int next() {
      calls++;
      return super.next() + super.next();
    }

    int calls() {
      return calls;
    }
  }

  @Atomic("to.seed")
  @Atomic("from.seed")
  static void copy(Generator from, Generator to) {
    to.reset(from.next());
  }

  public static void main(String[] args) throws InterruptedException {
    Doubling shared = new Doubling();
    Counting other = new Counting();
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      boolean forth = t % 2 == 0;
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 1000; i++) {
                  int sum = shared.two(); // four numbers in a row, from an even one on
                  ok[0] &= sum % 4 == 2;
                  if (forth) {
                    copy(other, other);
                  }
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(ok[0] + " " + shared.calls() + " " + shared.next());
  }
}
