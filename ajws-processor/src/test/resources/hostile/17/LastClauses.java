package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Clauses that are run last and return, jump, or give locals their values. */
public class LastClauses {
  static final boolean T = true, F = false;
  static int m1(int n) { try { return f(n); } finally { if (n > 3) return 7; } }
  static int m2(int n) { try { f(n); } finally { return f(n) + 1; } }
  static int m3(int n) { int y; try { f(n); } finally { y = n; } return y + f(1); }
  static int m4(int n) { try { boom(n); } catch (IllegalStateException e) { return f(n); } finally { n++; } throw new Error("x"); }
  static int m5(int n) { for (;;) { try { if (f(n) > 5) return n; n++; } finally { if (n > 2) break; else continue; } } return f(n) + 100; }
  static int m6(int n) { lab: { try { f(n); if (n == 1) break lab; boom(n); } catch (RuntimeException e) { return f(n); } finally { f(n + 1); } } return -f(n); }
  static int m7(int n) { int y; try { if (T) y = f(n); } finally { f(2); } return y; }
  static int m8(int n) { int y; try { y = f(n); if (n == 2) boom(n); } catch (IllegalStateException e) { y = -1; } return y + f(n); }
  static int m9(int n) { out: for (int i = 0; ; i++) { for (int j = 0; ; j++) { try { try { if (f(j) > 6) continue out; if (i > 3) break out; } finally { n += f(1); if (n > 90) return n; } } finally { n++; } } } return n * 1000; }
  static int m10(int n) { while (true) try { return f(n); } finally { if (n++ < 3) continue; } }
  public static void main(String[] a) { for (int i = 0; i < 5; i++) { p(m1(i) + " " + m2(i) + " " + m3(i) + " " + m4(i) + " " + m5(i) + " " + m6(i) + " " + m7(i) + " " + m8(i) + " " + m9(i) + " " + m10(i)); } }
}
