import java.util.ArrayList;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.Reads;

public class SnapshotReads {
  record Point(int x, int y) {}

  /** Two numbers, an array and a list that always agree at the end of a unit. */
  @AtomicSet(value = "s", reads = Reads.SNAPSHOT)
  static class Range {
    private int low, high;
    private int[] slots = new int[4];
    private ArrayList<Integer> names = new ArrayList<>();
    private Point corner = new Point(0, 0);

    Range(int low, int high) {
      this.low = low;
      this.high = high;
    }

    void grow(int by) {
      low -= by;
      corner = new Point(low, -low);
      for (int i = 0; i < slots.length; i++) {
        slots[i] += by;
      }
      names.add(by);
      if (names.size() > 8) {
        names.clear();
      }
      high += by;
    }

    /** Calls a unit that only reads: it sees what this one has done so far. */
    int growAndMeasure(int by) {
      int before = width();
      low -= by;
      int between = width() - before;
      low += by;
      grow(by);
      return between;
    }

    private int width() {
      return high - low;
    }

    final boolean isWhole() {
      int sum = 0;
      for (int s : slots) {
        sum += s;
      }
      for (int i = 1; i < slots.length; i++) {
        if (slots[i] != slots[0]) {
          return false;
        }
      }
      int all = 0;
      for (int n : names) {
        all += n > 0 ? 1 : 0;
      }
      return width() == 2 * high && sum == 4 * high && corner.x() == low && all == names.size();
    }

    /** A function that runs at once reads the same snapshot. */
    boolean isWholeByFunction() {
      int h = high;
      java.util.function.IntPredicate same = x -> x == high && x == -low;
      return same.test(h);
    }

    boolean isAsWide(Range other) {
      return width() == other.width();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Range r && r.low == low && r.high == high;
    }

    @Override
    public int hashCode() {
      return 31 * low + high;
    }
  }

  /** A subclass adds a member to the set, and a set of its own. */
  @AtomicSet("t")
  static class Named extends Range {
    @Atomic("s") private String name = "0";
    @Atomic("t") private int asked;

    Named() {
      super(0, 0);
    }

    void rename(String text) {
      grow(Integer.parseInt(text));
      name = text;
    }

    boolean isNamed() {
      asked++;
      return !name.isEmpty();
    }

    @Override
    void grow(int by) {
      super.grow(by);
      name = String.valueOf(by);
    }
  }

  /** Of static fields, by units with and without an object. */
  @AtomicSet(value = "all", isStatic = true, reads = Reads.SNAPSHOT)
  static class Total {
    private static long sum, negative;

    static void add(long n) {
      sum += n;
      negative -= n;
    }

    static boolean isZero() {
      return sum + negative == 0;
    }

    boolean isZeroHere() {
      return sum + negative == 0;
    }
  }

  static boolean sameWidth(@Atomic("s") Range one, @Atomic("s") Range two) {
    return one.high - one.low == two.high - two.low || one != two;
  }

  private static int wrong;

  public static void main(String[] args) {
    Named range = new Named();
    int[] bad = new int[8];
    finish:
    {
      for (int t = 0; t < 8; t++) {
        int task = t;
        async:
        for (int i = 0; i < 500; i++) {
          if (task % 2 == 0) {
            range.rename("1");
            Total.add(i);
          } else if (!range.isWhole()
              || !range.isWholeByFunction()
              || !range.isNamed()
              || !range.isAsWide(range)
              || !sameWidth(range, range)
              || !Total.isZero()
              || !new Total().isZeroHere()) {
            bad[task]++;
          }
        }
      }
    }
    for (int b : bad) {
      wrong += b;
    }
    System.out.println(wrong + " " + range.growAndMeasure(7) + " " + range.isWhole());
    System.out.println(range.equals(range) + " " + (range.hashCode() == 31 * -2007 + 2007));
    System.out.println(new Range(1, 2).equals(new Range(1, 2)) + " " + range.equals("range"));
  }
}
