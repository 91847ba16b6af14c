package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Tasks that always throw or never end, in methods that have to return something. */
public class NeverCompleting {
  static int m1(int n) { async: throw new IllegalStateException("a" + f(n)); }
  static int m2(int n) { finish: { async: throw new IllegalStateException("b" + f(n)); } }
  static int m3(int n) { finish: { async: f(n); throw new IllegalArgumentException("c"); } }
  static int m4(int n) { finish: { async: f(n); return f(n); } }
  static int m5(int n) { finish: { async: { while (true) { if (f(n++) > 9) throw new IllegalStateException("d" + n); } } } }
  @Finish static int m6(int n) { async: { f(n); throw new IllegalStateException("e"); } }
  static int m7(int n) { @Async int q = f(n); while (true) { if (n++ > 4) return q; } }
  static int m8(int n) { finish: while (true) { async: f(n); if (n++ > 4) return n; } }
  static int m9(int n) { finish: { async: f(n); while (true) { if (n++ > 4) return n; } } }
  static int m10(int n) { finish: for (;;) { async: f(n); if (n++ > 4) break finish; } return n; }
  static int m11(int n) { synchronized (NeverCompleting.class) { finish: { async: throw new IllegalStateException("k" + f(n)); } } }
  static int m12(int n) { IntSupplier s = () -> { finish: { async: throw new IllegalStateException("k" + f(n)); } }; return s.getAsInt() + f(n); }
  static void t(IntUnaryOperator o) { for (int i = 0; i < 3; i++) try { p(o.applyAsInt(i)); } catch (RuntimeException e) { p(at(e)); } }
  public static void main(String[] a) { t(i -> m1(i)); t(i -> m2(i)); t(i -> m3(i)); t(i -> m4(i)); t(i -> m5(i)); t(i -> m6(i)); t(i -> m7(i)); t(i -> m8(i)); t(i -> m9(i)); t(i -> m10(i)); t(i -> m11(i)); t(i -> m12(i)); }
}
