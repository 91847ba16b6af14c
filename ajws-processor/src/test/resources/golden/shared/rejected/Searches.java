import java.util.Arrays;
import java.util.Iterator;
import org.ajws.ParallelFor;

/** What a search gives differs between iterations, or not: a warning, and no error. */
class Searches {
  int key;
  int v;
  Searches[] all;
  int[] keys;

  int index(int key) {
    for (int k = 0; k < keys.length; k++) {
      if (keys[k] == key) {
        return k;
      }
    }
    return -1;
  }

  Searches find(int key) {
    for (int k = 0; k < all.length; k++) {
      if (all[k].key == key) {
        return all[k];
      }
    }
    return null;
  }

  void searches(int n, int[] count) {
    for (@ParallelFor int i = 0; i < n; i++) {
      count[index(i)] = 3;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      find(i).v = 3;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      int k = 0;
      while (keys[k] != i) {
        k++;
      }
      count[k] = 3;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      int found = -1;
      for (int k = 0; k < n; k++) {
        if (keys[k] == i) {
          found = k;
        }
      }
      count[found] = 3;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      int k = 0;
      do {
        k++;
      } while (keys[k] < i);
      all[k].v = 3;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Iterator<Searches> it = Arrays.asList(all).iterator();
      Searches s = it.next();
      while (s.key != i) {
        s = it.next();
      }
      s.v = 3;
    }
  }
}
