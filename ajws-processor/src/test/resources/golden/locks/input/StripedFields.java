import java.io.Serializable;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Counters that only grow by the same number, and their like that must not be kept in stripes. */
public class StripedFields {
  @AtomicSet("hits")
  static final class Hits {
    @Atomic("hits") private int hits = 3;
    Hits(int start) { hits += start; }
    void hit() { hits++; }
    void hitIf(boolean b) { if (b) ++hits; }
    void hitByOne() { hits += /* one */ 1; }
    void hitWritten() { this.hits = this.hits + 1; }
    int get() { return hits; }
    double half() { return (hits) / 2.0; }
    @Override public String toString() { return "hits " + get(); }
  }
  @AtomicSet("left")
  static final class Left {
    @Atomic("left") private long left;
    Left(long start) { left = start; }
    void take() { left -= 2; }
    boolean isEmpty() { return left <= 0; }
  }
  @AtomicSet("both")
  static final class UpAndDown {
    @Atomic("both") private int both;
    void up() { both++; }
    void down() { both--; }
    int get() { return both; }
  }
  @AtomicSet("any")
  static final class AnyNumber {
    @Atomic("any") private int any;
    void add(int n) { any += n; }
    int get() { return any; }
  }
  @AtomicSet("id")
  static final class Numbered {
    @Atomic("id") private int id;
    int next() { return id++; }
  }
  @AtomicSet("n")
  static final class Written implements Serializable {
    @Atomic("n") private int n;
    void add() { n++; }
    int get() { return n; }
  }
  @AtomicSet("n")
  static final class Annotated {
    @Atomic("n") @MappedField private int n;
    void add() { n++; }
    int get() { return n; }
  }
  @interface MappedField {}

  @AtomicSet(value = "made", isStatic = true)
  @AtomicSet(value = "last", isStatic = true)
  @AtomicSet(value = "limits", isStatic = true)
  @AtomicSet(value = "map", isStatic = true)
  static final class OfClass {
    @Atomic("made") private static int made;
    @Atomic("last") private static long last = 1;
    @Atomic("limits") private static int low;
    @Atomic("limits") private static int high;
    @Atomic("map") private static final StringBuilder text = new StringBuilder("t");
    static { made = 10; last += made; setLast(last + 1); }
    private final int own;
    OfClass(int own) { this.own = own; made++; }
    static int made() { return made; }
    static void setLast(long l) { if (l > last) { OfClass.last = l; } }
    static long addLast(long last) { return OfClass.last += last; }
    static void widen(int by) { low -= by; high += by; }
    static int width() { return high - low; }
    int own() { return own + width(); }
    static String text() { return text.append('x').toString(); }
  }
  public static void main(String[] args) {
    Hits h = new Hits(1); h.hit(); h.hitIf(true); h.hitByOne(); h.hitWritten();
    System.out.println(h + " " + h.half());
    Left l = new Left(2); System.out.print(l.isEmpty()); l.take(); System.out.println(l.isEmpty());
    UpAndDown u = new UpAndDown(); u.up(); u.up(); u.down(); System.out.println(u.get());
    AnyNumber a = new AnyNumber(); a.add(5); System.out.println(a.get());
    Numbered n = new Numbered(); System.out.println(n.next() + n.next());
    new OfClass(1); OfClass.setLast(15); OfClass.widen(2);
    System.out.println(OfClass.made() + " " + OfClass.addLast(4) + " " + new OfClass(1).own() + OfClass.text());
  }
}
