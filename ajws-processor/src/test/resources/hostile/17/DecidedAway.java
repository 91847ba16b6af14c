package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Locals that are declared where a constant says that nothing comes. */
public class DecidedAway {
  static final boolean T = true, F = false;
  static int m1(int n) { int s = 0; out: { if (n < 6 || 56 != 5) break out; int y; finish: { async: y = f(n); f(1); } s = y; } return s + f(n); }
  static int m2(int n) { int s = 0; if (false) { int y; finish: { async: y = f(n); f(1); } s = y; } return s + f(n); }
  static int m3(int n) { int s = 0; if (n > 3 && F) { int y; finish: { async: f(n); async: y = f(2); } s = y; } else { s = 1; } return s + f(n); }
  static int m4(int n) { int s = 0; while (n >= 0) { n--; if (n > 2 || T) continue; int y; if (n > 1) y = f(n); else y = f(1); s += y; } return s + f(2); }
  static int m5(int n) { finish: { async_1: { if (f(n) > 1 || T) break async_1; int y; finish_2: { async_2: y = f(n); f(3); } f(y); } } return f(n); }
  static int m6(int n) { if (T || f(n) > 3) return f(n); int y, z; finish: { async: y = f(n); async: z = f(1); } return y + z; }
  static int m7(int n) { int s = 0; if (F) { for (int y, i = 0; i < 3; i++) { y = f(i); s += y + f(n); } } return s + f(n); }
  static int m8(int n) { int s = 0; for (int i = 0; i < 2; i++) { if (T) break; int y; finish: { async: y = f(i); f(n); } s += y; } return s + f(n); }
  static int m9(int n) { int s = 0; if (F) { int y; try { finish: { async: y = f(n); f(1); } s = y; } finally { s += f(2); } } return s + f(n); }
  public static void main(String[] a) {
    for (int i = 0; i < 4; i++) {
      p(m1(i) + " " + m2(i) + " " + m3(i) + " " + m4(i) + " " + m5(i) + " " + m6(i) + " " + m7(i) + " " + m8(i) + " " + m9(i));
    }
  }
}
