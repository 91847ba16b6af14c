import org.ajws.*;

/** What is subtracted from a field of a wider type: its negative may not exist, or not be negative. */
public class FieldArithmetic {
  @AtomicSet("n")
  static final class OfLong {
    @Atomic("n") private long n = 5_000_000_000L;
    void less(int e) { n -= e; }
    void lessOf(int e) { n = n - e; }
    void literal() { n -= -2147483648; }
    long get() { return n; }
  }
  @AtomicSet("n")
  static final class OfFloat {
    @Atomic("n") private float n = -0.0f;
    void less(int e) { n -= e; }
    void lessLong(long e) { n -= e; }
    float get() { return n; }
  }
  @AtomicSet("n")
  static final class OfDouble {
    @Atomic("n") private double n = -0.0;
    void less(long e) { n -= e; }
    void lessOf(char e) { n = n - e; }
    double get() { return n; }
  }
  @AtomicSet("n")
  static final class OfByte {
    @Atomic("n") private byte n = 100;
    void less(int e) { n -= e; }
    byte lessUsed(byte e) { return n -= e; }
    void lessLong(long e) { n -= e; }
    byte get() { return n; }
  }
  @AtomicSet("n")
  static final class OfChar {
    @Atomic("n") private char n = 1;
    void less(char e) { n -= e; }
    void more(int e) { n += e; }
    int get() { return n; }
  }
  @AtomicSet("n")
  static final class Striped {
    @Atomic("n") private long n;
    void less() { n -= -2147483648; }
    long get() { return n; }
  }
  public static void main(String[] args) {
    for (int e : new int[] {0, 1, -300, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      OfLong l = new OfLong(); l.less(e); l.lessOf(e); l.literal();
      OfFloat f = new OfFloat(); f.less(e); float first = f.get(); f.lessLong(e == 1 ? Long.MIN_VALUE : e);
      OfDouble d = new OfDouble(); d.less(e == 1 ? Long.MIN_VALUE : e); double second = d.get(); d.lessOf((char) e);
      OfByte b = new OfByte(); b.less(e); b.lessUsed((byte) e); b.lessLong(e);
      OfChar c = new OfChar(); c.less((char) e); c.more(e);
      Striped s = new Striped(); s.less(); s.less();
      System.out.println(l.get() + " " + first + " " + f.get() + " " + second + " " + d.get() + " " + b.get() + " " + c.get() + " " + s.get());
    }
  }
}
