import java.util.function.IntUnaryOperator;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Close to what an atomic instruction could do, each in one respect too much; and final members. */
class NoAtomicFields {
  @AtomicSet("n")
  static class Open {
    @Atomic("n") private int n;
    void add() { n++; }
  }
  @AtomicSet("n")
  static final class Twice {
    @Atomic("n") private int n;
    int twice() { return n + n; }
  }
  @AtomicSet("n")
  static final class Looping {
    @Atomic("n") private int n;
    void add(int times) { for (int i = 0; i < times; i++) { n++; } }
    int get() { return n; }
  }
  @AtomicSet("n")
  static final class Calling {
    @Atomic("n") private int n;
    void apply(IntUnaryOperator f) { n += f.applyAsInt(1); }
  }
  @AtomicSet("n")
  static final class Printing {
    @Atomic("n") private int n;
    private Object who;
    String print() { return n + " of " + who; }
    @Override public String toString() { return "" + n; }
  }
  @AtomicSet("n")
  static final class Joining {
    @Atomic("n") private int n;
    private void add() { n++; }
    void addTwice() { add(); add(); }
  }
  @AtomicSet("n")
  static final class Comparing {
    @Atomic("n") private double n;
    void swap(double old, double next) { if (n == old) { n = next; } }
    double get() { return n; }
  }
  @AtomicSet("n")
  static final class Widening {
    @Atomic("n") private int n;
    void grow(double by) { n += by; }
    int get() { return n; }
  }
  @AtomicSet("n")
  static final class InLambda {
    @Atomic("n") private int n;
    Runnable later() { return () -> n++; }
  }
  @AtomicSet("n")
  static final class Other {
    @Atomic("n") private int n;
    int get() { return n; }
    void add(IntUnaryOperator f) { n += f.applyAsInt(2); }
  }
  @AtomicSet("n")
  static final class Fixed {
    @Atomic("n") private final int n;
    Fixed(int n) { this.n = n; }
    int twice() { return n + n; }
  }

  public static void main(String[] args) {
    Looping looping = new Looping();
    looping.add(3);
    Comparing comparing = new Comparing();
    comparing.swap(-0.0, 2);
    Widening widening = new Widening();
    widening.grow(0.75);
    widening.grow(0.75);
    System.out.println(looping.get() + " " + comparing.get() + " " + widening.get() + " " + new Fixed(4).twice());
    System.out.println(new Printing().print());
  }
}
