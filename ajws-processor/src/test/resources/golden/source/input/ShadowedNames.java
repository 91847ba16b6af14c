import java.util.Arrays;
import org.ajws.ParallelFor;

/** Names of the source that generated code could be confused with. */
class ShadowedNames {
  static class Loops {}

  static class TaskLocals {}

  static class Relation {}

  static class Math {}

  public static void main(String[] args) {
    int from$1 = 1, to$1 = 2, i$1 = 3, state$1 = 4;
    int[] a = new int[4];
    for (@ParallelFor int i = 0; i < a.length; i++) a[i] = from$1 + to$1 + i$1 + state$1 + i;
    int from = 5, to = 6, state = 7, step = 8, locals = 9, runtime = 10;
    for (@ParallelFor int i = 0; i < a.length; i++) a[i] += from + to + state + step + locals + runtime;
    System.out.println(Arrays.toString(a));
  }
}
