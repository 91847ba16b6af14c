import org.ajws.*;

/** What is stored before a finish, and is not what a task comes to. */
class StoredBefore {
  static class Cell { int v; Cell a; }

  Cell f;
  Cell[] cells;

  void other(Cell p, Cell q, Cell r) { p.a = q; finish: { async: p.a.v++; r.v = 3; } }
  void last(Cell p, Cell q, Cell r) { p.a = q; p.a = r; finish: { async: p.a.v++; q.v = 3; } }
  void made(Cell p, Cell q) { p.a = q; p.a = new Cell(); finish: { async: p.a.v++; q.v = 3; } }
  void slot(Cell q) { cells[2] = q; finish: { async: cells[1].v++; q.v = 3; } }
  void again(Cell q) { f = q; finish: { f = new Cell(); async: f.v++; q.v = 3; } }
  void holder(Cell p, Cell q) { p.a = q; finish: { async: p.v++; q.v = 3; } }
  void inBranch(Cell p, Cell q, Cell r, boolean b) { if (b) { p.a = q; } finish: { async: p.a.v++; r.v = 3; } }
  void moved(Cell p, Cell q) { p.a = q; q = new Cell(); finish: { async: p.a.v++; q.v = 3; } }

  void exchangedParts(Cell p, Cell q) { Cell t = p.a; p.a = q.a; q.a = t; finish: { async: p.a.v++; q.a.v++; } }
  void exchangedSlots(Cell p, Cell q) { Cell t = cells[0]; cells[0] = cells[1]; cells[1] = t; finish: { async: cells[0].v++; cells[1].v++; } }
  void belowStored(Cell p, Cell q, Cell r, Cell s) { p.a = q; p.a.a = r; p.a = s; finish: { async: p.a.a.v++; r.v++; } }
  void byLocal(Cell p, Cell q, Cell r) { Cell t = p.a; p.a = q; t.a = r; finish: { async: p.a.a.v++; r.v++; } }
  void asValue(Cell p, Cell q, Cell r) { r.a = p.a; p.a = q; finish: { async: r.a.v++; q.v++; } }
}
