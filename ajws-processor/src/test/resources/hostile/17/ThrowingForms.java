package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Checked, sneaky, wrapped and rethrown exceptions. */
public class ThrowingForms {
  static class Chk extends Exception { Chk(String s) { super(s); } }
  static int th(int n) throws Chk { f(n); if (n == 2) throw new Chk("c" + n); return n; }
  static int m1(int n) { try { return th(n) + f(n); } catch (Chk e) { p(at(e)); return -1; } finally { f(1); } }
  static <X extends Exception> int m2(int n, X x) throws X { f(n); if (n > 2) throw x; return f(n); }
  static int m3(int n) throws Chk { try { return th(n); } catch (final Exception e) { f(n); throw e; } }
  static int m4(int n) { try { m2(n, new Chk("q")); return 1; } catch (Chk | RuntimeException e) { return e.getMessage().length() + f(n); } }
  static int m5(int n) throws Throwable { Throwable t = null; try { th(n); boom(n); } catch (Throwable u) { t = u; throw u; } finally { try { th(2); } catch (Chk c) { if (t != null) t.addSuppressed(c); } } return 0; }
  static int m6(int n) { try { try { throw new Chk("a"); } catch (Chk c) { throw new IllegalStateException(f(n) + "", c); } finally { boom(n); } } catch (IllegalStateException e) { p(at(e)); return f(n); } }
  static void sneaky(Throwable t) { ThrowingForms.<RuntimeException>sn(t); } @SuppressWarnings("unchecked") static <T extends Throwable> void sn(Throwable t) throws T { f(1); throw (T) t; }
  static int m7(int n) { try { sneaky(new Chk("sn")); } catch (Throwable t) { p(at(t)); } int[] z = {1}; try { z[f(n)]++; } catch (ArrayIndexOutOfBoundsException e) { p(at(e)); } return z[0]; }
  static int m8(int n) { finish: { async: { if (n == 1) boom(n); f(n); } async: { if (n >= 1) { fib(9); boom(n + 10); } } } return 1; }
  static int m9(int n) { int r = 0; try { finish: { async: boom(n); r = f(n); } } catch (IllegalStateException e) { r = -f(n); } return r; }
  static int m10(int n) { try { return m10b(n); } catch (StackOverflowError e) { return -1; } } static int m10b(int n) { return n == 0 ? f(1) : m10b(n - 1) + f(0); }
  static int m11(int n) { Error e = new AssertionError("pre" + f(n)); try { f(n); throw e; } catch (Error x) { p(at(x)); return x == e ? 1 : 0; } }
  interface Ex<E extends Exception> { int go(int n) throws E; } static <E extends Exception> int run(Ex<E> x, int n) throws E { f(n); return x.go(n) + f(n); }
  public static void main(String[] a) { for (int i = 0; i < 4; i++) { int k = i; p(m1(i)); for (Ex<Throwable2> q : List.<Ex<Throwable2>>of(z -> wrap(() -> m3(z)), z -> wrap(() -> m4(z)), z -> wrap(() -> m5(z)), z -> wrap(() -> m6(z)), z -> wrap(() -> m7(z)), z -> wrap(() -> m9(z)), z -> wrap(() -> m10(z * 20)), z -> wrap(() -> m11(z)))) try { p(run(q, k)); } catch (Throwable2 t) { p(at(t)); } } try { m8(1); } catch (RuntimeException e) { p(e.getMessage().substring(0, 5)); } }
  static class Throwable2 extends Exception { Throwable2(Throwable t) { super(t); } } interface C { int c() throws Throwable; } static int wrap(C c) throws Throwable2 { try { return c.c(); } catch (Throwable t) { throw new Throwable2(t); } }
}
