import java.util.Arrays;
import org.ajws.ParallelFor;

/** Labels on parallel loops, for continue. */
@SuppressWarnings("ajws-shared") class Labels {
  public static void main(String[] args) {
    int[] a = new int[6];
    rows:
    for (@ParallelFor int i = 0; i < a.length; i++) {
      for (int j = 0; j < 4; j++) {
        if (j == i) continue rows;
        a[i]++;
      }
      a[i] += 100;
    }
    one: two: /* both */ // labels
    for (@ParallelFor int i = 0; i < a.length; i++) {
      if (i == 1) continue two;
      if (i == 2) continue two;
      if (i == 3) continue;
      a[i] += 1000;
    }
    outer:
    for (int round = 0; round < 2; round++) {
      if (round == 1) continue outer;
      for (@ParallelFor int x : a) {
        inner:
        for (int k = 0; ; k++) {
          if (k == x) break inner;
          if (k > 3) break;
        }
      }
    }
    elements:
    for (@ParallelFor Integer x : Arrays.asList(1, 2, 3)) {
      while (true) {
        if (x == 2) continue elements;
        break;
      }
      a[x] = -x;
    }
    general:
    for (@ParallelFor int i = 1; i < 5; i *= 2) {
      for (; ; ) {
        if (i == 2) continue general;
        break;
      }
      a[i] = 77;
    }
    System.out.println(Arrays.toString(a));
  }
}
