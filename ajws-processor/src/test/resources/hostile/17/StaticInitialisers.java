package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Classes initialised in the middle of expressions. */
public class StaticInitialisers {
  static int cnt; static int tick(int n) { f(n & 3); return cnt += n; }
  static class L { static { p("L init " + f(2)); } static int v = tick(100); static final int K = 7; static int go() { return f(1); } } static class M { static final Integer BX = tick(7); } interface N { int Q = tick(1000); int Z = 5; }
  static int lazy(int n) { int r = L.K + N.Z; if (n == 1) r += L.v + f(n); if (n == 2) r += L.go() + M.BX + f(2); if (n == 3) r += N.Q; return r + f(n); }
  static class Bad { static int x = 1 / (f(0) - f(0)); } static int bad(int n) { try { return f(n) + Bad.x; } catch (ExceptionInInitializerError e) { return e.getCause().getMessage().length() + f(1); } catch (NoClassDefFoundError e) { return -f(n); } }
  enum S { A { int v() { return f(1) + B.v(); } }, B { int v() { return tick(3) % 5; } }; abstract int v(); static final Map<String, S> BY = new TreeMap<>(); static { for (S s : values()) { BY.put(s.name() + f(s.ordinal()), s); } } }
  public static void main(String[] a) { for (int n = 0; n < 5; n++) { p(lazy(n) + " " + bad(n) + " " + S.A.v() + S.BY + cnt); } }
}
