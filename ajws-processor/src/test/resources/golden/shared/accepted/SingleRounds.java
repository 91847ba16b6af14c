import java.util.*;
import org.ajws.*;

/** Asyncs that one round of a loop starts, and no other: nothing is written by two. */
class SingleRounds {
  int d; int n; int[] x; int[] out = new int[4]; List<Integer> list; boolean flag;
  static void use(int v) { System.out.println(v); }

  void first() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          async: out[0] = 1;
          first = false;
        }
      }
    }
  }

  void first2() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          first = false;
          async: out[0] = 1;
        }
      }
    }
  }

  void firstField() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          first = false;
          async: d = 1;
        }
      }
    }
  }

  void firstOutside() {
    boolean first = true;
    finish: for (int i = 0; i < n; i++) {
      if (first) {
        first = false;
        async: d = 1;
      }
    }
  }

  void firstInner() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) {
        if (first) {
          async: d = 1;
          first = false;
        }
      }
    }
  }

  void done() {
    finish: {
      boolean done = false;
      for (int i = 0; i < n; i++) {
        if (!done) {
          async: out[0] = 1;
          done = true;
        }
      }
    }
  }

  void doneAnd() {
    finish: {
      boolean done = false;
      for (int i = 0; i < n; i++) {
        if (!done && x[i] > 3) {
          async: out[0] = x[i];
          done = true;
        }
      }
    }
  }

  void doneAnd2() {
    finish: {
      boolean done = false;
      for (int i = 0; i < n; i++) {
        if (x[i] > 3 && !done) {
          done = true;
          async: out[0] = x[i];
        }
      }
    }
  }

  void doneEquals() {
    finish: {
      boolean done = false;
      for (int i = 0; i < n; i++) {
        if (done == false) {
          done = true;
          async: out[0] = x[i];
        }
      }
    }
  }

  void doneElse() {
    finish: {
      boolean done = false;
      for (int i = 0; i < n; i++) {
        if (done) {
          use(i);
        } else {
          done = true;
          async: out[0] = 3;
        }
      }
    }
  }

  void guard() {
    finish: {
      boolean done = false;
      for (int i = 0; i < n; i++) {
        if (done) continue;
        done = true;
        async: out[0] = 3;
      }
    }
  }

  void firstWithin() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          d = 1;
          first = false;
          async: use(d);
        }
      }
    }
  }

  void zero() {
    finish: for (int i = 0; i < n; i++) {
      if (i == 0) {
        async: d = 1;
      }
    }
  }

  void last() {
    finish: for (int i = 0; i < n; i++) {
      if (i == n - 1) {
        async: d = 1;
      }
    }
  }

  void lastOfLength() {
    int[] t = x;
    finish: for (int i = 0; i < t.length; i++) {
      if (i == t.length - 1) {
        async: d = 1;
      }
    }
  }

  void notZeroElse() {
    finish: for (int i = 0; i < n; i++) {
      if (i != 0) {
        use(i);
      } else {
        async: d = 1;
      }
    }
  }

  void whileForm() {
    finish: {
      int i = 0;
      while (i < n) {
        if (i == 3) {
          async: d = 1;
        }
        i++;
      }
    }
  }

  void count() {
    finish: {
      int k = 0;
      for (int v : x) {
        if (k++ == 0) {
          async: d = v;
        }
      }
    }
  }

  void countPre() {
    finish: {
      int k = 0;
      for (int v : x) {
        if (++k == 1) {
          async: d = v;
        }
      }
    }
  }

  void countCond() {
    finish: {
      int k = 0;
      for (int v : x) {
        if (v > 3 && k++ == 0) {
          async: d = v;
        }
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
        }
      }
    }
  }

  void found() {
    finish: {
      int[] found = null;
      for (int v : x) {
        if (found == null) {
          found = new int[1];
          async: d = v;
        }
      }
    }
  }

  void doOnce() {
    finish: {
      do {
        async: d = 1;
      } while (false);
    }
  }

  void whileBreak() {
    finish: {
      while (true) {
        async: d = 1;
        break;
      }
    }
  }

  void forBreak() {
    finish: for (int v : x) {
      if (v > 3) {
        async: d = v;
        break;
      }
    }
  }

  void forReturn() {
    finish: for (int v : x) {
      if (v > 3) {
        async: d = v;
        return;
      }
    }
  }

  void labelBreak() {
    finish: {
      outer: for (int v : x) {
        for (int w : x) {
          if (w > 3) {
            async: d = v;
            break outer;
          }
        }
      }
    }
  }

  void switchForm() {
    finish: for (int i = 0; i < n; i++) {
      switch (i) {
        case 0: async: d = 1;
        break;
        default: break;
      }
    }
  }

  void switchRule() {
    finish: for (int i = 0; i < n; i++) {
      switch (i) {
        case 0 -> {
          async: d = 1;
        }
        default -> use(i);
      }
    }
  }

  void tryForm() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        try {
          if (first) {
            first = false;
            async: d = 1;
          }
          use(x[i]);
        } finally {
          use(2);
        }
      }
    }
  }

  void value() {
    boolean first = true;
    for (int i = 0; i < n; i++) {
      if (first) {
        finish: {
          async: d = 1;
        }
        first = false;
      }
    }
  }

  void down() {
    finish: for (int i = n; i > 0; i--) {
      if (i == 1) {
        async: d = 1;
      }
    }
  }

  void list() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          async: list.add(1);
          first = false;
        }
      }
    }
  }
}
