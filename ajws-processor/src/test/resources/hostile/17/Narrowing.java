package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** All primitive types and boxes in compound assignments and texts. */
public class Narrowing {
  static long l(int n) { f(n); return n * 10_000_000_000L; } static double d(int n) { f(n); return n / 3.0; } static float fl(int n) { f(n); return n * 1.1f; } static byte by(int n) { f(n); return (byte) (n * 77); } static short sh(int n) { f(n); return (short) (n * 9999); } static char ch(int n) { f(n); return (char) ('a' + n); } static boolean bo(int n) { f(n); return n % 2 == 0; } static String st(int n) { f(n); return n == 3 ? null : "s" + n; } static int[] ia(int n) { f(n); return new int[] {n, n + 1}; } static long[] la(int n) { f(n); return new long[2]; } static Integer bx(int n) { f(n); return n; }
  static String m1(int n) { long a = l(n) + by(n) * sh(n); double b = d(n) / fl(n) + ch(n); float c = l(n) * fl(n); int i = by(n) << sh(n) >>> ch(n); char k = (char) (ch(n) + by(n)); i += d(n); i -= fl(n) * 1e10; a *= d(n); a >>= l(n); k += l(n); k -= 1.9; byte q = by(n); q *= 3.7; q <<= ch(n); q >>>= by(n); short w = sh(n); w /= -fl(1) - 1; w %= 1000; c++; b--; k--; q++; return a + "," + b + "," + c + "," + i + "," + (int) k + "," + q + "," + w; }
  static String m2(int n) { int[] a = ia(n); a[n & 1] <<= by(n); a[1] += l(n); a[0] *= -d(n); long[] b = la(n); b[0]++; b[f(0)] += ia(n)[f(n) & 1] * l(1); b[1] -= b[0]-- - --b[0]; byte[] c = {by(n), 1}; c[0] += by(n); c[1] ^= sh(n); ++c[0]; c[f(0)]--; char[] d = {ch(n)}; d[0]++; d[0] += by(n); float[] e = {1}; e[0] /= f(n) - f(n); e[0] += l(n); boolean[] g = {bo(n)}; g[0] &= bo(1); g[f(0)] |= bo(n); g[0] ^= !bo(n); String[] s = {st(n), "x"}; s[0] += bx(n); s[1] += s[0] + ch(n); Integer[] h = {bx(n), 5}; h[0]++; h[1] += h[0]--; h[f(0)] *= 2; return Arrays.toString(a) + Arrays.toString(b) + Arrays.toString(c) + (int) d[0] + e[0] + g[0] + s[1] + Arrays.toString(h); }
  int fi = 3; static int sf = 4; long fl; Integer fb = 1; String fs = "f"; static String ss; Narrowing nx; Narrowing me(int n) { f(n); return this; } static Narrowing mk(int n) { f(n); Narrowing h = new Narrowing(); h.nx = h; return h; }
  static String m3(int n) { Narrowing o = mk(n); o.fi += f(n) + o.fi++; o.me(n).fi *= o.me(1).fi--; o.nx.nx.me(n).fl -= f(o.fi & 3) + (o.fl = l(n)); o.fb += f(n); o.me(n).fb++; --o.nx.fb; o.fs += o.fb + st(n); o.me(n).fs += 'c'; sf += f(n) + sf++ - (sf = f(2)); Narrowing.sf <<= by(n); ss = null; ss += sf; mk(n).fi++; int r = o.me(n).fi++ + ++o.me(n).fi - o.fi; return o.fi + "," + o.fl + "," + o.fb + o.fs + sf + ss + r; }
  static String m4(int n) { return 1 + f(n) + "a" + 1 + f(n) + 'b' + (char) (f(n) + 97) + 1.0f * f(n) + l(n) + null + st(n) + bo(n) + (n + f(n)) + -f(n) + +ch(n) + ~by(n) + !bo(n) + bx(n) + new int[] {f(n)}[0] + (Object) ch(n) + (f(n) > 2 ? 1 : 'x') + (f(n) > 2 ? 1 : 2.0) + (bo(n) ? null : 0); }
  static boolean m5(int n) { return l(n) == d(n) | bx(n) == f(n) - f(n) + n & st(n) == "s1" ^ ch(n) < sh(n) || by(n) != fl(n) && bx(n) <= d(n) || bx(n).equals(f(0)) == bo(n); }
  static int m6(int n) { int x = 5; int y = -x - -f(n) - - -x + +x; y = x-- - -f(n) - --x; y += y++ + ++y + f(y & 7) - y-- - --y; y = ~-~f(n) ^ ~x; boolean b = !!bo(n) ^ !bo(1); return b ? y : -y; }
  public static void main(String[] z) { for (int n = 0; n < 5; n++) p(m1(n) + " " + m2(n) + " " + m3(n) + " " + m4(n) + m5(n) + m6(n)); }
}
