import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units that only read, and near ones that must not do so without the lock. */
class OptimisticReads {
  @AtomicSet("p")
  static final class Point {
    @Atomic("p") private int x;
    @Atomic("p") private int y;
    @Atomic("p") private String name = "p";
    private int moves;

    void move(int dx, int dy) { x += dx; y += dy; }
    synchronized int sum() { return x + y; }
    double distance() {
      // the names are this unit's own
      double dx = x, dy = this.y;
      return Math.sqrt(dx * dx + dy * dy);
    }
    private boolean isPositive() { return x > 0 && y > 0; }
    String describe() { return isPositive() ? name + " at " + x + ", " + y : "negative"; }

    int ratio() { return x / y; }
    int counted() { moves++; return x + y + moves; }
    int length() { return x + y + name.length(); }
    int steps() { int n = 0; for (int i = x; i != y; i++) { n++; } return n; }
    void rename(String s) { name = s; move(0, 0); }
  }

  @AtomicSet("n")
  static final class Array {
    @Atomic("n") private int[] n = {1, 2};
    @Atomic("n") private int at;
    void set(int i) { at = i; n = new int[i + 1]; }
    int get() { return n[at]; }
    int where() { return at; }
  }

  public static void main(String[] args) {
    Point p = new Point();
    p.move(3, 4);
    System.out.println(p.sum() + " " + p.distance() + " " + p.describe() + " " + p.ratio());
    p.rename("q");
    System.out.println(p.counted() + " " + p.length() + " " + p.steps() + " " + p.describe());
    Array a = new Array();
    a.set(4);
    System.out.println(a.get() + a.where());
  }
}
