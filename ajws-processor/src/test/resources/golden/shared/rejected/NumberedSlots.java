import org.ajws.*;

/** Slots with numbers, among others, of which one is written twice, or looked at before. */
class NumberedSlots {
  int[][] rows;

  void twice(int[] a) {
    finish: {
      async: a[0] = 1;
      async: a[1] = 1;
      async: a[0] = 2;
    }
  }

  void any(int[] a, int k) {
    finish: {
      async: a[0] = 1;
      async: a[k] = 1;
      async: a[1] = a[k];
    }
  }

  void run(int[] a, int n) {
    finish: {
      async: a[0] = 1;
      async: for (int i = 0; i < n; i++) a[i] = 2;
    }
  }

  void looked(int[] a) {
    finish: {
      async: if (a[0] == 0) a[0] = 1;
      async: if (a[1] == 0) a[1] = 1;
    }
  }

  void read(int[] a, int[] sums) {
    finish: {
      async: a[3] = 1;
      async: sums[0] = a[3];
      async: sums[1] = a[2];
    }
  }

  void oneRow(int[] row) {
    rows[0] = row;
    rows[1] = row;
    finish: {
      async: rows[0][1] = 1;
      async: rows[1][1] = 2;
      async: rows[1][2] = 2;
    }
  }

  void laterRound(int[] a, int n) {
    finish: {
      for (int i = 0; i < n; i++) {
        async: a[0] = i;
        a[1] = i;
        a[i] = 3;
      }
    }
  }
}
