package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Switch expressions in all operands. */
public class SwitchValues {
  static int m1(int n) { int x = 0; x += switch (n) { case 0 -> { int y = f(n); yield y; } case 1 -> { try { yield f(1); } finally { x = 100; } } default -> throw new IllegalStateException("sw" + f(n)); }; return x; }
  static int m2(int n) { boolean b = switch (n) { case 0 -> f(0) > 1; case 1 -> true; default -> n > f(1); } && switch (n) { case 1: yield f(n) > 1; default: yield f(n) < 9; }; return b ? f(1) : switch (n & 1) { case 0 -> 5; default -> f(3); }; }
  static int m3(int n) { int i = 0; int[] a = {1, 2, 3}; a[switch (n) { case 0 -> i++; default -> f(n) % 3; }] += switch (i) { case 1 -> i++ + f(i); default -> a[1] = f(2); }; return Arrays.hashCode(a) + i; }
  static String m4(Object o, int n) { return switch (String.valueOf(o)) { case "a", "b" -> "x" + f(n); case "c" -> { String s = ""; for (char c : "abc".toCharArray()) { s += switch (c) { case 'a' -> f(1); case 'b' -> { if (n > 1) yield 'q'; yield f(2); } default -> c; }; } yield s; } default -> switch (n) { case 0 -> null; default -> "d" + switch (f(n) & 1) { case 0: int k = f(3); yield k; default: yield 'z'; }; }; }; }
  static int m5(int n) { return f(switch (n) { case 0: case 1: f(2); case 2: yield f(1); default: { for (int k = 0; ; k++) if (f(k) > 4) yield k; } }) + switch (n) { default -> 1; }; }
  static long m6(int n) { return switch (n) { case 0 -> 1; case 1 -> 2L; case 2 -> (byte) f(n); default -> 'c'; } + switch (n) { case 0 -> f(1); default -> 1.5f; } > 3 ? f(n) : -f(n); }
  static Object m7(int n) { Object o = switch (n) { case 0 -> f(n); case 1 -> "s" + f(n); default -> switch (n) { case 2 -> f(n); default -> 2.5; }; }; Integer i = switch (n) { case 0 -> f(1); default -> null; }; var v = switch (n) { case 0 -> f(1); default -> 'c'; }; return o + ":" + i + v; }
  static int m8(int n) { lab: for (int i = 0; ; i++) { int q = switch (i) { case 0 -> f(n); case 1 -> { int s = 0; for (int j = 0; j < 3; j++) { if (j == 1) continue; s += f(j); } yield s; } default -> -1; }; if (q < 0) break lab; n += q; } return n; }
  static int m9(int n) { int s = 0; for (int i = switch (n) { case 0 -> f(0); default -> f(1); }; i < switch (n) { case 1 -> f(3); default -> 6; }; i += switch (i & 1) { case 0 -> f(1); default -> 1; }) s += i; while (switch (s & 3) { case 0 -> false; default -> f(s & 3) > 0; }) s++; do s--; while (switch (s) { case 3: yield false; default: yield s > f(0); }); return s; }
  static int m10(int n) { int r; finish: { async: r = switch (n) { case 0 -> f(1); default -> { int q = f(n); yield q * 2; } }; f(2); } @Async int w = switch (n & 1) { case 0 -> f(n); default -> v(n); }; return r + w + switch (n) { case 1 -> { finish: { async: f(1); } yield f(2); } default -> { @Async int z = f(n); yield z + 1; } }; }
  static int m11(int n) {
    int before = f(n);
    int after = 0;
    for (int i = 0; i < 3; i++) { // what is in a case may look like the arguments of a yield
      after += switch (i + n) {
        case 0 -> (new int[] {i, before, n}[i % 3] - i);
        case 1 -> ((new int[] {i, n}[0]) + (before));
        case 2 -> (new int[] {before, 4}[i % 2]) + 1;
        default -> (
            Math.max(i, n)
            + before);
      };
    }
    return after;
  }
  static int m12(int n) {
    @Async int a = f(n);
    int late;
    late = a + 1;
    @Async int b = f(late & 3);
    int[] rows[], last;
    last = new int[b];
    rows = new int[][] {last};
    @Async final int constant = 5;
    return late + b + rows[0].length + f(constant) + constant;
  }
  public static void main(String[] z) { for (int n = 0; n < 4; n++) { try { p(m1(n)); } catch (IllegalStateException e) { p(at(e)); } p(m2(n) + " " + m3(n) + " " + m4("abc".charAt(n % 3), n) + m4("c", n) + m4("q", n) + " " + m5(n) + " " + m6(n) + " " + m7(n) + " " + m8(n) + " " + m9(n) + " " + m10(n) + " " + m11(n) + " " + m12(n)); } }
}
