import java.util.ArrayList;
import java.util.List;

/** Members touched in methods with parallel constructs: each statement is a unit by itself. */
class StatementUnits {
  @Atomicset(a);
  @Atomic(a) private int count;
  @Atomic(a) private int size = 40;
  @Atomic(a) private final List<Integer> items = new ArrayList<>();
  @Atomic(a) private final Object lock = new Object();

  void inc() { count++; }

  int run(boolean early) {
    final int from = count, to = from + 2;
    var copy = new ArrayList<>(items);
    int[] pair = {count, size};
    finish {
      async {
        for (int i = 0; i < size; i++) {
          count++;
          if (count > 0) count += 2; else { count -= 2; }
        }
      }
      async { inc(); count += 10; inc(); }
      if (size > 3) { async { { count++; count--; } } } else if (count > 4) async { inc(); }
    }
    int k = 0;
    while (k < size && k < 5) {
      finish { async { count += 1; } inc(); }
      k++;
      if (k == 2) continue;
    }
    outer:
    for (int j = count - count, m = 0; j < size && j < 4; j++, /* a comment */ size += 0) { // and another
      finish { async { count++; } inc(); }
      if (j == 2) continue outer;
    }
    do {
      finish { async { count++; } inc(); }
      k--;
    } while (k > 2 && size > 0);
    switch (size % 3) {
      case 0: finish { async { count++; } inc(); } count++; break;
      case 1: finish { async { count++; } inc(); } break;
      default: finish { async { count++; } inc(); }
    }
    items.add(count);
    for (int x : items) { finish { async { count += x; } inc(); } }
    for (Integer x : items) count += x;
    int held = 0;
    synchronized (lock) { finish { inc(); } held = count; }
    try {
      finish { async { inc(); } count++; }
      throw new IllegalStateException("count " + count);
    } catch (IllegalStateException e) {
      count += e.getMessage().length();
    } finally {
      count++;
    }
    Runnable r = () -> {
      finish { async { count++; } inc(); }
      count += 3;
    };
    r.run();
    if (early) return count;
    return count + pair[1] + from + to + copy.size() + held;
  }

  public static void main(String[] args) {
    System.out.println(new StatementUnits().run(false) + " " + new StatementUnits().run(true));
  }
}
