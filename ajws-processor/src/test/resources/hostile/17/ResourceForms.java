package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Resources opened and closed by spawning calls, with all ways out. */
public class ResourceForms {
  static class R implements AutoCloseable { final String n; static StringBuilder log = new StringBuilder(); R(String n, int k) { this.n = n; f(k); log.append("+").append(n); if (k == 3) throw new IllegalArgumentException("open" + n); } int val(int k) { return f(k); } public void close() { f(2); log.append("-").append(n); if (n.startsWith("x")) throw new IllegalStateException("close" + n); } }
  static R mk(String n, int k) { f(k); return new R(n, k); }
  static int t1(int k) { try (R a = mk("a", 0); R b = mk("xb", 1); R c = k > 1 ? mk("c", k) : null) { if (k == 1) boom(k); return a.val(k) + b.val(k); } catch (IllegalStateException e) { p(at(e)); return -1; } finally { R.log.append("F" + f(1)); } }
  static int t2(int k) { final R r = mk("x", 0); R s = mk("s", 1); try (r; s) { try (R t = mk("xt", k)) { boom(t.val(k)); } return 1; } }
  static int t3(int k) { for (int i = 0; ; i++) try (R r = mk("r" + i, 0)) { if (i < k) continue; if (k == 2) break; return f(r.val(i)); } return f(k) + 50; }
  static R res; static int t4(int k) { res = mk("fx", 0); try (AutoCloseable x = res; var y = mk("y", k)) { res = null; return f(k) + y.n.length(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new Error(e); } }
  static int t5(int k) throws IOException { try (StringReader in = new StringReader("ab" + f(k)); BufferedReader b = new BufferedReader(in)) { String s = b.readLine(); return s.length() + f(k); } }
  static int t6(int k) { try { try { boom(k); } finally { f(1); if (k == 1) throw new IllegalArgumentException("fin", null); if (k == 2) return f(2); } } catch (IllegalArgumentException | IllegalStateException e) { p(at(e)); Throwable c = new RuntimeException("w" + f(k), e); c.addSuppressed(new Error("s")); p(at(c)); return 3; } return 4; }
  static void t(IntUnaryOperator o) { for (int i = 0; i < 4; i++) { try { p(o.applyAsInt(i)); } catch (RuntimeException e) { p(at(e)); } p(R.log); R.log.setLength(0); } }
  public static void main(String[] a) throws IOException { t(i -> t1(i)); t(i -> t2(i)); t(i -> t3(i)); t(i -> t4(i)); p(t5(3)); t(i -> t6(i)); }
}
