import org.ajws.Async;

/** What one task writes, another one reads meanwhile. */
class ReadsOfTasks {
  static class Part {
    double sum;
    int[] slots = new int[8];

    void add(double[] a, int from, int to) {
      for (int i = from; i < to; i++) {
        sum += a[i];
      }
    }

    double half() {
      return sum / 2;
    }
  }

  private int count;

  double codeBehind(Part p, double[] a) {
    double half;
    finish:
    {
      async:
      p.add(a, 0, a.length);
      half = p.half();
    }
    return half;
  }

  int field() {
    int seen = 0;
    finish:
    {
      async:
      count = 1;
      seen = count;
    }
    return seen;
  }

  int otherTask(int[] out) {
    finish:
    {
      async:
      out[1] = count;
      async:
      count = 7;
    }
    return out[1];
  }

  int slot(int[] a) {
    int seen;
    finish:
    {
      async:
      a[3] = 5;
      seen = a[3];
    }
    return seen;
  }

  int value(Part p, double[] a) {
    @Async int n = sumOf(p, a);
    double early = p.sum;
    return n + (int) early;
  }

  private int sumOf(Part p, double[] a) {
    p.add(a, 0, a.length);
    return a.length;
  }
}
