import java.util.ArrayList;
import java.util.List;
import org.ajws.*;

/** Members of new objects that nobody else has yet. */
class HandedOutAfter {
  static Part shared;
  static final List<Part> PARTS = new ArrayList<>();
  static int publish(Part p) { shared = p; return 1; }
  static void two(int a, int b) { }

  @AtomicSet("s")
  static class Part {
    int v;
    Part next;
    int inc() { return ++v; }
  }

  static int before() { Part p = new Part(); return p.v + publish(p); }
  static void arguments() { Part p = new Part(); two(p.v, publish(p)); }
  static void ring() { Part p = new Part(); p.next = p; publish(p); }
  static void another() { Part p = new Part(); new Part().v = publish(p); }
  static void either(boolean b) { Part p = b ? new Part() : new Part(); p.v++; PARTS.add(p); }
  static void later() { Part p = null; p = new Part(); p.v++; PARTS.add(p); }
  static void perhaps(boolean b) { Part p = null; if (b) { p = new Part(); p.v++; } shared = p; }
  static void outside(int n) { Part p; while (n-- > 0) { p = new Part(); p.v = n; PARTS.add(p); } }
  static void monitor() { Part p = new Part(); synchronized (p) { p.v++; } }
  // Tasks that have ended, and those that have an object of their own.
  static int joined() { Part p = new Part(); for (@ParallelFor int i = 0; i < 9; i++) p.inc(); return p.v; }
  static int finished() { Part p = new Part(); finish: { async: p.inc(); } return p.v; }
  static void own() { Part p = new Part(); finish: { async: { Part q = new Part(); q.v++; } p.v++; } }
}
