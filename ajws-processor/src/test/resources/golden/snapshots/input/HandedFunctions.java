import static org.ajws.Reads.SNAPSHOT;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.ajws.AtomicSet;

/** Functions that units are handed see the unit's snapshot, whoever else implements their types. */
public class HandedFunctions {
  @AtomicSet(value = "s", reads = SNAPSHOT)
  static class Range {
    private int low;
    private int high;

    int high() {
      return high;
    }

    void move(int n) {
      low += n;
      high += n;
    }

    int width(Supplier<Integer> end) {
      return end.get() - low;
    }

    int last(List<Integer> some, Consumer<Integer> told) {
      some.forEach(told);
      return low;
    }

    int of(Named named) {
      return named.number() - low;
    }
  }

  interface Named {
    int number();
  }

  /** One of the functions that the module shows. */
  record Fixed(int number) implements Supplier<Integer>, Consumer<Integer>, Named {
    @Override
    public Integer get() {
      return number;
    }

    @Override
    public void accept(Integer n) {}
  }

  public static void main(String[] args) {
    Range r = new Range();
    r.move(3);
    int[] seen = new int[1];
    System.out.println(r.width(r::high) + " " + r.width(new Fixed(4)) + " " + r.of(r::high));
    System.out.println(r.last(List.of(1, 2), n -> seen[0] += n * r.high()) + " " + seen[0]);
  }
}
