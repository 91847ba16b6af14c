package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Locals that hide fields, and names that generated code has, too. */
public class HiddenNames {
  static int fld = 1; int inst = 2; String String = "field"; int Sys = 3;
  static int shadow(int fld) { { int k = f(fld); fld += k; } HiddenNames.fld += fld; for (int inst = 0; inst < 2; inst++) { fld += f(inst); } return fld + HiddenNames.fld; }
  int hide(int inst) { this.inst += f(inst); int Sys = f(inst); java.lang.String s = String + Sys + this.Sys; return s.length() + inst + this.inst; }
  static class Frame { static int unwind(int n) { return f(n) + 1; } } static class Tasks { int Future = f(1); } static class Steal { static final int raised = 4; }
  static int names(int n) { int orgs = f(n); int javas = orgs + f(n); int Object = javas; Integer Integer = f(Object); int frame = Frame.unwind(n) + new Tasks().Future + Steal.raised; int pc = f(frame & 7), u = pc, e = u, t = e, f = t; return orgs + javas + Object + Integer + frame + f(f) + pc + u + e + t; }
  static int m$n(int n) { int line = f(n); int skip = line; int self = skip + f(n); int child = self, slot = child, c = slot; finish: { int done = f(c & 3); async: self(done); } return line + skip + self + child + slot + c; } static void self(int x) { fib(x & 3); }
  static <T> int gen(T T, int n) { T t = T; f(n); T u = id(T); return t.equals(u) && T == u ? f(n) : -1; }
  static int lam(int n) { int x = f(n); IntUnaryOperator g = y -> { int z = f(y) + x; return z; }; int z = g.applyAsInt(n); int y = z; return f(y & 7) + z; }
  public static void main(String[] a) { for (int n = 0; n < 4; n++) { p(shadow(n) + " " + new HiddenNames().hide(n) + " " + names(n) + " " + m$n(n) + " " + gen("s", n) + " " + lam(n)); } }
}
