import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

@AtomicSet("a")
class FreshObjects implements Cloneable {
  @Atomic("a") int value;
  @Atomic("a") private int[] slots = new int[4];

  static FreshObjects of(int value) {
    FreshObjects made = new FreshObjects();
    made.value = value;
    made.inc();
    made.slots[0] = made.value;
    return made;
  }

  static void each(java.util.List<FreshObjects> all) {
    for (int i = 0; i < 3; i++) {
      FreshObjects made = new FreshObjects();
      made.value = i;
      all.add(made);
    }
  }

  @Override
  public FreshObjects clone() {
    try {
      FreshObjects copy = (FreshObjects) super.clone();
      copy.slots = slots.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  void inc() {
    value++;
  }

  @AtomicSet("m")
  static class Matrix implements Cloneable {
    @Atomic("m") private double @AliasAtomic("this.m[][]") [][] rows =
        new double @AliasAtomic("this.m[][]") [3][3];
    @Atomic("m") private int @AliasAtomic("this.m[]") [] used = new @AliasAtomic("this.m[]") int[3];

    static Matrix of(double x) {
      Matrix made = new Matrix();
      made.rows[0][0] = x;
      made.used[0]++;
      java.util.Arrays.fill(made.used, 1);
      for (double[] row : made.rows) {
        made.used[1] += row.length;
      }
      return made;
    }

    @Override
    public Matrix clone() {
      try {
        Matrix copy = (Matrix) super.clone();
        copy.rows = new double @AliasAtomic("this.m[][]") [3][3];
        for (int i = 0; i < rows.length; i++) {
          copy.rows[i] = rows[i].clone();
        }
        copy.used = used.clone();
        copy.used[0]++;
        return copy;
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }

    double trace() {
      return rows[0][0] + rows[1][1] + rows[2][2];
    }
  }
}
