import java.util.ArrayList;
import java.util.List; import org.ajws.Atomic; import org.ajws.AtomicSet; import org.ajws.ParallelFor;

/** Units that reach parallel loops: each statement that touches a member is one, and none other. */
@AtomicSet("r") class ReachingUnits extends Sums {

  @Atomic("r") private int count;
  @Atomic("r") private final List<Integer> rows = new ArrayList<>();

  ReachingUnits(int rows) {
    this.rows.add(rows);
    count = rows;
  }

  /** Touches members around calls, in conditions and in loops. */
  @SuppressWarnings("ajws-statements") int direct(int n) {
    int before = count, twice = 2 * before;
    if (before >= 0) { count++; fill(n); count++; }
    for (int i = 0; i < rows.size(); i++) { count += rows.get(i); fill(n); }
    do { count--; } while (count > twice + n);
    String text = "rows " + rows;
    Runnable later = () -> { count += 2; };
    later.run();
    fill(n);
    rows.add(count);
    return count + text.length();
  }

  /** Touches no member: the units that it calls are units of their own. */
  @SuppressWarnings("ajws-statements") void throughCalls(int n) {
    add(1);
    indirect(n);
    add(2);
  }

  @SuppressWarnings("ajws-statements") void indirect(int n) { List.of(n, n + 1).forEach(this::fill); }

  void fill(int n) {
    finish: { { for (@ParallelFor int i = 0; i < n; i++) { add(i); } } }
  }

  /** Reaches nothing: a unit as a whole. */
  void add(int i) { count += i; rows.set(0, rows.get(0) + 1); }

  /** Overrides a unit, whose callers rely on it: a unit as a whole, and the loop runs in order. */
  @SuppressWarnings("ajws-statements") @Override
  void sum(int n) { total += n; fill(n); total += n; }

  public static void main(String[] args) {
    ReachingUnits r = new ReachingUnits(3);
    System.out.println(r.direct(7));
    r.throughCalls(5);
    System.out.println(r.direct(2) + " " + r.rows());
    r.sum(4);
    System.out.println(r.total() + " " + r.direct(0));
  }

  List<Integer> rows() { return rows; }
}

@AtomicSet("s") class Sums {

  @Atomic("s") protected int total;

  void sum(int n) { total++; }

  int total() { return total; }
}
