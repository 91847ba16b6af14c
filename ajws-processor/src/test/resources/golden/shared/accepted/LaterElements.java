import java.util.*;
import org.ajws.*;

/** What a round takes from an array or a collection is another one in each: what later rounds do. */
class LaterElements {
  static class Cell {
    int x;
    List<Cell> kids = new ArrayList<>();
    Cell[] parts = new Cell[2];
  }

  private final List<Cell> all = new ArrayList<>();
  private Cell[] slots = new Cell[4];

  private static int use(int v) {
    return v + 1;
  }

  void list(List<Cell> cells) {
    finish:
    for (Cell c : cells) {
      c.x = 1;
      async: use(c.x);
    }
  }

  void tree(Cell c) {
    finish:
    for (Cell k : c.kids) {
      k.x = c.x + 1;
      async: tree(k);
    }
  }

  void rows(int[][] rows) {
    finish:
    for (int[] r : rows) {
      r[0] = 1;
      async: Arrays.sort(r);
    }
  }

  void builders(StringBuilder[] builders) {
    finish:
    for (StringBuilder sb : builders) {
      sb.append(1);
      async: sb.append(2);
    }
  }

  void listOfBuilders(List<StringBuilder> builders) {
    finish:
    for (StringBuilder sb : builders) {
      sb.append(1);
      async: sb.append(2);
    }
  }

  void field() {
    finish:
    for (Cell c : all) {
      c.x++;
      async: c.x++;
    }
  }

  void fieldArray() {
    finish:
    for (Cell c : slots) {
      c.x++;
      async: c.x++;
    }
  }

  void iterator(Iterator<Cell> it) {
    finish:
    while (it.hasNext()) {
      Cell c = it.next();
      c.x = 1;
      async: use(c.x);
    }
  }

  void ownIterator(List<Cell> cells) {
    finish:
    for (Iterator<Cell> it = cells.iterator(); it.hasNext(); ) {
      Cell c = it.next();
      c.x = 1;
      async: use(c.x);
    }
  }

  void polled(Deque<Cell> queue) {
    finish:
    while (!queue.isEmpty()) {
      Cell c = queue.poll();
      c.x = 1;
      async: use(c.x);
    }
  }

  void popped(Deque<Cell> stack) {
    finish:
    while (!stack.isEmpty()) {
      Cell c = stack.pop();
      c.x = 1;
      async: use(c.x);
    }
  }

  void removed(List<Cell> list) {
    finish:
    while (!list.isEmpty()) {
      Cell c = list.remove(list.size() - 1);
      c.x = 1;
      async: use(c.x);
    }
  }

  private static Cell take(Deque<Cell> queue) {
    Cell c = queue.poll();
    c.x = 2;
    return c;
  }

  void taken(Deque<Cell> queue) {
    finish:
    while (!queue.isEmpty()) {
      Cell c = take(queue);
      async: use(c.x);
    }
  }

  void takenByIterator(Iterator<Cell> it) {
    finish:
    while (it.hasNext()) {
      Cell c = next(it);
      async: c.x++;
    }
  }

  private static Cell next(Iterator<Cell> it) {
    Cell c = it.next();
    c.x = 1;
    return c;
  }

  void values(Map<String, Cell> map) {
    finish:
    for (Cell c : map.values()) {
      c.x = 1;
      async: use(c.x);
    }
  }

  void entries(Map<String, Cell> map) {
    finish:
    for (Map.Entry<String, Cell> e : map.entrySet()) {
      e.getValue().x = 1;
      async: use(e.getValue().x);
    }
  }

  void keys(Map<String, Cell> map) {
    finish:
    for (String key : map.keySet()) {
      Cell c = map.get(key);
      c.x = 1;
      async: use(c.x);
    }
  }

  void sets(Set<Cell> set) {
    finish:
    for (Cell c : set) {
      c.x = 1;
      async: use(c.x);
    }
  }

  void nested(List<List<Cell>> grid) {
    finish:
    for (List<Cell> row : grid) {
      for (Cell c : row) {
        c.x = 1;
        async: use(c.x);
      }
    }
  }

  void nestedArrays(Cell[][] grid) {
    finish:
    for (Cell[] row : grid) {
      for (Cell c : row) {
        c.x = 1;
        async: use(c.x);
      }
    }
  }

  void mixed(Cell[][] grid) {
    finish:
    for (int i = 0; i < grid.length; i++) {
      for (Cell c : grid[i]) {
        c.x = 1;
        async: use(c.x);
      }
    }
  }

  void wholeRow(Cell[][] grid) {
    finish:
    for (Cell[] row : grid) {
      for (Cell c : row) {
        c.x = 1;
      }
      async: use(row[0].x);
    }
  }

  void parts(List<Cell> cells) {
    finish:
    for (Cell c : cells) {
      c.parts[0].x = 1;
      async: use(c.parts[0].x);
    }
  }

  void escaping(List<Cell> cells) {
    for (Cell c : cells) {
      c.x = 1;
      async: use(c.x);
    }
  }

  void filled(List<List<String>> lists) {
    finish:
    for (List<String> l : lists) {
      l.add("");
      async: use(l.size());
    }
  }

  void slots(List<Cell> cells, int[] to) {
    finish: {
      int i = 0;
      for (Cell c : cells) {
        c.x = 1;
        int k = i++;
        async: to[k] = use(c.x);
      }
    }
  }

  void twoOfOneIterator(Iterator<Cell> it) {
    finish: {
      Cell a = it.next();
      Cell b = it.next();
      async: a.x++;
      b.x++;
    }
  }

  void bothEnds(Deque<Cell> queue) {
    finish: {
      Cell a = queue.pollFirst();
      Cell b = queue.pollLast();
      async: a.x++;
      async: b.x++;
    }
  }

  void work(Deque<Cell> queue) {
    finish:
    while (!queue.isEmpty()) {
      Cell a = queue.poll();
      async: a.x++;
    }
  }

  void workOfIterator(Iterator<Cell> it) {
    finish:
    while (it.hasNext()) {
      Cell a = it.next();
      async: a.x++;
    }
  }
}
