package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Switches of all kinds: falling through, nested, yielding, leaving. */
public class SwitchForms {
  static int sw(String s, int n) { switch (s) { case "a": n += f(n); case "b": n *= 2; f(n); break; case "c": { int q = f(n); n -= q; } default: n = f(n); case "z": n++; } return n; }
  enum E { A, B, C } static int en(E e, int n) { switch (e) { case A: if (n > 2) break; n += f(n); case B: n--; case C: n ^= f(n); } return n; }
  static int nest(int n) { return switch (n % 3) { case 0 -> switch (f(n) % 2) { case 0: yield f(n) + 1; default: int k = v(n); yield k; }; case 1 -> { for (int i = 0; ; i++) { if (f(i) > 5) yield i; } } default -> { try { boom(n); yield 3; } catch (IllegalStateException e) { yield f(n) * 2; } finally { n++; } } } + f(n); }
  static String ex(E e, int n) { String s = switch (e) { case A, B -> "x" + f(n); case C -> throw new IllegalStateException("c" + f(n)); }; return s + switch (s) { case "x1", "x2" -> 1; default -> f(n); }; }
  static int yi(int n) { int yield$ = 3; int s = 0; for (int i = 0; i < 3; i++) s += switch (i) { case 0: f(n); case 1: yield switch (n) { case 0: yield 5; default: yield f(n) + i; }; default: { if (n > 1) yield -f(n); } yield 9; }; return s + yield$; }
  static int loc(int n) { switch (n) { case 0: int q; q = f(n); return q; case 1: q = f(n) + 2; n = q; f(n); break; default: q = 7; f(n); n = q + f(n); } return n; }
  static int ch(char c, int n) { switch (c) { case 'a': case 'b': return f(n); case 'c': n = f(n); default: return n; } }
  static int lab(int n) { x: switch (n) { case 0: while (true) { if (f(n++) > 4) break x; if (n > 10) break; } case 1: n += 100; break; default: do { n--; if (f(n) == 3) continue; if (n < 0) break x; } while (n > 0); } return n; }
  static Integer bx(int n) { Integer i = n == 3 ? null : n; return switch (n) { case 3 -> i; case 2 -> f(n); default -> (Integer) v(n); }; }
  public static void main(String[] a) { for (int n = 0; n < 5; n++) { for (String s : "a b c z q".split(" ")) p(sw(s, n)); for (E e : E.values()) { p(en(e, n)); try { p(ex(e, n)); } catch (IllegalStateException x) { p(at(x)); } } p(nest(n) + " " + loc(n) + ch((char) (97 + n), n) + " " + lab(n) + bx(n)); if (n < 3) p(yi(n)); } try { int k = bx(3); p(k); } catch (NullPointerException e) { p(at(e)); } }
}
