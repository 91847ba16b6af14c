package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Locals that are changed by operands of the expression that reads them. */
public class UpdatesInOperands {
  static int m1(int n) { int[] a = new int[f(n) + 2], b = a; int i = 0; a[i] = b[i = 1] = f(i) + i; a[i] ^= a[--i] += f(n); return Arrays.hashCode(b) * 7 + i; }
  static long m2(int n) { long l = f(n); l = l++ + ++l - f((int) l & 7) * --l + l--; return l; }
  static int m3(int n) { int x = 5; x = f(x = n) + x; x += (x = f(2)) * x; return x; }
  static int m4(int n) { int x = 1, y = x++ + f(x) + x++, z = y-- - f(y & 3) - y; return x * 1000 + y * 10 + z; }
  static boolean m5(int n) { int i = 0; return i++ < f(n) && i++ == 1 && f(i) > 2 | i++ > 0 ^ f(n) == i || i == 9; }
  static int m6(int n) { int i = n; return i > 2 ? i++ > f(i) ? i : -i : (i += f(1)) > 3 ? i-- : f(i) > 2 ? i * 2 : i * 3; }
  static String m7(int n) { String s = null; s += f(n); s = s + (s = "k") + f(n) + s; return s; }
  static int m8(int n) { Integer a = 1000, b = 1000; boolean e = a == b; Integer c = f(n) + 990, d = c; d++; return (e ? 1 : 2) + (c == d ? 10 : 20) + (c.equals(f(n) + 990) ? 100 : 200); }
  static int m9(int n) { short s = 1; s += 70000 + f(n); s++; byte b = (byte) (s >> f(1)); b -= s; b = (byte) -b; char c = (char) b; c >>= 1; c++; return s ^ b ^ c; }
  static double m10(int n) { double d = 1; d /= f(n) - f(n); float q = 0; q -= d; int i = (int) d; i += d; return i + f(n); }
  static int m11(int n) { int x = 0; for (int i = 0, j = f(n); i < j & f(i) >= 0; i += 2, x += f(i), j--) x += i * j; return x; }
  static int m12(int n) { int i = 0; while (i++ < f(n) % 5) if (i == 2) continue; else if (f(i) > 100) break; else n += i; return n * 10 + i; }
  static int m13(int n) { int i = 0; do { if (i == f(1)) break; i += f(0) + 1; if (i % 2 == 0) continue; n++; } while (i < f(n) && n < 9); return n * 100 + i; }
  public static void main(String[] a) { for (int i = 0; i < 6; i++) p(m1(i) + " " + m2(i) + " " + m3(i) + " " + m4(i) + " " + m5(i) + " " + m6(i) + " " + m7(i) + " " + m8(i) + " " + m9(i) + " " + m10(i) + " " + m11(i) + " " + m12(i) + " " + m13(i)); }
}
