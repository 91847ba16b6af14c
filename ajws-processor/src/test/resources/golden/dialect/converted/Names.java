import java.util.*;
import java.util.function.*;

/** finish { async { } } elsewhere. */
public class Names {
  interface finish { int go(); }
  static class async implements finish {
    final int async; int finish[] = { 1, 2 };
    async(int finish) { this.async = finish; }
    public int go() { return async + finish[1]; }
  }
  record Pair(int finish, int async) { Pair { if (finish < 0) throw new IllegalArgumentException(); } }
  @interface Steal2 { }
  enum Kind { A { int f() { return 1; } }, finish { int f() { return 2; } }, async; int f() { return 0; } }
  static int finish(int async) { return async + 1; }
  static <finish extends Comparable<finish>> finish max(finish a, finish b) { return a.compareTo(b) > 0 ? a : b; }
  static int total;
  static synchronized void add(int n) { total += n; }
  static int select(Kind k) {
    switch (k) {
      case finish: { return 3; }
      case async: finish: { async2: { add(1); } add(2); } return 4;
      default: return 5;
    }
  }
  static int arrow(Kind k) {
    return switch (k) { case finish -> { add(1); yield 1; } case async -> 2; default -> { finish: { async: { add(3); } add(4); } yield 3; } };
  }
  public static void main(String[] args) {
    int finish = 1, async = 2;
    IntUnaryOperator f = async1 -> { return async1 + 1; };
    Function<Integer, Integer> g = (Integer x) -> { finish: { async: { add(x); } add(1); } return x; };
    finish = async > finish ? finish : async;
    async async2 = new async(finish) { public int go() { finish:{async:{add(5);}add(6);} return super.go(); } };
    finish finish2 = () -> { return 7; };
    finish:/* here */{
      async: // there
      {
        add(finish);
      }
      add(async);
    }
    if (finish > 0) finish: { async: { add(8); } add(1); } else finish: { add(9); }
    do finish: { async: { add(1); } add(1); } while (finish++ < 3);
    Object o = new Object[] { finish, async };
    String s = "finish {" + '{' + "async { \" }" + """
        finish { "async" { @Atomicset(a); \""" }
        """;
    System.out.println(total + " " + s.length() + " " + async2.go() + finish2.go() + g.apply(3) + f.applyAsInt(3));
    System.out.println(total + " " + select(Kind.finish) + select(Kind.async) + select(Kind.A) + arrow(Kind.async) + arrow(Kind.A) + new Pair(1, 2) + Names.finish(3) + max(3, 4) + Kind.finish.f() + ((Object[]) o).length);
  }
}
