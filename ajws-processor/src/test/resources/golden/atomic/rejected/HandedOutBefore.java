import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.ajws.*;

/** Members of new objects that others have by the time the member is written. */
class HandedOutBefore {
  static Part shared;
  static final List<Part> PARTS = new ArrayList<>();
  static int publish(Part p) { shared = p; return 1; }

  @AtomicSet("s")
  static class Part {
    int v;
    int[] a = new int[3];
    Part next;
    int inc() { return ++v; }
    int plus(int n) { return n; }
  }

  @AtomicSet("s")
  static class Leak {
    int v;
    static Leak last;
    @SuppressWarnings("ajws-atomic") Leak() { last = this; }
  }

  // A value is computed before it is assigned, an index before its slot is touched.
  static void value() { Part p = new Part(); p.v = publish(p); }
  static void added() { Part p = new Part(); p.v += publish(p); }
  static void slot() { Part p = new Part(); p.a[0] = publish(p); }
  static void index() { Part p = new Part(); p.a[publish(p)]++; }
  static void within() { Part p = new Part(); p.next = shared = p; }
  static void choice() { Part p = new Part(); p.next = PARTS.add(p) ? p : null; }
  static void argument() { Part p = new Part(); p.v = p.plus(publish(p)); }
  static void size() { Part p = new Part(); p.a = new int[publish(p)]; }
  static void function() { Part p = new Part(); p.v = ((Supplier<Integer>) () -> publish(p)).get(); }
  static void branch(int i) { Part p = new Part(); p.v = switch (i) { case 0 -> { shared = p; yield 2; } default -> 1; }; }
  // The variable of a for keeps its object.
  static void header() { for (Part p = new Part(); p.v++ < 3; PARTS.add(p)) { } }
  static void again(int n) { Part p = null; while (n-- > 0) { p = new Part(); p.v = n; PARTS.add(p); } p.v++; }
  static void sometimes(int n) { Part p = null; while (n-- > 0) { if (n > 3) p = new Part(); p.v = n; PARTS.add(p); } }
  static void either(boolean b) { Part p = b ? new Part() : shared; p.v++; }
  // Its constructor has handed it out.
  static void leaked() { new Leak().v++; }
}
