import static org.ajws.runtime.AjwsRuntime.awaitNanos;

import java.util.HashMap;
import java.util.Map;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.runtime.AjwsRuntime;

/** All kinds of units that wait; in order every condition holds at once. */
@AtomicSet("a")
@AtomicSet("b")
public class WaitForms {
  @Atomic("a") private int count;
  @Atomic("a") private final Map<String, Integer> named = new HashMap<>();
  @Atomic("b") private boolean open = true;

  /** Two sets, of which the condition reads one; the other one is given back, too. */
  void readsOne() {
    open = true;
    await: while (count < 0);
    count++;
  }

  int readsBoth(int n) {
    await_both: while (!open || count > n) {}
    return count;
  }

  int countNow() {
    return count;
  }

  // ---- with a limit

  boolean within(long nanos) {
    AjwsRuntime.awaitNanos(nanos * 1_000);
    await: while (count == 0);
    if (count == 0) {
      return false;
    }
    awaitNanos(nanos);
    await: while (
        count == 0 || named.isEmpty());
    return true;
  }

  int inASwitch(int n) {
    switch (n) {
      case 0:
        awaitNanos(1);
        await: while (count == 0);
      case 1:
        awaitNanos(1);
        await: while (open && count == 0);
        break;
      default:
        await: while (count == 0);
    }
    return count;
  }

  // ---- conditions

  void set(String name, int value) {
    named.put(name, value);
  }

  int get(String name) {
    await: while (!named.containsKey(name));
    return named.get(name);
  }

  void byMethods() {
    count++;
    await: while (!isLarge(0) && smaller().equals("x"));
  }

  private boolean isLarge(int limit) {
    int limited = Math.max(limit, 0);
    limited++;
    return count >= limited;
  }

  private String smaller() {
    return count == 0 ? "none" : "some";
  }

  // ---- where they stand

  void inALoop(int n) {
    for (int i = 0; i < n; i++) {
      if (i % 2 == 0) await: while (count < 0);
      count++;
    }
  }

  static void both(@Atomic("a") WaitForms one, @Atomic("a") WaitForms two) {
    await: while (one.count + (two == null ? 0 : two.count) < 0);
    one.count++;
  }

  Thread later() {
    return new Thread(
        () -> {
          await: while (count == 0);
          count += 100;
        });
  }

  @AtomicSet(value = "s", isStatic = true)
  static class Shared {
    @Atomic("s") private static int opened;

    static void open() {
      opened++;
    }

    static int awaitOpen() {
      await: while (opened == 0);
      return opened;
    }
  }

  @AtomicSet("own")
  static class Pair {
    private int sum;
    private final @AliasAtomic("c=this.own") Cell cell = new @AliasAtomic("c=this.own") Cell();

    void add(int n) {
      cell.set(n);
      sum += n;
    }

    int sum() {
      await: while (cell.value == 0 || sum == 0);
      return sum;
    }

    Cell cell() {
      return cell;
    }
  }

  @AtomicSet("c")
  static class Cell {
    int value;

    void set(int n) {
      value = n;
    }

    int awaitValue() {
      await: while (value == 0);
      return value;
    }
  }

  /** A subclass waits for what its superclass has. */
  static class Sub extends WaitForms {
    int countOfSub() {
      await: while (isLower(-1));
      return 1;
    }

    private boolean isLower(int n) {
      return countNow() < n;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    WaitForms forms = new WaitForms();
    forms.readsOne();
    System.out.println(forms.readsBoth(5));
    forms.set("x", 3);
    System.out.println(forms.within(1_000) + " " + forms.get("x"));
    System.out.println(forms.inASwitch(0) + forms.inASwitch(1) + forms.inASwitch(2));
    forms.byMethods();
    forms.inALoop(4);
    both(forms, null);
    both(forms, new WaitForms());
    Thread later = forms.later();
    later.start();
    later.join();
    System.out.println(forms.readsBoth(1000));
    Shared.open();
    System.out.println(Shared.awaitOpen());
    Pair pair = new Pair();
    pair.add(7);
    System.out.println(pair.sum() + pair.cell().awaitValue());
    System.out.println(new Sub().countOfSub());
    Cell[] cells = new Cell[20];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = new Cell();
    }
    cells[0].set(1);
    for (@ParallelFor int i = 1; i < cells.length; i++) {
      cells[i].set(cells[i - 1].awaitValue() + 1); // each waits for the one before it
    }
    System.out.println(cells[19].awaitValue());
  }
}
