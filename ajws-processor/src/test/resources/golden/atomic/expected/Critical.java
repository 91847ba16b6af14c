import org.ajws.ParallelFor;

/** Sections in which loops run in order. */
@org.ajws.runtime.Translated(digest = "ef3d2e1a29b0faeb7458700cbc5c25a83e989e50c2f7c28d1baf354a277465c2", target = "trycatch") public class Critical {
  static final int[] TABLE = org.ajws.runtime.lock.Critical.<int[]>call(() -> (filled(16)));
  static final long SUM = org.ajws.runtime.lock.Critical.<java.lang.Long>call(() -> (long) (filled(3)[0]));
  static int[][] rows = org.ajws.runtime.lock.Critical.<int[][]>call(() -> (new int[][]{filled(1), filled(2)}));

  static { org.ajws.runtime.lock.Critical.enter(); try { 
    filled(4);
   } finally { org.ajws.runtime.lock.Critical.exit(); } }

  static int[] filled(int n) {
    int[] a = new int[n];
    { org.ajws.runtime.loop.Loops.ints("Critical.java:15", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      a[i] = i;
    } } }); }
    return a;
  }

  synchronized int locked() { org.ajws.runtime.lock.Critical.enter(); try { 
    return filled(5).length;
   } finally { org.ajws.runtime.lock.Critical.exit(); } }

  int block(Object monitor) {
    int n;
    synchronized (monitor) { org.ajws.runtime.lock.Critical.enter(); try { 
      n = filled(6).length;
     } finally { org.ajws.runtime.lock.Critical.exit(); } }
    synchronized (this) {
      n++;
    }
    return n;
  }

  synchronized int free(int n) {
    return n + 1;
  }
}
