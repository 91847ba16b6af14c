import java.util.Arrays;
import org.ajws.ParallelFor;

/** Names of the source that generated code could be confused with. */
@org.ajws.runtime.Translated(digest = "81ba245d901559a7b4a62852b3b223b900d76cdf1df937351bd881ee74d91e0c", target = "trycatch") class ShadowedNames {
  static class Loops {}

  static class TaskLocals {}

  static class Relation {}

  static class Math {}

  public static void main(String[] args) {
    int from$1 = 1, to$1 = 2, i$1 = 3, state$1 = 4;
    int[] a = new int[4];
    { org.ajws.runtime.loop.Loops.ints("ShadowedNames.java:17", 0, org.ajws.runtime.loop.Relation.LT, a.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$2, to$2, step$2, state$2) -> { for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; a[i] = from$1 + to$1 + i$1 + state$1 + i; } }); }
    int from = 5, to = 6, state = 7, step = 8, locals = 9, runtime = 10;
    { org.ajws.runtime.loop.Loops.ints("ShadowedNames.java:19", 0, org.ajws.runtime.loop.Relation.LT, a.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; a[i] += from + to + state + step + locals + runtime; } }); }
    System.out.println(Arrays.toString(a));
  }
}
