package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Labelled jumps out of finishes, tasks, loops and switches. */
public class Jumps {
  static int m1(int n) { finish: { outer: for (int i = 0; i < 4; i++) { for (int j = 0; j < 4; j++) { if (j == 2) continue outer; if (i == 3) break finish; async: f(i + j); n += i * j; } } } return n; }
  static int m2(int n) { int r = 0; for (int i = 0; i < 3; i++) { finish: { async: f(i); if (i == 1) break finish; r += f(i); } r++; } return r; }
  static int m3(int n) { for (int i = 0; ; i++) { finish: { async: f(i); if (i == 2) return f(i) * 10; if (i == 1) continue; } n++; if (n > 50) break; } return n; }
  static int m4(int n) { a: { b: { c: { if (f(n) > 3) break a; if (f(n) > 2) break b; if (f(n) > 1) break c; return 0; } n = f(n); } n += 10; } return n + f(1); }
  static int m5(int n) { int k = 0; for (;;) { switch (k++ % 5) { case 0: continue; case 1: f(k); break; case 2: { @Async int z = f(k); if (z > 3) { n += z; continue; } break; } case 3: finish: { async: f(1); break finish; } default: if (k > 12) return n; } n++; } }
  static int m6(int n) { finish: { async: { for (int i = 0; i < 5; i++) { if (f(i) > 4) break async; } } async_2: if (n > 1) { f(n); break async_2; } else f(1); } return f(n); }
  static int m7(int n) { int t = 0; lp: do { for (int q : new int[] {3, 1, f(2)}) { try { if (q == t) continue lp; if (q > 2) break lp; } finally { t += f(q & 1) + 1; } } } while (t < 30); return t; }
  @Finish static int m8(int n) { for (int i = 0; i < 3; i++) { async: f(i); if (i == n) return f(i); } async: { f(n); } if (n > 7) return 1; return f(n) + 5; }
  @Finish static void m9(int n, int[] o) { if (n == 0) return; async: o[n] = f(n); if (n > 1) m9(n - 1, o); }
  static boolean m10(int n) { finish: { async: f(n); return n > f(1) || f(n) > 2 && n < f(3); } }
  public static void main(String[] a) { for (int n = 0; n < 5; n++) { int[] o = new int[5]; m9(n, o); p(m1(n) + " " + m2(n) + " " + m3(n) + " " + m4(n) + " " + m5(n) + " " + m6(n) + " " + m7(n) + " " + m8(n) + Arrays.toString(o) + m10(n)); } }
}
