import java.util.Arrays;
import org.ajws.ParallelFor;

/** Labels on parallel loops, for continue. */
@org.ajws.runtime.Translated(digest = "c63dd212433879b69836b417f2e921f921c868b3a0204e868d389fe473278e02", target = "trycatch") @SuppressWarnings("ajws-shared") class Labels {
  public static void main(String[] args) {
    int[] a = new int[6];
    { 
org.ajws.runtime.loop.Loops.ints("Labels.java:9", 0, org.ajws.runtime.loop.Relation.LT, a.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { rows: for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      for (int j = 0; j < 4; j++) {
        if (j == i) continue rows;
        a[i]++;
      }
      a[i] += 100;
    } } }); }
    {  /* both */ // labels
org.ajws.runtime.loop.Loops.ints("Labels.java:17", 0, org.ajws.runtime.loop.Relation.LT, a.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$2, to$2, step$2, state$2) -> { one: two: for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
      if (i == 1) continue two;
      if (i == 2) continue two;
      if (i == 3) continue;
      a[i] += 1000;
    } } }); }
    outer:
    for (int round = 0; round < 2; round++) {
      if (round == 1) continue outer;
      { final var array$3 = a; org.ajws.runtime.loop.Loops.ints("Labels.java:26", 0, org.ajws.runtime.loop.Relation.LT, array$3.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { for (int index$3 = from$3; index$3 < to$3; index$3++) { int x = array$3[index$3]; {
        inner:
        for (int k = 0; ; k++) {
          if (k == x) break inner;
          if (k > 3) break;
        }
      } } }); }
    }
    { 
org.ajws.runtime.loop.Loops.elements("Labels.java:35", (Arrays.asList(1, 2, 3)), org.ajws.runtime.generated.TaskLocals.none(), (part$4, state$4) -> { elements: for (Integer x : part$4) { {
      while (true) {
        if (x == 2) continue elements;
        break;
      }
      a[x] = -x;
    } } }); }
    { 
org.ajws.runtime.loop.Loops.inOrder("Labels.java:43", org.ajws.runtime.generated.TaskLocals.none(), (spawner$5) -> { for (@ParallelFor int i = 1; i < 5; i *= 2) { if (spawner$5.stopped()) break; final int i$5 = i; spawner$5.spawn((state$5) -> { general: do {
      for (; ; ) {
        if (i$5 == 2) continue general;
        break;
      }
      a[i$5] = 77;
    }  while (false); }); } }); }
    System.out.println(Arrays.toString(a));
  }
}
