import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A set of static fields; its units are static methods, instance methods and constructors. */
@AtomicSet("own")
@AtomicSet(value = "ids", isStatic = true)
public class StaticSets {
  @Atomic("ids") private static int next;
  @Atomic("ids") private static int made = 0;
  private static final StaticSets FIRST = new StaticSets();

  @Atomic("own") private int uses;
  private final int id;

  static {
    next += 10;
  }

  StaticSets() {
    super();
    id = next++;
    made++;
  }

  static int next() {
    return ++next;
  }

  static boolean isConsistent() {
    return next == made + 10;
  }

  int use() {
    made++;
    next++;
    uses++;
    return id + uses;
  }

  public static void main(String[] args) throws InterruptedException {
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 1000; i++) {
                  new StaticSets();
                  FIRST.use();
                  ok[0] &= isConsistent();
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(ok[0] + " " + next() + " " + FIRST.use());
  }
}
