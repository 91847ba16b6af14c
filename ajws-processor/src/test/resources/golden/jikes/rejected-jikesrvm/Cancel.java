import org.ajws.ParallelFor;
import org.ajws.runtime.AjwsRuntime;

/** A search that wants to end early. */
class Cancel {
  static void search(final int[] v) {
    for (@ParallelFor int i = 0; i < v.length; i++) {
      if (v[i] == 7) {
        v[i] = 8;
        AjwsRuntime.cancel();
      }
    }
  }
}
