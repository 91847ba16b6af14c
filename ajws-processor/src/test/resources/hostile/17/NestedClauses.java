package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Finally clauses in each other that return, jump and throw. */
public class NestedClauses {
  static int n1(int n) { try { try { try { return f(n); } finally { n = f(1); if (n > 90) return 1; } } finally { n += 2; f(n & 3); } } finally { acc += n; } } static int acc;
  static int n2(int n) { int r = 0; a: for (;;) { b: try { try { if (n == 0) break a; if (n == 1) break b; if (n == 2) { n = 0; continue a; } return f(n) + r; } finally { r += f(r & 3) + 1; if (n == 3) { n = 1; continue a; } } } finally { r += 10; if (r > 60) return -r; } n--; } return r * 1000 + n; }
  static int n3(int n) { int i = 0; try { i = f(n); return i; } finally { i = 999; f(i & 3); } }
  static int n4(int n) { for (int i = 0; i < 5; i++) { try { if (i == n) throw new IllegalStateException("i" + f(i)); f(i); } catch (IllegalStateException e) { try { if (n == 2) throw e; f(n); continue; } finally { acc++; if (n == 3) break; } } finally { acc += 100; } if (i == 4) return f(4); } return acc; }
  static String n5(int n) { StringBuilder b = new StringBuilder(); try { try { b.append(f(n)); if (n > 0) throw new RuntimeException("a"); } finally { b.append("F").append(f(1)); if (n > 1) throw new RuntimeException("b" + f(n)); } } catch (RuntimeException e) { b.append(at(e)); } finally { b.append("G" + f(2)); } return b.toString(); }
  static int n6(int n) { while (true) { try { do { try { if (f(n) > 3) break; n++; } finally { if (n == 1) continue; } } while (f(n) < 3); return n; } finally { if (n++ < 4) continue; } } }
  static int n7(int n) { synchronized (NestedClauses.class) { try { return f(n); } finally { synchronized (n5(0)) { acc += f(n); } } } }
  static int n8(int n) throws Exception { try { return n9(n); } catch (ArithmeticException e) { throw new Exception("w" + f(n), e); } catch (RuntimeException e) { return -1; } finally { f(1); } } static int n9(int n) { if (n == 1) return f(n) / (n - 1); if (n == 2) throw new IllegalStateException(); return f(n); }
  static int n10(int n) { int k = 0; try { k = f(n); throw new Error("e"); } catch (Error e) { k += f(k & 3); return k; } finally { k = -1; try { f(1); } finally { acc += k; } } }
  public static void main(String[] z) { for (int n = 0; n < 5; n++) { p(n1(n) + " " + n2(n) + " " + n3(n)); try { p(n4(n)); } catch (RuntimeException e) { p(at(e)); } p(n5(n) + n6(n) + n7(n) + n10(n) + " " + acc); try { p(n8(n)); } catch (Exception e) { p(at(e)); } } }
}
