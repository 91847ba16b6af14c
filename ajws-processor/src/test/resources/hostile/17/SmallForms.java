package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Empty statements, final locals, comments everywhere, anonymous members. */
public class SmallForms {
  static volatile int vol; static transient int tr; strictfp static double sf(double d) { return d / 3 + f(2); } native static void nat(); static final int FIN; static { FIN = f(2); int x = f(FIN); tr = x; } final int fi; { fi = f(3); } SmallForms() { this(f(1)); } SmallForms(int q) { assert fi > 0; }
  static int m1(int n) { final int a; if (n > 1) a = f(n); else a = v(n); final int b; switch (n) { case 0: b = f(1); break; case 1: b = a; break; default: b = f(a & 3); } int c = a + b; final int d = c; final var e = f(d & 7); return e + a + b; }
  static int m2(final int n) { final int[] x = {f(n)}; x[0]++; final int y; y = x[0] + f(n); { final int z = y; x[0] += z; } for (final int w : x) { f(w & 3); x[0] += w; } try { final int q = f(n); x[0] += q; } finally { final int q = f(1); x[0] -= q; } return x[0]; }
  static int m3(int n) { int i; for (i = 0; f(i) < 5; i++) ; int j = i; ; ; {} for (; j > 0; ) j -= f(0) + 1; if (n > 1) ; else ; if (f(n) > 3) ; return i * 10 + j; }
  static int m4(int n) { int r = n; r: { n: for (int f = 0; f < 2; f++) { p: { r += f(f); if (r > 5) break r; if (f == 0) continue n; break p; } r++; } } return r + f(r & 7); }
  static int m5(int n) { char c = 'x'; int i = c + f(n); long l = i; l <<= c; byte[] b = {1, (byte) f(n), 'c'}; char[] cs = {'a', (char) f(n), 99}; float[] fs = {f(n), 1, 'c', 2L}; Object[] os = {f(n), 'c', "s", new int[] {f(1)}}; int[][][] d3 = new int[f(1)][2][]; d3[0][1] = new int[] {f(n)}; return Arrays.hashCode(b) + Arrays.hashCode(cs) + Arrays.hashCode(fs) + os.length + d3[0][1][0] + (int) l; }
  static int m6(int n) { var list = new ArrayList<Map<? super Integer, ? extends CharSequence>>(); list.add(new HashMap<Object, String>(Map.of(1, "x" + f(n)))); for (var m : list) for (var e : m.entrySet()) n += e.getValue().length() + f(1); var arr = new int[] {f(n & 3)}; var an = new Object() { int h = f(2); int k() { return h + f(1); } }; an.h++; return n + arr[0] + an.h + an.k(); }
  static int m7(int n) { int /* c1 */ a /* c2 */ = /* c3 */ f /* c4 */ ( /* c5 */ n /* c6 */ ) /* c7 */ ; // c8
    a = a // x
      + f(n) // y
      - /* } */ v(n) /* ; */ ; String s = "} // \" /*" + f(n) + '"' + '\'' + '\\'; return a + s.length(); }
  public static void main(String[] a) { for (int n = 0; n < 4; n++) { p(m1(n) + " " + m2(n) + " " + m3(n) + " " + m4(n) + " " + m5(n) + " " + m6(n) + " " + m7(n) + " " + sf(n) + new SmallForms().fi + FIN + tr); } }
}
