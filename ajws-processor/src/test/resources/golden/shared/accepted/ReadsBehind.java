import org.ajws.Async;
import org.ajws.Finish;

/** What a task writes is read when it has ended, or by itself, or of another object. */
class ReadsBehind {
  static class Node {
    Node left;
    Node right;
    double mass;

    double sum() {
      if (left == null) {
        return mass;
      }
      finish:
      {
        async:
        left.mass = left.sum();
        right.mass = right.sum();
      }
      return left.mass + right.mass;
    }
  }

  private int[] numbers;
  private int count;

  int behind() {
    finish:
    {
      async:
      count = 3;
    }
    return count;
  }

  int before() {
    int seen = 0;
    finish:
    {
      seen = count;
      async:
      count = 4;
    }
    return seen;
  }

  int joined() {
    @Async int n = counted();
    int twice = n * 2;
    return twice + count;
  }

  private int counted() {
    count = 5;
    return 6;
  }

  void sort(int[] a, int lo, int hi) {
    if (hi - lo < 2) {
      return;
    }
    int mid = (lo + hi) >>> 1;
    finish:
    {
      async:
      sort(a, lo, mid);
      sort(a, mid, hi);
    }
    merge(a, lo, mid, hi);
  }

  private void merge(int[] a, int lo, int mid, int hi) {
    for (int i = lo, j = mid; i < mid && j < hi; ) {
      if (a[i] <= a[j]) {
        i++;
      } else {
        numbers[i] = a[j++];
      }
    }
  }

  @Finish
  int returned(int[] out) {
    async:
    out[0] = 7;
    if (out.length > 1) {
      return out[0];
    }
    return -out[0];
  }

  private final Object lock = new Object();

  private void add(int n) {
    synchronized (lock) {
      count += n;
    }
  }

  private int seen() {
    synchronized (lock) {
      return count;
    }
  }

  int guarded() {
    int seen;
    finish:
    {
      async:
      add(1);
      seen = seen();
    }
    return seen;
  }
}
