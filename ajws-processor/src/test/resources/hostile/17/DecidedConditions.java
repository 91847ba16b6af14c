package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Conditions that a constant decides though they are none, around locals without a value. */
public class DecidedConditions {
  static final boolean T = true, F = false;
  static int m1(int n) { int y; if (T || n > 3 && f(n) > 0) y = 1; f(n); return y; }
  static int m2(int n) { int y; if (F && n > 3 || f(n) > 0) y = 1; else y = 2; return y + f(n); }
  static int m3(int n) { int y; if (T) y = n; int z = f(n); return y * 10 + z; }
  static int m4(int n) { int y; if (f(n) > 0 || T) y = n; int z = f(n); return y * 10 + z; }
  static int m5(int n) { int y; if (n > 100 || (f(n) > 0 || T)) y = n; int z = f(n); return y * 10 + z; }
  static int m6(int n) { int y; if (n > 100 && f(n) > 0 && F) f(3); else y = n + 1; int z = f(n); return z; }
  static int m7(int n) { int y; if (n > 100 && F && f(n) > 0) { f(y); } else y = n + 1; return y + f(n); }
  static int m8(int n) { int y; boolean b = T || f(y) > 0; y = 3; return b ? f(y) : y; }
  static int m9(int n) { int y; int r = T ? f(n) : f(y); y = 4; return r + y; }
  static int m10(int n) { int y; int r = F ? f(y) : f(n) + 1; y = 4; return r + y; }
  static int m11(int n) { while (T) { if (f(n) > 3) return f(n); n++; } }
  static int m12(int n) { for (;T;) { if (f(n) > 30) return f(n); n++; } }
  static int m13(int n) { do { if (f(n) > 30) return f(n); n++; } while (T); }
  static int m14(int n) { for (;; n = f(n)) { if (n > 30) return f(n); n++; } }
  static int m15(int n) { int y; while (T || f(n) > 0) { if (n++ > 10) { y = n; break; } } return y + f(1); }
  static int m16(int n) { int y; while (f(n) > 0 || T) { if (n++ > 10) { y = n; break; } } return y + f(1); }
  static int m17(int n) { int y; do { if (n++ > 10) { y = f(n); break; } } while (f(n) > 0 || T); return y + f(1); }
  static int m18(int n) { int y; for (; n < 0 || f(n) > 0 || T; n++) { if (n > 10) { y = n; break; } } return y + f(1); }
  static int m19(int n) { final int y; if (T) y = f(n); else y = 2; return y; }
  static int m20(int n) { int y; if (!F) { y = f(n); } return y + f(2); }
  public static void main(String[] a) {
    for (int i = 0; i < 4; i++) {
      p(m1(i) + " " + m2(i) + " " + m3(i) + " " + m4(i) + " " + m5(i) + " " + m6(i) + " " + m7(i) + " " + m8(i) + " " + m9(i) + " " + m10(i));
      p(m11(i) + " " + m12(i) + " " + m13(i) + " " + m14(i) + " " + m15(i) + " " + m16(i) + " " + m17(i) + " " + m18(i) + " " + m19(i) + " " + m20(i));
    }
  }
}
