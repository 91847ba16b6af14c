import java.util.List;
import org.ajws.Async;
import org.ajws.Finish;

/** Switches over patterns, with guards, beside spawning calls: Java 21. */
public class PatternSwitches {
  sealed interface Expr permits Num, Add, Mul, Neg {}
  record Num(int value) implements Expr {}
  record Add(Expr left, Expr right) implements Expr {}
  record Mul(Expr left, Expr right) implements Expr {}
  record Neg(Expr inner) implements Expr {}
  record Pair<A, B>(A first, B second) {}
  enum Colour { RED, GREEN }

  static int eval(Expr e) {
    return switch (e) {
      case Num(int v) -> v;
      case Add(Expr l, Expr r) -> {
        @Async int a = eval(l);
        int b = eval(r);
        yield a + b;
      }
      case Mul(Num(var k), var r) when k == 0 -> 0 * eval(r);
      case Mul m -> eval(m.left()) * eval(m.right());
      case Neg(var inner) -> -eval(inner);
    };
  }

  static int statement(Object o) {
    int r = 0;
    switch (o) {
      case null -> r = fib(3);
      case Integer i when i > 5 && fib(i) > 8 -> {
        finish: { async: r = fib(i); }
        r += i;
      }
      case Integer i -> r = fib(i) + i;
      case String s when s.length() > 2 && o instanceof CharSequence q -> r = 1 + fib(q.length()) + s.length();
      default -> r = fib(7);
    }
    return r;
  }

  static int old(Object o) {
    int r = 0;
    int base = fib(4);
    switch (o) {
      case Integer i when i > base:
        r = fib(i);
        r += i;
        break;
      case String s:
        for (char c : s.toCharArray()) { r += fib(c & 7); }
        r += s.length();
        break;
      case Pair<?, ?>(Integer a, Pair<?, ?>(String b, var c)):
        @Async int x = fib(a);
        r = fib(b.length()) + x * 10;
        r += c == null ? 0 : c.hashCode();
        break;
      case Colour.RED:
        r = fib(9);
        break;
      case null, default:
        r = fib(2) - 1;
    }
    return r;
  }

  static int deconstructed(Object o) {
    if (o instanceof Pair<?, ?>(Integer a, Integer b) && fib(a) > 1) {
      return fib(a) * b + fib(b);
    }
    if (!(o instanceof Pair<?, ?>(String s, var t))) {
      return fib(1);
    }
    return fib(s.length()) + String.valueOf(t).length();
  }

  static int mixed(List<Object> all) {
    int sum = 0;
    for (Object o : all) {
      sum = sum * 7 + switch (o) {
        case Integer i when i > 3 -> fib(i) + i;
        case Integer i -> i;
        case String s -> {
          int t = fib(s.length());
          yield t + s.length();
        }
        default -> fib(3);
      } + fib(4);
      sum += o instanceof Integer i && i > 2 ? fib(i) : 0;
    }
    return sum;
  }

  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }
  static Expr tree(int d) {
    return d == 0 ? new Num(2) : d % 3 == 0 ? new Neg(tree(d - 1)) : d % 3 == 1 ? new Add(tree(d - 1), tree(d - 1)) : new Mul(d % 5 == 0 ? new Num(0) : new Num(3), tree(d - 1));
  }
  public static void main(String[] args) {
    for (int i = 0; i < 20; i++) {
      System.out.println(eval(tree(11)) + " " + eval(tree(13)));
      for (Object o : new Object[] {null, 8, 3, "ab", "abc", 9L}) System.out.print(statement(o) + " ");
      for (Object o : new Object[] {null, 8, 3, "ab", "abc", 9L, new Pair<>(3, new Pair<>("four", null)), new Pair<>(3, new Pair<>("four", 5)), Colour.RED, Colour.GREEN, new Pair<>(3, 4)}) System.out.print(old(o) + " ");
      System.out.println(deconstructed(new Pair<>(3, 4)) + " " + deconstructed(new Pair<>(1, 4)) + " " + deconstructed(new Pair<>("three", 4)) + deconstructed(5));
      System.out.println(mixed(List.of(1, 5, "two", 3L, 9)));
    }
  }
}
