import java.util.*;
import org.ajws.*;

/** Elements that later rounds come to again. */
class SameElements {
  static class Cell {
    int x;
    Cell next;
  }

  private Cell head;

  private static int use(int v) {
    return v + 1;
  }

  void first(List<Cell> cells) {
    finish:
    for (Cell c : cells) {
      cells.get(0).x = c.x;
      async: use(cells.get(0).x);
    }
  }

  void firstSlot(Cell[] cells) {
    finish:
    for (Cell c : cells) {
      cells[0].x = 1;
      async: use(cells[0].x);
    }
  }

  void allEachRound(int n, Cell[] cells) {
    finish:
    for (int i = 0; i < n; i++) {
      for (Cell c : cells) {
        c.x = i;
      }
      async: use(cells[0].x);
    }
  }

  void innerEachRound(List<String> names, Cell[] cells) {
    finish:
    for (String s : names) {
      for (Cell c : cells) {
        c.x = s.length();
        async: use(c.x);
      }
    }
  }

  void peeked(Deque<Cell> queue, int n) {
    finish:
    for (int i = 0; i < n; i++) {
      Cell c = queue.peek();
      c.x = i;
      async: use(c.x);
    }
  }

  void field(List<Cell> cells) {
    finish:
    for (Cell c : cells) {
      head.x = c.x;
      async: use(head.x);
    }
  }

  void touches(int n, int[][] rows) {
    finish:
    for (int i = 0; i < n; i++) {
      touch(rows);
      async: use(rows[0][0]);
    }
  }

  private static void touch(int[][] rows) {
    for (int[] r : rows) {
      r[0] = 1;
    }
  }

  void lambda(int n, List<Cell> cells) {
    finish:
    for (int i = 0; i < n; i++) {
      cells.forEach(c -> c.x = 1);
      async: cells.forEach(c -> use(c.x));
    }
  }

  void sameOfIterator(Iterator<Cell> it) {
    finish: {
      Cell c = it.next();
      async: c.x++;
      c.x++;
    }
  }

  void twoIterators(List<Cell> cells) {
    finish: {
      async: {
        for (Iterator<Cell> it = cells.iterator(); it.hasNext(); ) {
          it.next().x++;
        }
      }
      for (Iterator<Cell> it = cells.iterator(); it.hasNext(); ) {
        it.next().x++;
      }
    }
  }
}
