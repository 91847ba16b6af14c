import org.ajws.*;

/** What the statements before a finish have stored is one object with two names. */
class StoredBefore {
  static class Cell { int v; int[] d; Cell a; java.util.List<Integer> l; }

  Cell f;
  Cell[] cells;

  void field(Cell p, Cell q) { p.a = q; finish: { async: p.a.v++; q.v = 3; } }
  void read(Cell p, Cell q) { p.a = q; int[] r = {0}; finish: { async: p.a.v++; r[0] = q.v; } }
  void writtenByName(Cell p, Cell q) { p.a = q; int[] r = {0}; finish: { async: q.v++; r[0] = p.a.v; } }
  void own(Cell q) { f = q; finish: { async: f.v++; q.v = 3; } }
  void slot(Cell q) { cells[2] = q; finish: { async: cells[2].v++; q.v = 3; } }
  void made(Cell q) { Cell c = new Cell(); c.a = q; finish: { async: c.a.v++; q.v = 3; } }
  void itself(Cell t) { t.a = t; finish: { async: t.a.v++; t.v = 3; } }
  void array(Cell p, int[] x) { p.d = x; finish: { async: p.d[1]++; x[1] = 3; } }
  void list(Cell p, java.util.List<Integer> x) { p.l = x; finish: { async: p.l.add(1); x.add(2); } }
  void around(Cell p, Cell q, boolean b) { p.a = q; if (b) { finish: { async: p.a.v++; q.v = 3; } } }
  void inRound(Cell[] all, Cell q) { for (Cell p : all) { p.a = q; finish: { async: p.a.v++; q.v = 3; } } }
  void last(Cell p, Cell q, Cell r) { p.a = q; p.a = r; finish: { async: p.a.v++; r.v = 3; } }

  static void all(Cell c) { for (; c != null; c = c.a) c.v++; }
  static void deep(Cell c) { if (c != null) { c.v++; deep(c.a); } }

  void chain(Cell p, Cell q, Cell r) { p.a = q; q.a = r; finish: { async: p.a.a.v++; r.v++; } }
  void chainInOrder(Cell p, Cell q, Cell r) { q.a = r; p.a = q; finish: { async: p.a.a.v++; r.v++; } }
  void byItsName(Cell p, Cell q, Cell r) { p.a = q; p.a.a = r; finish: { async: q.a.v++; r.v++; } }
  void inCase(int k, Cell p, Cell q) { switch (k) { case 1: p.a = q; finish: { async: p.a.v++; q.v = 3; } } }
  void further(Cell p, Cell q) { p.a = q; finish: { async: deep(p); deep(q); } }
  void furtherInLoop(Cell p, Cell q) { p.a = q; finish: { async: all(p); q.v++; } }
  void copied(Cell p, Cell q, Cell r) { p.a = q; r.a = p.a; finish: { async: r.a.v++; q.v++; } }
}
