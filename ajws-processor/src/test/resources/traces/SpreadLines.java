import java.util.*; import java.util.function.*; import org.ajws.*;
/** Exceptions of heads, boxes and choices over several lines, which calls stand before. */
@SuppressWarnings("ajws-shared")
class SpreadLines {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }
  static Integer none(int n) { int f = fib(n); return f > 1000 ? f : null; }
  static int[] noArray(int n) { int f = fib(n); return f > 1000 ? new int[1] : null; }
  static int boom(int x) { throw new IllegalStateException("x" + x); }
  static int lambda(int n) {
    int f = fib(n);
    IntUnaryOperator op = q ->
        q +
            boom(
                f);
    return fib(3)
        + op.applyAsInt(f);
  }
  static int lambdaBlock(int n) {
    int f = fib(n);
    IntUnaryOperator op = q -> {
      int z = q;
      z++;
      return z +
          boom(f);
    };
    return fib(3) + op.applyAsInt(f);
  }
  static int unboxed(int n) {
    int f = fib(n);
    int g =
        f
            + none(n);
    return g;
  }
  static int unboxedArgument(int n) {
    int f = fib(n);
    return Math.max(
        f,
        none(n));
  }
  static int choice(int n) {
    int f = fib(n);
    return f > 2
        ? boom(f)
        : fib(f)
            + boom(3);
  }
  static int choice2(int n) {
    int f = fib(n);
    return f < 2
        ? fib(f)
        : f
            / (f - f);
  }
  static int head(int n) {
    int s = fib(n);
    int[] a = null;
    for (int i = 0;
        i < a.length;
        i++) {
      s += fib(i);
    }
    return s;
  }
  static int head2(int n) {
    int s = fib(n);
    for (int x
        : noArray(n)) {
      s += fib(x);
    }
    return s;
  }
  static int head3(int n) {
    int s = fib(n);
    Integer step = null;
    for (int i = 0;
        i < 10;
        i +=
            step) {
      s += fib(i);
    }
    return s;
  }
  static int list(int n) {
    int s = fib(n);
    List<Integer> l = Arrays.asList(1, null, 3);
    for (int x
        : l)
      s += fib(x);
    return s;
  }
  static int assigned(int n) {
    int f = fib(n);
    Integer v = null;
    int w;
    w
        = fib(f)
        + v;
    return w;
  }
  static int index(int n) {
    int[] a = new int[2];
    return a[
        fib(n)]
        + fib(2);
  }
  static int cast(int n) {
    Object o = fib(n) > 0 ? "a" : 3;
    return fib(2)
        + (Integer)
            o;
  }
  static int concat(int n) {
    String s = null;
    return fib(n)
        + s
            .length();
  }
  static int sw(int n) {
    String s = fib(n) > 1000 ? "a" : null;
    switch (
        s) {
      case "a": return fib(3);
      default: return 1;
    }
  }
  static int cond(int n) {
    Boolean b = fib(n) > 1000 ? true : null;
    if (fib(2) > 0
        && b) {
      return 1;
    }
    return 2;
  }
  static int whileHead(int n) {
    Boolean b = fib(n) > 1000 ? true : null;
    int i = 0;
    while (i < 10
        && (i < 5
            || b)) {
      i += fib(1);
    }
    return 2;
  }
  static int ret(int n) {
    int f = fib(n);
    return
        none(f > 0 ? n : f);
  }
  static void parList(int n) {
    List<Integer> l = Arrays.asList(1, null, 3);
    int[] out = new int[8];
    for (@ParallelFor int x
        : l)
      out[x] = fib(x);
  }
  static void parList2(int n) {
    List<Integer> l = Arrays.asList(1, null, 3);
    int[] out = new int[8];
    for (@ParallelFor Integer x : l)
      out[x] =
          fib(x);
  }
  interface R { int run(int n); }
  static void show(String name, R r) {
    try {
      System.out.println(name + " " + r.run(9));
    } catch (Throwable t) {
      StringBuilder s = new StringBuilder(name + " " + t.getClass().getSimpleName());
      for (StackTraceElement e : t.getStackTrace())
        if (e.getClassName().startsWith("SpreadLines")) { s.append(" " + e.getLineNumber()); break; }
      System.out.println(s);
    }
  }
  public static void main(String[] a) {
    show("lambda", SpreadLines::lambda); show("lambdaBlock", SpreadLines::lambdaBlock); show("unboxed", SpreadLines::unboxed);
    show("unboxedArgument", SpreadLines::unboxedArgument); show("choice", SpreadLines::choice); show("choice2", SpreadLines::choice2);
    show("head", SpreadLines::head); show("head2", SpreadLines::head2); show("head3", SpreadLines::head3); show("list", SpreadLines::list);
    show("assigned", SpreadLines::assigned); show("index", SpreadLines::index); show("cast", SpreadLines::cast); show("concat", SpreadLines::concat);
    show("sw", SpreadLines::sw); show("cond", SpreadLines::cond); show("whileHead", SpreadLines::whileHead); show("ret", SpreadLines::ret);
    show("parList", n -> { parList(n); return 0; }); show("parList2", n -> { parList2(n); return 0; });
  }
}
