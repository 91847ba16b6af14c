import java.util.ArrayList;
import java.util.List;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;

/** Each form of a statement, and of a header, that is a unit of work of its own. */
@AtomicSet("a")
@SuppressWarnings({"ajws-statements", "ajws-atomic"}) // numbers and items are only read
public class StatementForms extends StatementBase {
  @Atomic("a") private int count;
  @Atomic("a") private int size = 5;
  @Atomic("a") private long step = 2;
  @Atomic("a") private final List<Integer> items = new ArrayList<>();
  @Atomic("a") private int[] numbers = {1, 2, 3};
  @Atomic("a") private Object any = "text";

  void inc() { count++; }

  int declarations(int n) {
    finish: { async: inc(); inc(); }
    final var items = new ArrayList<>(this.items); // hides the member
    var sum = count + inherited;
    int array[] = {count, size};
    int rows = 1, cells[][] = {{1}};
    int[] copy = numbers.clone(), none;
    @SuppressWarnings("unused") final int late;
    late = count;
    int chosen = switch (n) { case 1 -> { count++; yield 2; } default -> count; };
    none = copy;
    return items.size() + sum + array[0] + cells[0][0] + rows + none.length + late + chosen;
  }

  int jumps(int n) {
    finish: { async: inc(); inc(); }
    again:
    for (int k = 0; ; k++) {
      if (k > size) break again; else if (k == count) continue;
      for (int each : numbers) { count += each; if (count > 100) return count; }
      if (any instanceof String s && s.length() > n) { throw new IllegalStateException(s + count); }
      assert count >= 0 : count;
      synchronized (this) { count++; }
      try { count /= (n - 2); } catch (ArithmeticException e) { count = -count; } finally { count += 0; }
      ;
      finish: async: count++;
    }
    return count;
  }

  int hidden(int n) {
    int size = n;
    while (size > 0) { finish: { async: inc(); inc(); } size--; }
    for (int count = 0; count < 2; count++) { finish: { async: inc(); inc(); } }
    Runnable r = () -> { int count = 3; finish: { async: inc(); inc(); } if (count > 2) this.count += count; };
    r.run();
    return count;
  }

  int headers(int n) {
    int rounds = 0;
    for (var k = size; k < size + 2; k++) { finish: { async: inc(); inc(); } rounds++; }
    for (int k = 0, m[] = {size, 2}; k < m[0] && k < size; ) { finish: { async: inc(); inc(); } k += m[1]; }
    for (rounds += count; rounds < 30; rounds += size) finish: async: inc();
    for (int each : numbers) finish: { async: inc(); rounds += each; }
    switch (any.hashCode() == 0 ? "zero" : "text") {
      case "text": { finish: async: inc(); } count++;
      default: count++;
    }
    switch (size) { case 5 -> { finish: async: inc(); } default -> count++; }
    if (count > n) finish: async: inc(); else if (size < n) { finish: async: inc(); } else inc();
    synchronized (any) { finish: inc(); }
    do { finish: { async: inc(); inc(); } size--; } while (size > 3);
    return rounds + count;
  }

  long loops() {
    long[] sums = new long[64];
    for (@ParallelFor int i = count - count; i < size; i++) sums[i] = i;
    for (@ParallelFor int i = 0; size > i; i += step) sums[10 + i] = i;
    for (@ParallelFor int i = items.size(); i < numbers.length + 1; i++) sums[20 + i] = i;
    outer: for (@ParallelFor long i = size; i >= 0; i = i - step) { sums[30 + (int) i] = i; continue outer; }
    for (@ParallelFor var i = 0; i != size; ++i) sums[40 + i] = i;
    for (@ParallelFor int each : numbers) inc();
    for (@ParallelFor Integer each : items) inc();
    for (@ParallelFor int i = size; i > 0; i--) { count += i; }
    for (@ParallelFor int i = 0; i < 4_000; i++) {
      if (i >= 0) { int now = count; Thread.yield(); count = now + 1; }
      inherited--;
    }
    long sum = 0;
    for (int i = 0; i < 64; i++) sum = sum * 3 + sums[i];
    return sum + count + inherited;
  }

  StatementForms() {
    finish: { async: count++; inherited++; }
    int before = count;
    count = before + 1;
  }

  {
    finish: async: inc();
    Runnable made = new Runnable() {
      @Override public void run() { finish: { async: inc(); count++; } }
    };
    made.run();
  }

  public static void main(String[] args) {
    StatementForms f = new StatementForms();
    System.out.println(f.declarations(1) + " " + f.declarations(2));
    System.out.println(f.jumps(10) + " " + f.hidden(3));
    try {
      f.jumps(2);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(f.headers(3) + " " + f.loops());
    System.out.println(new StatementFields().run(4) + " " + StatementFields.all());
  }
}

/** All that may change belongs to the set; one of its own to the class. */
@AtomicSet("all")
@AtomicSet(value = "shared", isStatic = true)
@SuppressWarnings("ajws-statements")
class StatementFields {
  private int first;
  private int second = 1;
  private static int total;

  void inc() { first++; }

  int run(int n) {
    for (@ParallelFor int i = 0; i < n; i++) { first += i; second++; inc(); }
    finish: { async: total += 2; total++; }
    return first + second;
  }

  static int all() { return total; }
}

@AtomicSet("base")
class StatementBase {
  @Atomic("base") protected int inherited = 7;
}
