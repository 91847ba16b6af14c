package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Calls by super, overridden and inherited members, inner classes of the same names. */
public class Inheritance {
  static class A0 { int x = f(2); int get() { return x + f(1); } static int st(int n) { return f(n); } protected int pr(int n) { @Async int q = f(n); return q + x; } A0 self() { f(1); return this; } }
  static class B0 extends A0 { int x = 50; int get() { return super.get() + x + super.x + f(2); } protected int pr(int n) { return super.pr(n) * 2 + ((A0) this).x; } static int st(int n) { return A0.st(n) + 1; } B0 self() { super.self(); return this; } int lam(int n) { IntSupplier s = super::get; IntSupplier t = () -> super.pr(n); return s.getAsInt() + t.getAsInt() + f(n); } }
  interface I1 { default int d(int n) { return f(n); } } interface I2 { default int d(int n) { return f(n) * 2; } } static class C0 extends B0 implements I1, I2 { public int d(int n) { return I1.super.d(n) + I2.super.d(n) + super.get(); } int x() { return C0.super.pr(1); } }
  static abstract class G<T> { abstract T make(int n); T twice(int n) { T a = make(n); T b = make(n + 1); return pick(a, b); } abstract T pick(T a, T b); } static class GS extends G<String> { String make(int n) { return "s" + f(n); } String pick(String a, String b) { f(1); return a + b; } } static class GI extends G<Integer> { Integer make(int n) { return f(n); } Integer pick(Integer a, Integer b) { return a + b + f(a & 3); } }
  int y = 1; class I { int y = 2; class J { int y = 3; int sum(int y) { f(y); return y + this.y + I.this.y + Inheritance.this.y + f(this.y); } } J j() { f(2); return new J(); } }
  static B0 mk(int n) { f(n); return new C0(); }
  public static void main(String[] a) { for (int n = 0; n < 4; n++) { A0 o = mk(n); p(o.get() + " " + o.pr(n) + " " + o.x + ((B0) o).x + " " + mk(n).st(n) + " " + o.self().self().get() + ((B0) o.self()).lam(n) + " " + ((C0) o).d(n) + ((C0) o).x()); G<?> g = n % 2 == 0 ? new GS() : new GI(); p(g.twice(n) + " " + new GI().twice(n)); Inheritance h = new Inheritance(); p(h.new I().j().sum(n) + " " + h.new I().new J().sum(f(n))); } }
}
