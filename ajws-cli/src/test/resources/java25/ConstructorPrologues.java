import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A constructor that is a unit takes its locks after the statements before {@code super(...)}. */
@AtomicSet("s")
public class ConstructorPrologues {
  @Atomic("s") private int value;

  ConstructorPrologues(int value) {
    this.value = value;
  }

  int get() {
    return value;
  }

  void add(int n) {
    value += n;
  }

  static class Copy extends ConstructorPrologues {
    final int seen;

    Copy(int n, @Atomic("s") ConstructorPrologues other) {
      int twice = n * 2;
      if (n < 0) {
        throw new IllegalArgumentException("" + n);
      }
      super(twice);
      seen = other.get();
      other.add(1);
    }

    Copy(@Atomic("s") ConstructorPrologues other) {
      int three = 3;
      this(three, other);
      other.add(1);
    }
  }

  public static void main(String[] args) {
    ConstructorPrologues a = new ConstructorPrologues(1);
    Copy b = new Copy(2, a);
    Copy c = new Copy(a);
    System.out.println(a.get() + " " + b.get() + " " + c.get() + " " + b.seen + " " + c.seen);
    try {
      new Copy(-1, a);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
