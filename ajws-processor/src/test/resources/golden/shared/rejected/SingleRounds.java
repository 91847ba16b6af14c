import java.util.*;
import org.ajws.*;

/** Asyncs that more than one round of a loop may start, or that meet what other rounds do. */
class SingleRounds {
  int d; int n; int[] x; int[] out = new int[4]; List<Integer> list; boolean flag;
  static void use(int v) { System.out.println(v); }

  void firstKept() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          async: d = 1;
        }
      }
    }
  }

  void firstReset() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          async: d = 1;
          first = false;
        }
        if (i == 5) first = true;
      }
    }
  }

  void firstSet() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          async: d = 1;
          first = i < 5;
        }
      }
    }
  }

  void firstElse() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          first = false;
        } else {
          async: d = 1;
        }
      }
    }
  }

  void firstPerRound() {
    finish: {
      for (int i = 0; i < n; i++) {
        boolean first = true;
        if (first) {
          async: d = 1;
          first = false;
        }
      }
    }
  }

  void firstInner() {
    finish: {
      for (int i = 0; i < n; i++) {
        boolean first = true;
        for (int j = 0; j < n; j++) {
          if (first) {
            async: d = 1;
            first = false;
          }
        }
      }
    }
  }

  void firstLate() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          for (int j = 0; j < n; j++) {
            async: d = 1;
          }
          first = false;
        }
      }
    }
  }

  void doneOr() {
    finish: {
      boolean done = false;
      for (int i = 0; i < n; i++) {
        if (!done || x[i] > 3) {
          done = true;
          async: out[0] = x[i];
        }
      }
    }
  }

  void guardLate() {
    finish: {
      boolean done = false;
      for (int i = 0; i < n; i++) {
        if (done) continue;
        async: out[0] = 3;
        if (x[i] > 3) continue;
        done = true;
      }
    }
  }

  void guardBefore() {
    finish: {
      boolean done = false;
      for (int i = 0; i < n; i++) {
        d = 1;
        if (done) continue;
        done = true;
        async: use(d);
      }
    }
  }

  void firstBefore() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        d = i;
        if (first) {
          first = false;
          async: use(d);
        }
      }
    }
  }

  void firstBehind() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          first = false;
          async: use(d);
          d = 1;
        }
      }
    }
  }

  void firstReads() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          first = false;
          async: d = 1;
        } else {
          use(d);
        }
      }
    }
  }

  void continueInside() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          async: d = 1;
          if (x[i] == 2) continue;
          first = false;
        }
      }
    }
  }

  void notZero() {
    finish: for (int i = 0; i < n; i++) {
      if (i != 0) {
        async: d = 1;
      }
    }
  }

  void atLeast() {
    finish: for (int i = 0; i < n; i++) {
      if (i >= 3) {
        async: d = 1;
      }
    }
  }

  void whileContinue() {
    finish: {
      int i = 0;
      while (i < n) {
        if (i == 3) {
          async: d = 1;
          if (flag) continue;
        }
        i++;
      }
    }
  }

  void countBack() {
    finish: {
      int k = 0;
      for (int v : x) {
        if (k++ == 0) {
          async: d = v;
        }
        if (v == 7) k = 0;
      }
    }
  }

  void countMod() {
    finish: {
      int k = 0;
      for (int v : x) {
        if (k % 3 == 0) {
          async: d = v;
        }
        k++;
      }
    }
  }

  void countUpDown() {
    finish: {
      int k = 0;
      for (int v : x) {
        if (k == 0) {
          async: d = v;
        }
        if (v > 2) k++;
        else k--;
      }
    }
  }

  void state() {
    finish: {
      int state = 0;
      for (int v : x) {
        if (state == 0) {
          async: d = v;
          state = 1;
        } else {
          state = 0;
        }
      }
    }
  }

  void forBreakInner() {
    finish: for (int v : x) {
      for (int w : x) {
        if (w > 3) {
          async: d = v;
          break;
        }
      }
    }
  }

  void switchBreak() {
    finish: for (int v : x) {
      switch (v) {
        case 1: async: d = v;
        break;
        default: break;
      }
    }
  }

  void switchTwo() {
    finish: for (int i = 0; i < n; i++) {
      switch (i) {
        case 0, 1 -> {
          async: d = 1;
        }
        default -> use(i);
      }
    }
  }

  void switchFall() {
    finish: for (int i = 0; i < n; i++) {
      switch (i) {
        case 0: case 1: async: d = 1;
        break;
        default: break;
      }
    }
  }

  void switchFall2() {
    finish: for (int i = 0; i < n; i++) {
      switch (i) {
        case 0: use(1);
        case 1: async: d = 1;
        break;
        default: break;
      }
    }
  }

  void switchDefault() {
    finish: for (int i = 0; i < n; i++) {
      switch (i) {
        case 0: break;
        default: async: d = 1;
      }
    }
  }

  void switchTwoCases() {
    finish: for (int i = 0; i < n; i++) {
      switch (i) {
        case 0: async: d = 1;
        break;
        case 1: async: d = 2;
        break;
        default: break;
      }
    }
  }

  void tryForm() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        try {
          if (first) {
            async: d = 1;
            use(x[i]);
            first = false;
          }
        } catch (RuntimeException e) {
          use(2);
        }
      }
    }
  }

  void listBehind() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          async: list.add(1);
          first = false;
        }
      }
      list.add(2);
    }
  }
}
