package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Compound assignments, increments and narrowing whose operands spawn and change each other. */
public class Updates {
  static int m1(int i, int n) { i = i++ + f(i) + i--; return i; }
  static int m2(int n) { int[] a = {1, 2, 3, 4}; int i = 0; a[i++] += f(a[i++]) + i++; return Arrays.hashCode(a) + i; }
  static int m3(int n) { int[] a = {5, 6, 7}; int i = 0; a[i] = i = f(n) % 3; return Arrays.hashCode(a) * 3 + i; }
  static int m4(int n) { int[][] a = {{1, 2}, {3, 4}}; int i = 0; a[i++][i--] *= f(n) + a[i][i]++; return Arrays.deepHashCode(a) + i; }
  static int m5(int n) { byte b = 100; b += f(n) * 50; short s = (short) 40000; s -= f(n); char c = 'z'; c *= f(n) + 1; int i = 5; i /= 2.5 * (f(n) + 1); i <<= f(n) + 33L; long l = 7; l >>>= f(n); l %= 0.7f + f(n); return b * 31 + s * 7 + c * 3 + i + (int) l; }
  static String m6(int n) { String s = "a"; s += 1 + f(n) + "b" + 'c' + 1 + 2L + null + 1.5f; s += s += f(n); return s; }
  static String m7(int n) { Object o = "x"; o += "y" + f(n); CharSequence q = "c"; q += "" + f(n); return o + "" + q; }
  static int m8(int n) { Integer b = 3; b++; b += f(n); b = b++ + f(b); ++b; Integer[] bs = {1, 2}; int k = 0; bs[k++] += f(n); bs[k]--; return b + bs[0] * 10 + bs[1]; }
  static int m9(int n) { char c = 'a'; c++; c += 1; c = (char) (c + f(n)); final char d = 'a' + 1; byte e = d; e += f(n); e >>>= 1; e = e--; return c + d + e; }
  static long m10(int n) { int big = Integer.MAX_VALUE; big += f(n); long w = big; w *= Integer.MIN_VALUE; w += f(n) * Integer.MAX_VALUE; return w ^ (w >>> 32) ^ -big; }
  static double m11(int n) { float g = 16777216f; g += f(n); double d = 0.1 + f(n) + 0.2; d *= g; int i = (int) 1e20 + f(n); return d + i + (float) f(n) / 3; }
  static boolean m12(int n) { boolean b = true; b &= f(n) > 3; b |= f(n) == 2; b ^= f(n) > 1 ^ b; return b; }
  int fld = 4; static Updates o; Updates self(int n) { f(n); o = new Updates(); return this; }
  static int m13(int n) { o = new Updates(); Updates was = o; o.self(n).fld += f(n) + (o.fld = 9); was.fld -= o.fld; return was.fld * 10 + o.fld; }
  static int m14(int n) { int x = n; x += x++ * 2 + f(x) + (x = 3) + x; return x; }
  static int m15(int n) { int x = 1; int y = (x += f(n)) + (x -= 2) * x + f(x); return y * 100 + x; }
  public static void main(String[] a) { for (int i = 0; i < 6; i++) p(m1(i, i) + " " + m2(i) + " " + m3(i) + " " + m4(i) + " " + m5(i) + " " + m6(i) + " " + m7(i) + " " + m8(i) + " " + m9(i) + " " + m10(i) + " " + m11(i) + " " + m12(i) + " " + m13(i) + " " + m14(i) + " " + m15(i)); }
}
