package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** The order in which operands are evaluated, exceptions included. */
public class OrderOfEvaluation {
  static int g(int a, int b, int c) { return a * 100 + b * 10 + c; }
  static int i = 0; static int nx() { return i++; } static int sp(int n) { fib(3); return i += n; }
  static int m1() { i = 1; return g(nx(), sp(2), nx()) + g(i, sp(1), i) + g(i++, sp(i), ++i); }
  static int m2() { i = 1; int[] a = {i, sp(2), i, sp(i), i}; return Arrays.hashCode(a); }
  static int m3() { i = 1; String s = i + "," + sp(2) + "," + i + sp(1) + i; return s.hashCode(); }
  static int m4() { i = 1; int r = i < sp(1) ? i : sp(5); r += i == 2 && sp(1) == 3 || i == sp(2) ? 1 : 0; return r * 100 + i; }
  static int m5() { i = 2; int[][] a = new int[i][sp(1)]; a[i - 2][i - 1] = sp(1); a[nx() - 4][sp(0) - 3] += i; return Arrays.deepHashCode(a) + i; }
  static int[] arr; static int[] ar(int n) { fib(2); return arr; } static int m6() { i = 0; arr = new int[] {1, 2, 3}; int[] old = arr; ar(1)[i] = (arr = new int[] {4, 5, 6})[sp(1)]; arr[nx()] = sp(2); return Arrays.hashCode(old) + Arrays.hashCode(arr); }
  static int m7() { i = 0; try { int[] z = null; z[nx()] = sp(1); } catch (NullPointerException e) { return i; } return -1; }
  static int m8() { i = 0; try { int[] z = new int[1]; z[5] = sp(1); } catch (ArrayIndexOutOfBoundsException e) { return i * 10; } return -1; }
  static int m9() { i = 0; try { OrderOfEvaluation o = null; o.fd = sp(1); } catch (NullPointerException e) { return i * 10; } return -1; } int fd; int im(int x) { return x; }
  static int m10() { i = 0; try { OrderOfEvaluation o = null; return o.im(sp(1)); } catch (NullPointerException e) { return i * 10; } }
  static int m11() { i = 0; try { return nx() / (sp(0) - 1) + sp(1); } catch (ArithmeticException e) { return i * 10; } }
  static int m12() { i = 0; try { Object[] q = new String[2]; q[nx()] = sp(1); } catch (ArrayStoreException e) { return i * 10; } return -1; }
  static int m13() { i = 0; try { int[] q = new int[nx() - 1 ][sp(1)].length == 0 ? null : null; return 1; } catch (NegativeArraySizeException e) { return i * 10; } }
  static int m14() { i = 3; long l = i; l += sp(1) + l++; l = l-- - sp(1) - --l; int sh = 1 << i << sp(1); return (int) l * 7 + sh; }
  static int m15() { i = 0; StringBuilder b = new StringBuilder(); b.append(nx()).append(sp(1)).append(i).insert(i - 1, sp(2)).append(b.length()); return b.toString().hashCode(); }
  static int m16() { i = 0; OrderOfEvaluation o = null; try { o.arrf[nx()] += sp(1); } catch (NullPointerException e) { return i; } return 5; } int[] arrf;
  static int m17() { i = 0; Integer z = null; try { int q = nx() + z + sp(1); } catch (NullPointerException e) { return i; } return 5; }
  static int m18() { i = 0; Object o = "s"; try { int q = nx() + (Integer) o + sp(1); } catch (ClassCastException e) { return i; } return 5; }
  public static void main(String[] a) { for (int k = 0; k < 3; k++) p(m1() + " " + m2() + " " + m3() + " " + m4() + " " + m5() + " " + m6() + " " + m7() + " " + m8() + " " + m9() + " " + m10() + " " + m11() + " " + m12() + " " + m13() + " " + m14() + " " + m15() + " " + m16() + m17() + m18()); }
}
