import org.ajws.ParallelFor;
import org.ajws.Private;

/** Each iteration fills what it reads, or only reads what was there before. */
class NotCarried {
  void number(int[] out) {
    @Private int last = 0;
    for (@ParallelFor int i = 0; i < out.length; i++) {
      last = i;
      out[i] = last;
    }
  }

  void scratch(int[] out, int[] in) {
    @Private int[] temp = new int[4];
    for (@ParallelFor int i = 0; i < out.length; i++) {
      for (int j = 0; j < temp.length; j++) {
        temp[j] = in[i] + j;
      }
      out[i] = temp[3];
    }
  }

  void table(int[] out) {
    @Private int[] table = {1, 2, 3};
    for (@ParallelFor int i = 0; i < out.length; i++) {
      out[i] = table[i % 3];
    }
  }

  void given(int[] out) {
    @Private int next = 0;
    finish:
    for (int i = 0; i < out.length; i++) {
      next = i;
      int slot = i;
      async: {
        next++;
        out[slot] = next;
      }
    }
  }

  @SuppressWarnings("ajws-shared")
  void cache(int[] out) {
    @Private int[] known = new int[10];
    for (@ParallelFor int i = 0; i < out.length; i++) {
      if (known[i % 10] == 0) {
        known[i % 10] = i % 10 + 1;
      }
      out[i] = known[i % 10];
    }
  }
}
