import java.util.*;
import org.ajws.*;

/** One element by equal keys, by its index, by what goes through all, twice. */
class EqualKeys {
  static class Cell {
    int v;
  }

  int n;
  Cell[] cells;
  List<Cell> list;
  Map<String, Cell> map;
  Map<Integer, Cell> table;

  void map() {
    Cell p = map.get("x");
    Cell q = map.get("x");
    finish:
    {
      async:
      p.v++;
      q.v++;
    }
  }

  void map2() {
    finish:
    {
      async:
      map.get("x").v++;
      map.get("x").v++;
    }
  }

  void map3(String k) {
    finish:
    {
      async:
      map.get(k).v++;
      map.get(k).v++;
    }
  }

  void map4(int k) {
    finish:
    {
      async:
      table.get(k).v++;
      table.get(k).v++;
    }
  }

  void mapLoop() {
    for (@ParallelFor int i = 0; i < n; i++) map.get("x").v++;
  }

  void listGet() {
    Cell p = list.get(1);
    Cell q = list.get(1);
    finish:
    {
      async:
      p.v++;
      q.v++;
    }
  }

  void mapOr() {
    finish:
    {
      async:
      map.getOrDefault("x", null).v++;
      map.get("x").v++;
    }
  }

  void iter(List<Cell> l) {
    Iterator<Cell> it = l.iterator();
    finish:
    {
      async:
      it.next().v++;
      it.next().v++;
    }
  }

  void enumKey(EnumMap<Thread.State, Cell> m) {
    finish:
    {
      async:
      m.get(Thread.State.NEW).v++;
      m.get(Thread.State.NEW).v++;
    }
  }

  void values() {
    finish:
    {
      async:
      {
        for (Cell c : table.values()) c.v++;
      }
      table.get(3).v = 0;
    }
  }

  void valuesBoth() {
    finish:
    {
      async:
      table.values().forEach(c -> c.v++);
      table.values().forEach(c -> c.v = 0);
    }
  }

  void nestedMap(Map<String, Map<String, Integer>> m) {
    finish:
    {
      async:
      m.get("a").put("x", 1);
      m.get("a").put("y", 2);
    }
  }

  void ptr() {
    Cell c = cells[0];
    Cell e = cells[0];
    finish:
    {
      async:
      c.v++;
      e.v++;
    }
  }

  void ptr2(int k) {
    Cell c = cells[k];
    finish:
    {
      async:
      c.v++;
      cells[k].v++;
    }
  }

  void last() {
    finish:
    {
      Cell l = list.get(list.size() - 1);
      async:
      l.v++;
      list.get(list.size() - 1).v++;
    }
  }

  void first() {
    finish:
    {
      async:
      list.get(0).v++;
      list.iterator().next().v++;
    }
  }

  void streamFirst() {
    finish:
    {
      async:
      list.get(0).v++;
      list.stream().findFirst().get().v++;
    }
  }

  void all() {
    finish:
    {
      async:
      list.forEach(c -> c.v++);
      list.get(0).v++;
    }
  }

  void allBoth() {
    finish:
    {
      async:
      list.forEach(c -> c.v++);
      for (Cell c : list) c.v = 0;
    }
  }

  void allRec() {
    finish:
    {
      async:
      {
        for (Cell c : cells) c.v++;
      }
      for (int k = 0; k < cells.length; k++) cells[k].v = 0;
    }
  }

  void iterator() { finish: { async: { Iterator<Cell> it = list.iterator(); while (it.hasNext()) it.next().v++; } list.get(3).v = 1; } }
  void iteratorFor(int k) { finish: { async: for (Iterator<Cell> it = list.iterator(); it.hasNext();) { Cell c = it.next(); c.v++; } list.get(k).v = 1; } }
  void iteratorRead() { int[] r = {0}; finish: { async: for (Iterator<Cell> it = list.iterator(); it.hasNext();) it.next().v++; r[0] = list.get(2).v; } }
  void iterators() { finish: { async: { for (Iterator<Cell> it = list.iterator(); it.hasNext();) it.next().v++; } for (Cell c : list) c.v = 0; } }
}
