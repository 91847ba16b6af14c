import java.util.*;
import org.ajws.*;

/** A loop or finish that does not give the variable of a reduction a value has no part of its own. */
class ReducedObjects {
  static class Joined implements Reducer<List<String>> {
    public List<String> identity() { return new ArrayList<>(); }
    public List<String> combine(List<String> a, List<String> b) {
      List<String> both = new ArrayList<>(a);
      both.addAll(b);
      return both;
    }
  }

  static class First implements Reducer<int[]> {
    public int[] identity() { return null; }
    public int[] combine(int[] a, int[] b) { return a == null ? b : a; }
  }

  void list(int n) {
    @Reduce(by = Joined.class) List<String> all = new ArrayList<>();
    for (@ParallelFor int i = 0; i < n; i++) {
      all.add("x" + i);
    }
    System.out.println(all);
  }

  void slot(int n) {
    @Reduce(by = First.class) int[] counts = new int[4];
    for (@ParallelFor int i = 0; i < n; i++) {
      counts[0]++;
    }
    System.out.println(counts[0]);
  }

  void index(int n, int[] a) {
    @Reduce(ReduceOp.SUM) int sum = 0;
    for (@ParallelFor int i = 0; i < n; i++) {
      sum += i;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      a[sum] = i;
    }
  }

  void asyncs() {
    @Reduce(by = Joined.class) List<String> all = new ArrayList<>();
    finish: {
      async: all.add("a");
      async: all.add("b");
    }
    System.out.println(all);
  }

  void rounds(int n) {
    @Reduce(by = Joined.class) List<String> all = new ArrayList<>();
    finish: {
      for (int i = 0; i < n; i++) {
        async: all.add("a");
      }
    }
    System.out.println(all);
  }

  void updated(int n) {
    Joined joined = new Joined();
    @Reduce(by = Joined.class) List<String> all = new ArrayList<>();
    for (@ParallelFor int i = 0; i < n; i++) {
      all = joined.combine(all, List.of("x" + i));
    }
    System.out.println(all);
  }
}
