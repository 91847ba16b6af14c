import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units over what comes as an Object, and over every parameter: both halves of a pair at once. */
@AtomicSet("a")
public class UnitsOfAny {
  @Atomic("a") private int left;
  @Atomic("a") private int right;

  UnitsOfAny(int value) {
    left = value;
    right = value;
  }

  @Override
  public boolean equals(@Atomic Object o) {
    return o instanceof UnitsOfAny && ((UnitsOfAny) o).left == left;
  }

  @Override
  public int hashCode() {
    return left;
  }

  /** Whether the other object, if it is a pair, is seen whole. */
  boolean isWhole(@Atomic("a") Object o) {
    if (!(o instanceof UnitsOfAny)) {
      return left == right;
    }
    UnitsOfAny other = (UnitsOfAny) o;
    int before = other.left;
    int own = left;
    return before == other.right && own == right;
  }

  @Atomic
  void move(UnitsOfAny other, int by, String why) {
    left -= by;
    other.left += by;
    right -= by;
    other.right += why.length();
  }

  @Atomic
  static void swap(UnitsOfAny one, Object other) {
    if (other instanceof UnitsOfAny) {
      int kept = one.left;
      one.left = ((UnitsOfAny) other).left;
      ((UnitsOfAny) other).left = kept;
      one.right = one.left;
      ((UnitsOfAny) other).right = kept;
    }
  }

  @Atomic
  static int sum(UnitsOfAny one, UnitsOfAny other) {
    return one.left + other.right;
  }

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 1;
    UnitsOfAny one = new UnitsOfAny(1000);
    UnitsOfAny two = new UnitsOfAny(2000);
    boolean[] right = new boolean[threads];
    Thread[] all = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int id = t;
      all[t] =
          new Thread(
              () -> {
                boolean whole = true;
                for (int i = 0; i < 3000; i++) {
                  UnitsOfAny from = (i + id) % 2 == 0 ? one : two;
                  UnitsOfAny to = from == one ? two : one;
                  from.move(to, 3, "why");
                  swap(to, from);
                  swap(to, "no pair");
                  whole &= from.isWhole(to) && to.isWhole(null) && sum(one, two) == 3000;
                  whole &= one.equals(two) == two.equals(one) || threads > 1;
                }
                right[id] = whole;
              });
      all[t].start();
    }
    boolean whole = true;
    for (int t = 0; t < threads; t++) {
      all[t].join();
      whole &= right[t];
    }
    System.out.println(whole + " " + sum(one, two));
  }
}
