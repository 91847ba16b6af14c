import java.util.List;
import org.ajws.ParallelFor;

class ChangedBound {
  private int count;
  private static int total;

  void locals(int n, int[] a) {
    for (@ParallelFor int i = 0; i < n; i++) {
      a[i] = 1;
      n = 5;
    }
  }

  void fields(int[] a) {
    for (@ParallelFor int i = 0; i < count; i++) {
      a[i] = 1;
      this.count--;
    }
    for (@ParallelFor int i = 0; i < count; i++) {
      a[i] = 1;
      shrink();
    }
    for (@ParallelFor int i = 0; i < total; i++) {
      a[i] = 1;
      shrinkAll();
    }
    for (@ParallelFor int i = 0; i < count(); i++) {
      a[i] = 1;
      shrink();
    }
  }

  void sizes(List<String> list) {
    for (@ParallelFor int i = 0; i < list.size(); i++) {
      if (list.get(i).isEmpty()) {
        list.remove(i);
      }
    }
  }

  int count() {
    return count;
  }

  void shrink() {
    reallyShrink();
  }

  private void reallyShrink() {
    count--;
  }

  static void shrinkAll() {
    total--;
  }
}
