import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.ajws.ParallelFor;

/** Arrays and lists of an iteration's own that hold what all share in the slot that is used. */
public class SharedParts {
  int v;
  int[] f = new int[2];

  void copied(SharedParts o, int[][] shared, int p) {
    for (@ParallelFor int i = 0; i < 9; i++) {
      int[][] own = new int[p + 1][5];
      System.arraycopy(shared, 0, own, 0, p);
      own[0][0] = i;
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      int[][] own = new int[9][5];
      System.arraycopy(shared, 0, own, 2, 3);
      own[4][0] = i;
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      SharedParts[] own = {new SharedParts(), o};
      Arrays.copyOfRange(own, 1, 2)[0].v++;
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      SharedParts[] own = {new SharedParts(), o};
      System.arraycopy(own, 1, own, 0, 1);
      own[0].v++;
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      SharedParts[] own = new SharedParts[p];
      SharedParts[] other = own.clone();
      other[0].f = o.f;
      own[0].f[0]++;
    }
  }

  void moved(SharedParts o) {
    for (@ParallelFor int i = 0; i < 9; i++) {
      List<SharedParts> own = new ArrayList<>(List.of(new SharedParts(), o));
      own.remove(0);
      own.get(0).v++;
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      List<SharedParts> own = Arrays.asList(new SharedParts(), o);
      Collections.reverse(own);
      own.get(0).v++;
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      List.of(new SharedParts(), o).subList(1, 2).get(0).v++;
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      SharedParts[] own = {new SharedParts(), o};
      Arrays.sort(own, (a, b) -> 1);
      own[0].v++;
    }
  }

  void rounds(SharedParts o, int n) {
    for (@ParallelFor int i = 0; i < 9; i++) {
      SharedParts[] own = new SharedParts[9];
      for (int k = 0; k < 8; k++) {
        own[k + 1] = o;
        if (k > 0) {
          own[k].v++;
        }
      }
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      SharedParts[] own = new SharedParts[9];
      Arrays.fill(own, o);
      for (int k = 0; k < 8; k++) {
        own[k].v++;
        own[k] = new SharedParts();
      }
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      SharedParts[] own = new SharedParts[9];
      for (int k = 0; k < 8; k++) {
        own[k] = new SharedParts();
      }
      own[0].f = o.f;
      own[1].f = new int[2];
      own[0].f[0]++;
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      SharedParts[] own = {o};
      while (n > i) {
        own[0] = new SharedParts();
        break;
      }
      own[0].v++;
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      SharedParts[] own = new SharedParts[9];
      put(own, o, 9);
      put(own, new SharedParts(), 4);
      own[7].v++;
    }
  }

  private static void put(SharedParts[] into, SharedParts what, int n) {
    int k = 0;
    while (k < n) {
      into[k++] = what;
    }
  }

  private static void fails() throws IOException {
    throw new IOException();
  }

  void attempts(SharedParts o, List<SharedParts> all) {
    for (@ParallelFor int i = 0; i < 9; i++) {
      SharedParts[] own = {o};
      try {
        fails();
        own[0] = new SharedParts();
      } catch (IOException e) {
        own[0].f = null;
      }
      own[0].v++;
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      SharedParts[] own = {new SharedParts()};
      all.forEach(
          y -> {
            own[0].v++;
            own[0] = y;
          });
    }
  }
}
