// Two sets, and every way to name them.
package sets;

import java.util.ArrayList;
import java.util.List; import org.ajws.Atomic; import org.ajws.AtomicSet; import org.ajws.NotAtomic; import org.ajws.ParallelFor;

/** A class of members. */
@AtomicSet("a") @AtomicSet("b") public class Sets {

  // the other one
  /** A counter. */
  @Atomic("a") private int count;
  private @Atomic("a") int sum;
  @Atomic("b") List<Integer> seen = new ArrayList<>();
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
    finish: {
      {
        for (@ParallelFor int i = 0; i < n; i++) {
          put(i);
          see(i);
        }
      }
    }
  }

  @AtomicSet("c") static class All { int x, y; @Atomic int z;
    void up() { z++; } int z() { return z; } }

  public static void main(String[] args) {
    Sets s = new Sets();
    s.all(50);
    All all = new All();
    finish: { { for (@ParallelFor int i = 0; i < 9; i++) all.up(); } }
    System.out.println(s.show() + " " + s.seen() + " " + s.free() + " " + all.z());
  }
}
