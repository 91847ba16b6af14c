package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Exceptions without a name, caught in functions and bodies beside spawning calls. */
public class UnnamedCaught {
  static int m1(int n) { f(n); @Reduce(ReduceOp.SUM) int s = 0; for (@ParallelFor var _ : List.of(1, 2)) { s++; try { boom(1); } catch (IllegalStateException _) { s += f(2); } } int[] o = new int[2]; for (@ParallelFor int i = 0; i < 2; i++) try { o[i] = 10 / (n - n); } catch (ArithmeticException | NullPointerException _) { o[i] = f(i); } finally { o[i]++; } return s + o[1] + f(n); }
  static int m2(int n) { f(n); IntUnaryOperator g = x -> { try { boom(x); return 1; } catch (IllegalStateException _) { return f(2); } finally { f(1); } }; Supplier<Integer> q = new Supplier<>() { public Integer get() { try { boom(n); return 1; } catch (RuntimeException _) { try { boom(2); } catch (IllegalStateException _) { f(1); } return 7; } } }; f(1); int r = g.applyAsInt(n) + q.get(); finish: { async: try { boom(n); } catch (IllegalStateException _) { f(3); } } @Async int a = g.applyAsInt(1); return r + a; }
  static int m3(int n) { try { try { f(n); boom(n); } catch (IllegalStateException _) { f(1); if (n == 2) throw new IllegalArgumentException("again" + f(1)); n += f(2); } } catch (IllegalArgumentException e) { p(at(e)); } try (var _ = new StringReader("" + f(n)); var _ = (AutoCloseable) () -> boom(1)) { n++; } catch (Exception _) { n += f(1); } return n; }
  public static void main(String[] z) { for (int n = 0; n < 4; n++) p(m1(n) + " " + m2(n) + " " + m3(n)); }
}
