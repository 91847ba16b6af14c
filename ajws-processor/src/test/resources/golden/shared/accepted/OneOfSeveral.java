import org.ajws.*;

/** One of two objects is meant, and the other one by the other name. */
class OneOfSeveral {
  static class Cell { int v; Cell a; void up() { v++; } }

  void opposite(boolean b, Cell p, Cell q) {
    Cell x = b ? p : q;
    Cell y = b ? q : p;
    finish: { async: x.v++; y.v++; }
  }

  void negated(int k, Cell p, Cell q) {
    Cell x = !(k > 2) ? p : q;
    Cell y = k > 2 ? p : q;
    finish: { async: x.up(); y.up(); }
  }

  int read(boolean b, Cell p, Cell q) {
    final Cell x = b ? p : q, y = b ? q : p;
    int[] r = {0};
    finish: { async: x.a.v++; r[0] = y.a.v; }
    return r[0];
  }

  void assigned(boolean b, Cell p, Cell q, Cell r) {
    Cell x;
    if (b) x = p; else x = q;
    finish: { async: x.v++; r.v++; }
  }

  void assignedOpposite(boolean b, Cell p, Cell q) {
    Cell x, y;
    if (b) { x = p; y = q; } else { x = q; y = p; }
    finish: { async: x.v++; y.v++; }
  }

  void assignedNegated(boolean b, Cell p, Cell q) {
    Cell x;
    Cell y = b ? q : p;
    if (!b) { x = q; } else { x = p; }
    finish: { async: x.up(); y.up(); }
  }

  void inside(Cell p, Cell q, Cell r) {
    Cell x = p;
    finish: {
      async: q.v++;
      x = r;
      x.v++;
    }
  }

  void givenBefore(Cell p, Cell q) {
    Cell x = p;
    x.v = 3;
    x = q;
    finish: { async: x.v++; p.v++; }
  }

  void givenLater(Cell p, Cell q) {
    Cell x = p;
    finish: { async: x.v++; q.v++; }
    x = q;
    finish: { async: x.v++; p.v++; }
  }

  void givenInRound(Cell p, Cell q) {
    Cell x = null;
    for (int i = 0; i < 2; i++) {
      x = p;
      finish: { async: x.v++; q.v++; }
      x = q;
      finish: { async: x.v++; p.v++; }
    }
  }

  void madeAnew(Cell p) {
    Cell x = p;
    x = new Cell();
    finish: { async: x.v++; p.v++; }
  }
}
