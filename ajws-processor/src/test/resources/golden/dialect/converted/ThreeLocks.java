import org.ajws.Atomic; import org.ajws.AtomicSet; import org.ajws.ParallelFor; public class ThreeLocks {
  @AtomicSet("A") static class Acc { @Atomic("A") int v; int get() { return v; }
    @Atomic("b.A") @Atomic("c.A") @Atomic("d.A")
    void all(Acc b, Acc c, Acc d) { v++; b.v++; c.v++; d.v++; } }
  @AtomicSet("x") @AtomicSet("y") @AtomicSet("z") @AtomicSet("w") static class Multi {
    
    @Atomic("x") int a; @Atomic("y") int b; @Atomic("z") int c; @Atomic("w") int d;
    void up() { a++; b++; c++; d++; }
    int sum() { return a + b + c + d; }
  }
  static void move(@Atomic("A") Acc one, @Atomic("A") Acc two, @Atomic("A") Acc three) { one.v--; two.v += 2; three.v--; }
  static void five(@Atomic Acc a, @Atomic Acc b, @Atomic Acc c, @Atomic Acc d, @Atomic Acc e) { int t = a.v; a.v = b.v; b.v = c.v; c.v = d.v; d.v = e.v; e.v = t; }
  public static void main(String[] args) {
    Acc p = new Acc(), q = new Acc(), r = new Acc(), s = new Acc(), t = new Acc();
    Multi m = new Multi();
    finish: {
      { for (@ParallelFor int i = 0; i < 200; i++) { move(p, q, r); m.up(); } }
      { for (@ParallelFor int i = 0; i < 200; i++) { move(r, p, q); p.all(q, r, s); } }
      { for (@ParallelFor int i = 0; i < 200; i++) { move(q, r, p); s.all(r, q, p); five(p, q, r, s, t); five(t, s, r, q, p); five(p, p, q, q, null == t ? p : t); } }
    }
    System.out.println((p.get() + q.get() + r.get() + s.get() + t.get() > 0) + " " + m.sum());
  }
}
