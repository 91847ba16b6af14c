package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Asyncs, values, futures, finishes and loops before constructor calls. */
public class ConstructsInPrologues {
  static class B { final int b; B(int n) { b = n; } }
  static class A1 extends B { final int[] r; @Finish A1(int n) { int[] t = new int[3]; async: t[0] = f(n); async2: t[1] = f(1); r = t; super(n); async3: t[2] = f(2); } }
  static class A2 extends B { final int[] r; A2(int n) { int[] t = new int[3]; async: t[0] = f(n); r = t; super(n); async3: r[2] = f(2); } }
  static class A3 extends B { int q; A3(int n) { @Async Future<Integer> g = Future.of(f(n)); super(n); q = g.get(); } A3(long n) { @Async Future<Integer> g = Future.of(f((int) n)); int k = g.get(); this(k & 3); } A3(char c) { @Async int a = f(1), b2 = f(2); @Async final long l = f(c & 3); super(a); q = b2 + (int) l; } A3(byte c) { if (c > 0) { @Async int a = f(c & 3); int z = a; f(z & 3); } for (int i = 0; i < 2; i++) { @Async int w = f(i); int y = w; f(y); } super(c); } }
  static class A4 extends B { A4(int n) { finish: { @Async int a = f(n); f(1); async: f(a & 3); } try { finish2: { async4: boom(n); } } catch (IllegalStateException e) { p(at(e)); } synchronized (ConstructsInPrologues.class) { finish3: { async5: f(n); } } int h = ConstructsInPrologues.h(() -> { @Async int k = f(2); return k + f(1); }); super(h); } }
  static int h(java.util.function.IntSupplier s) { return s.getAsInt(); }
  class Inner extends B { int o; Inner(int n) { @Async int a = f(n); @Reduce(ReduceOp.SUM) int s = 0; for (@ParallelFor int i = 0; i < 4; i++) s += f(i); finish: { async: s += 5; } @Private int[] t = {1, 2}; int[] out = new int[4]; for (@ParallelFor int i = 0; i < 4; i++) { t[0] = i; out[i] = t[0] + t[1]; } o = a; super(s); o += out[3]; } }
  public static void main(String[] z) { for (int n = 0; n < 3; n++) { p(Arrays.toString(new A1(n).r) + new A3(n).q + new A3((long) n).q + new A3('c').q + new A3((byte) n).b + new A4(n).b); A2 a; finish: { a = new A2(n); } p(Arrays.toString(a.r)); Inner i = new ConstructsInPrologues().new Inner(n); p(i.o + i.b); } }
}
