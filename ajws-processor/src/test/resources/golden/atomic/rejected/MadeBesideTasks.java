import org.ajws.*;

/** Tasks have a new object before it is handed to anybody. */
class MadeBesideTasks {
  @AtomicSet("s")
  static class Part {
    int v;
    int inc() { return ++v; }
    Part() { }
    Part(char n) { finish: { async: inc(); v++; } }
    Part(byte n) { async: inc(); v++; }
    Part(short n) { v = 1; finish: { async: inc(); } v++; for (@ParallelFor int i = 0; i < n; i++) inc(); }
  }

  static int read(Part p) { return p.inc(); }
  static void loop(int n) { Part p = new Part(); for (@ParallelFor int i = 0; i < n; i++) { p.inc(); int k = p.v; } }
  static void beside() { Part p = new Part(); finish: { async: { p.inc(); } p.v++; } }
  static void escaping() { Part p = new Part(); async: p.inc(); p.v++; }
  static void given() { Part p = new Part(); finish: { async: read(p); p.v++; } }
  static void value() { Part p = new Part(); @Async int x = read(p); p.v++; }
  static Part returned() { Part p = new Part(); async: p.v++; return p; }
}
