package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Statements before constructor calls, with classes, functions and switches that spawn. */
public class Prologues {
  static class B0 { final int b; final String s; B0(int b, Supplier<String> s, int... more) { this.b = b + f(more.length); this.s = s.get(); hook(); } B0(B0 o) { this(o.b, () -> o.s + f(1)); } void hook() { f(b & 3); } }
  static class D0 extends B0 { final int[] arr; final int early; int later = f(2); D0(int n) { if (n < 0) throw new IllegalArgumentException("neg" + f(n & 7)); int[] t = new int[n]; for (int i = 0; i < n; i++) { t[i] = f(i & 7); if (i > 3) break; } early = t.length + v(n & 7); arr = t; record R(int q) { int g() { return q + f(1); } } var r = new R(f(n & 7)); super(r.g(), () -> "l" + f(r.q & 3), t); later += early + f(b & 3); } D0(D0 o, int k) { String s = switch (k) { case 0 -> "z" + f(0); case 1 -> { try { boom(k); yield "n"; } catch (IllegalStateException e) { yield at(e); } finally { f(k); } } default -> { finish: { async: f(k); } yield "d"; } }; int q = s.length(); early = q; arr = new int[] {f(q & 3)}; super(o); p(s); } D0(String s) { var len = s.length(); @Async int a = f(len & 7); int q = a + 1; this(q & 3); later++; } @Override void hook() { p("hook " + early + arr.length + later); } }
  class In { final int w; In(int n) { int q = base + f(n); w = q; super(); f(w & 3); } class Deep extends In { Deep(int n) { int z = base + f(n); super(z & 3); f(w & 3); } } } final int base; Prologues(int n) { int t = f(n); { int u = t; t = u + f(1); } base = t; super(); } enum E { A(1), B(f(2)) { int g() { return f(3) + k; } }; final int k; E(int n) { int x = f(n); k = x; } int g() { return k; } } record Rr(int a, int b) { Rr(int n) { int x = f(n); this(x, x + f(1)); } Rr { if (a > 100) throw new IllegalArgumentException("a" + f(1)); b = b + f(1); } }
  static class An { final Runnable r; An(int n) { int[] c = {f(n)}; Runnable q = () -> c[0] += f(1); q.run(); r = q; super(); r.run(); p(c[0]); } static An of(int n) { return new An(f(n)) { int h = f(1); { p("an" + h); } }; } }
  public static void main(String[] z) { for (int n = 0; n < 4; n++) { D0 d = new D0(n); p(d.b + d.s + d.early + d.later + Arrays.toString(d.arr)); D0 e = new D0(d, n); p(e.early + e.s); p(new D0("abc" + n).later); Prologues x = new Prologues(n); p(x.new In(n).w + x.new In(1).new Deep(n).w); p(E.A.g() + E.B.g() + "" + new Rr(n)); An.of(n); try { new D0(-n - 1); } catch (IllegalArgumentException q) { p(at(q)); } try { new Rr(200, 1); } catch (IllegalArgumentException q) { p(at(q)); } } }
}
