import org.ajws.*;

/** Jumps that lead out of a loop, and ones that stay inside of a statement of a branch. */
class JumpsOutOfRounds {
  int d; int n; int[] a;

  /** No round of the inner loop follows. */
  void nextOuterRound() {
    finish: {
      outer:
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          async: a[i]++;
          continue outer;
        }
      }
    }
  }

  void breakOfALoopInTheBranch() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          for (int j = 0; j < n; j++) {
            if (j > a[j]) break;
          }
          async: d++;
          first = false;
        }
      }
    }
  }

  void continueOfALoopBeforeTheStep() {
    finish: {
      int k = 0;
      while (k < n) {
        for (int j = 0; j < n; j++) {
          if (j > 3) continue;
          a[j] = 1;
        }
        if (k == 5) {
          async: d++;
        }
        k++;
      }
    }
  }

  void yieldOfASwitchInTheBranch() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          int x = switch (n) { case 1: yield 2; default: yield 3; };
          async: d += x;
          first = false;
        }
      }
    }
  }
}
