// Two sets, and every way to name them.
package sets;

import java.util.ArrayList;
import java.util.List;

/** A class of members. */
public class Sets {
  @AtomicSet(a);
  @Atomicset(b); // the other one
  /** A counter. */
  @Atomic(a) private int count;
  private @Atomic(a) int sum;
  @Atomic(b) List<Integer> seen = new ArrayList<>();
  int free;

  void put(int value) {
    count++;
    sum += value;
  }

  void see(int value) {
    seen.add(value);
  }

  @NotAtomic
  int free() {
    return free;
  }

  String show() {
    return count + " " + sum;
  }

  int seen() {
    return seen.size();
  }

  void all(int n) {
    finish {
      async {
        for (int i = 0; i < n; i++) {
          put(i);
          see(i);
        }
      }
    }
  }

  static class All { @Atomicset(c); int x, y; @Atomic int z;
    void up() { z++; } int z() { return z; } }

  public static void main(String[] args) {
    Sets s = new Sets();
    s.all(50);
    All all = new All();
    finish { async { for (int i = 0; i < 9; i++) all.up(); } }
    System.out.println(s.show() + " " + s.seen() + " " + s.free() + " " + all.z());
  }
}
