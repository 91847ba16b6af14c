/** Locals without a value where they are declared, given one in heads and conditions. */
class ValuesInHeads {
  static int made;
  static int of(int v) { finish: { async: { synchronized (ValuesInHeads.class) { made++; } } } return v; }
  static boolean ok(boolean v) { finish: { async: { synchronized (ValuesInHeads.class) { made++; } } } return v; }
  static int a(int n) { int i; L: for (i = 1; ok(i < n); i++) { if (i == 7) break L; } return i; }
  static int b(int n) { int k; int r = (k = n) + of(1) + k; return r + k; }
  static int c(int n) { int k; if ((k = n) > 2 && ok(k > 3)) return k; return -k; }
  static int d(int n) { int k; while ((k = n) > 2 && ok(k > 3)) { n--; } return k; }
  static int e(int n) { int k; int s = 0; for (k = n, s = 1; ok(k > 0) && s < 9; k--, s += of(1)) { } return k * 10 + s; }
  static int f(int n) { int k; do { k = n--; } while (ok(k > 3)); return k; }
  static int g(int n) { int k, j; int[] x = {k = n, of(2), k, (j = of(3)), j, of(4), j + k}; int s = 0; for (int v : x) s = s * 7 + v; return s + j; }
  static int h(int n) { int k; switch (k = n) { case 1: return of(k) + k; default: k = of(k) + k; } return k; }
  static int i(int n) { int k; return (k = n) > of(3) ? k : -k; }
  static int j(int n) { int k; synchronized (ValuesInHeads.class) { k = 3; } return of(k = n) + k; }
  static int l(int n) { int k; boolean b = n > 3 && (k = n) > of(2) && ok(k > 3); return b ? 1 : 0; }
  static int m(int n) { int k; for (int q : new int[] {k = n, of(3)}) { n += q + k; } return n + k; }
  static int o(int n) { final int k; k = of(n) + 1; int z; String s = (z = k) + "" + of(z) + z; return s.length() + z; }
  static int p(int n) { int k; try { k = n; } finally { n = of(3); } return k + n; }
  static int q(int n) { int k; assert n > -100; return Math.max(k = n, of(k)) + k; }
  static int r(int n) { long k; double d; if (n > 2) { k = 1; d = 2; } else { k = 2; d = of(3); } return (int) (k + d + of(n) + (k = of(2)) + k + (d += of(1)) + d); }
  static int s(int n) { int k; if (!(n > 2 && (k = of(n)) > 3)) return 0; return k + of(1) + k; }
  static int t(int n) { int k; boolean z; if (z = ok(n > 3)) k = 1; else k = 2; return of(k) + k + (z ? 1 : 0); }
  static int u(int n) { int k; int r = switch (n) { case 1 -> { k = of(3); yield k + of(4); } case 2 -> (k = 4) + of(k) + k; default -> { k = 1; yield of(k) * k; } }; return r + k; }
  static int v(int n) throws Exception { java.io.StringReader x; try (java.io.Reader y = x = new java.io.StringReader("ab")) { return of(n) + x.read() + y.read(); } }
  static int w(int n) { int k; L: { if (n > 3) { k = of(n); break L; } k = of(2); if (n > 2) break L; k += of(k); } return k; }
  static int x(int n) { int k; for (;;) { k = of(n--); if (n < 0) break; } return k; }
  static int y(int n) { int k; while (true) { if ((k = of(n)) > 0 & ok(k > 2)) { n--; continue; } break; } return k + n; }
  public static void main(String[] z) throws Exception {
    for (int n = 0; n < 11; n++) System.out.println(n + " " + a(n) + " " + b(n) + " " + c(n) + " " + d(n) + " " + e(n) + " " + f(n) + " " + g(n) + " " + h(n) + " " + i(n) + " " + j(n) + " " + l(n) + " " + m(n) + " " + o(n) + " " + p(n) + " " + q(n) + " " + r(n) + " " + s(n) + " " + t(n) + " " + u(n) + " " + v(n) + " " + w(n) + " " + x(n) + " " + y(n));
  }
}
