import java.util.*;
import org.ajws.*;

/** Objects that are made where asyncs start, and that these share with the code behind them. */
class MadeBeside {
  static class Cell {
    int v;
    int[] a = new int[4];
    Cell next;
  }

  private static int bump(Cell c) {
    return c.v++;
  }

  private static Cell make() {
    return new Cell();
  }

  void object() {
    finish: {
      Cell c = new Cell();
      async: c.v++;
      c.v++;
    }
  }

  void array() {
    int[] cell = new int[1];
    async: cell[0]++;
    cell[0]++;
  }

  void list() {
    finish: {
      List<Integer> l = new ArrayList<>();
      async: l.add(1);
      l.add(2);
    }
  }

  void text() {
    finish: {
      StringBuilder s = new StringBuilder();
      async: s.append(1);
      s.append(2);
    }
  }

  void otherName() {
    finish: {
      Cell c = new Cell();
      Cell k = c;
      async: c.v++;
      k.v++;
    }
  }

  void part() {
    finish: {
      Cell c = new Cell();
      async: c.a[0]++;
      c.a[0]++;
    }
  }

  void slot() {
    finish: {
      Cell[] all = {new Cell(), new Cell()};
      async: all[0].v++;
      all[0].v++;
    }
  }

  void called() {
    finish: {
      Cell c = make();
      async: bump(c);
      bump(c);
    }
  }

  void function() {
    finish: {
      Cell c = new Cell();
      Runnable r = () -> c.v++;
      async: r.run();
      r.run();
    }
  }

  void value() {
    Cell c = new Cell();
    @Async int v = bump(c);
    c.v++;
    System.out.println(v);
  }

  int read() {
    int r;
    finish: {
      Cell c = new Cell();
      async: c.v = 3;
      r = c.v;
    }
    return r;
  }

  void inRound(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      Cell c = new Cell();
      async: c.v++;
      c.v++;
    }
  }

  void ofAllRounds(int n) {
    finish: {
      Cell c = new Cell();
      for (int i = 0; i < n; i++) {
        c.v = i;
        async: System.out.println(c.v);
      }
    }
  }

  void halfLocked() {
    finish: {
      Cell c = new Cell();
      async: {
        synchronized (c) {
          c.v++;
        }
      }
      c.v++;
    }
  }

  void next(Cell head) {
    finish:
    for (Cell c = head; c != null; c = c.next) {
      async: c.next = null;
    }
  }
}
