package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Parallel loops of all headers with jumps, reductions and exceptions. */
public class ParallelLoops {
  static int par(int n) { int[] r = new int[20]; for (@ParallelFor int i = 0; i < 20; i++) { int s = 0; lab: for (int j = 0; ; j++) { switch (j % 4) { case 1: continue lab; case 3: if (j > i) break lab; default: s += f(j); } } r[i] = s; } return Arrays.hashCode(r); }
  static int red(int n) { @Reduce(ReduceOp.SUM) int s = 0; @Reduce(ReduceOp.MAX) long m = Long.MIN_VALUE; for (@ParallelFor int i = 0; i < 15; i++) { s += f(i); m = Math.max(m, v(i) * 3L); } return s + (int) m; }
  static int strs(int n) { List<String> src = new ArrayList<>(); for (int i = 0; i < 12; i++) src.add("s" + i); String[] out = new String[12]; for (@ParallelFor String s : src) { int k = Integer.parseInt(s.substring(1)); out[k] = s + f(k); } return Arrays.hashCode(out); }
  static int exc(int n) { int[] r = new int[9]; try { for (@ParallelFor int i = 0; i < 9; i++) { r[i] = f(i); if (i == 8) boom(i); } } catch (IllegalStateException e) { p(at(e)); } return r[8]; }
  static int prv(int n) { int[] out = new int[10]; @Private int[] tmp = new int[3]; for (@ParallelFor int i = 0; i < 10; i++) { for (int j = 0; j < 3; j++) tmp[j] = f(i + j); out[i] = tmp[0] + tmp[1] * tmp[2]; } return Arrays.hashCode(out); }
  static int nes(int n) { int[][] m = new int[5][6]; for (@ParallelFor int i = 0; i < 5; i++) for (@ParallelFor int j = 0; j < 6; j++) m[i][j] = f(i) * v(j); return Arrays.deepHashCode(m); }
  static int stp(int n) { long[] r = new long[40]; for (@ParallelFor long i = 39; i >= 0; i -= 3) { r[(int) i] = f((int) i) + i; } for (@ParallelFor int i = 1; i != 41; i += 4) r[i - 1] += f(i); return Arrays.hashCode(r); }
  static int asy(int n) { int[] r = new int[8]; finish: for (int i = 0; i < 8; i++) { int k = i; async: { r[k] = f(k); if (k % 2 == 0) break async; r[k]++; } } return Arrays.hashCode(r); }
  public static void main(String[] a) { for (int n = 0; n < 3; n++) p(par(n) + " " + red(n) + " " + strs(n) + " " + exc(n) + " " + prv(n) + " " + nes(n) + " " + stp(n) + " " + asy(n)); }
}
