package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Constant expressions of all operators decide whether a local has a value. */
public class ConstantConditions {
  static final int LEVEL = 3; static final String S = "ab"; static final char C = 'c'; static final long BIG = 1L << 40;
  static int m1(int n) { int y; if (LEVEL > 2) y = n; int z = f(n); return y + z; }
  static int m2(int n) { int y; if (S == "a" + "b") y = n; int z = f(n); return y + z; }
  static int m3(int n) { int y; if (C + 1 == 'd' && BIG >>> 39 == 2) y = n; int z = f(n); return y + z; }
  static int m4(int n) { int y; final boolean D = LEVEL * 2 == 6; if (D) y = n; int z = f(n); return y + z; }
  static int m5(int n) { int y; if ((LEVEL > 2 ? true : false) & !(LEVEL < 0)) y = n; int z = f(n); return y + z; }
  static int m6(int n) { int y; if ((byte) 300 == 44 && (int) 3.7 == 3 && 1.0 / 0 > 5 && 7 % 4 == 3) y = n; int z = f(n); return y + z; }
  static int m7(int n) { int y; while (LEVEL == 3) { y = f(n); if (y > 2) break; n++; } int z = f(n); return y + z; }
  static int m8(int n) { int y; while (true) { y = f(n); if (y > 2) break; n++; } int z = f(n); return y + z; }
  static int m9(int n) { int y; for (int i = 0; LEVEL != 4; i++) { y = f(n) + i; if (i > 2) break; } int z = f(n); return y + z; }
  static int m10(int n) { int y; if (Integer.MAX_VALUE + 1 < 0 && (5 & 3) == 1 && (5 ^ 3) == 6 && ~0 == -1 && -7 / 2 == -3 && (char) 97 == 'a') y = n; int z = f(n); return y + z; }
  static int m11(int n) { int y; switch (LEVEL) { case 3: y = f(n); break; default: y = 9; } return y + f(n); }
  static int m12(int n) { int y; if (ConstantConditions.LEVEL < 4 ^ false) y = n; int z = f(n); return y + z; }
  public static void main(String[] a) { for (int i = 0; i < 3; i++) p(m1(i) + " " + m2(i) + " " + m3(i) + " " + m4(i) + " " + m5(i) + " " + m6(i) + " " + m7(i) + " " + m8(i) + " " + m9(i) + " " + m10(i) + " " + m11(i) + " " + m12(i)); }
}
