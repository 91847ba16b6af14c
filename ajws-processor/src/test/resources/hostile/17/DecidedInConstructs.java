package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** The same in tasks, monitors, lambdas, loops and constructors, on several lines. */
public class DecidedInConstructs {
  static final boolean T = true, F = false;
  static int m1(int n) { int y; finish: { async: { if (T) { f(n); } } if (T || f(n) > 1) y = n; async: f(n); } return y; }
  static int m2(int n) { int y; { @Async int q = f(n); if (T || q > 3) y = q; } return y; }
  static int m3(int n) { int y; @Async int q = f(n); if (q > 3 || T) y = q; f(2); return y; }
  static int m4(int n) { int y; @Async Future<Integer> q = Future.of(f(n)); if (T || q.get() > 3 && n > 1) y = 5; return y + q.get(); }
  static int m5(int n) { int y; @Async Future<Integer> q = Future.of(f(n)); if (n > 3 || q.get() > 3 || T) y = 5; return y + q.get(); }
  static int m6(int n) { int y; synchronized (DecidedInConstructs.class) { if (n > 3 || f(n) > 3 || T) y = 5; } return y; }
  int z; DecidedInConstructs(int n) { int y; if (n > 3 || f(n) > 3 || T) y = 5; z = y; }
  static int m7(int n) { IntUnaryOperator o = x -> { int y; if (n > 3 || f(n) > 3 || T) y = 5; return y; }; return o.applyAsInt(2) + f(n); }
  static int m8(int n) { int s = 0; for (int i = 0; i < 3; i++) { int y; if (n > 3 || f(n) > 3 || T) y = i; s += y; } return s; }
  static int m9(int n) { int[] r = new int[3]; for (@ParallelFor int i = 0; i < 3; i++) { int y; if (n > 3 || f(n) > 3 || T) y = i; r[i] = y; } return r[0] + r[1] * 2 + r[2] * 3 + f(n); }
  static int m10(int n) { int s = 0; finish: { async: f(1); for (int i = 0; i < 3; i++) { int y; if (n > 3 ||
      n * 2 > 7 || T) y = i; s += y; } } f(n); return s; }
  static int m11(int n) { finish: { async: f(n); for (int i = 0; i < 3; i++) { int y; if ((n > 3 ||
      n * 2 > 7 || T) && i >= 0 || T
      || n == 3) y = i; n += y; } } f(n); return n; }
  public static void main(String[] a) { for (int i = 0; i < 5; i++) p(m1(i) + " " + m2(i) + " " + m3(i) + " " + m4(i) + " " + m5(i) + " " + m6(i) + " " + new DecidedInConstructs(i).z + " " + m7(i) + " " + m8(i) + " " + m9(i) + " " + m10(i) + " " + m11(i)); }
}
