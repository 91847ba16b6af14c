package gen;

import org.ajws.ParallelFor;

public final class Scale {
  private Scale() {}

  public static void apply(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] *= ${scale.factor};
    }
  }
}
