import org.ajws.ParallelFor;
import org.ajws.Private;

/** What one iteration leaves, another may find. */
class Carried {
  void number(int[] out) {
    @Private int last = 0;
    for (@ParallelFor int i = 0; i < out.length; i++) {
      out[i] = last;
      last = i;
    }
  }

  void counts(int[] out, int[] in) {
    @Private int[] counts = new int[10];
    for (@ParallelFor int i = 0; i < out.length; i++) {
      counts[in[i]]++;
      out[i] = counts[0];
    }
  }

  void sometimes(int[] out, int[] in) {
    @Private int highest = 0;
    for (@ParallelFor int i = 0; i < out.length; i++) {
      if (in[i] > 0) {
        highest = in[i];
      }
      out[i] = highest;
    }
  }

  void asyncs(int[] out) {
    @Private int last = 0;
    finish:
    for (int i = 0; i < out.length; i++) {
      int slot = i;
      async: {
        out[slot] = last;
        last = slot;
      }
    }
  }

  void lost(double[][] given) {
    @Private double[][] a = given;
    for (@ParallelFor int i = 0; i < given.length; i++) {
      a[0][i] = i;
    }
  }
}
