import org.ajws.Async;

/** Pattern variables in the value of a case, in front of a call that is resumed. */
public class PatternValues {
  sealed interface Expr permits Num, Add, Mul {}
  record Num(int value) implements Expr {}
  record Add(Expr left, Expr right) implements Expr {}
  record Mul(Expr left, Expr right) implements Expr {}

  static int spawn(int v) {
    if (v <= 0) return v;
    @Async int a = spawn(v - 1);
    int b = v;
    return a - v + b + 1;
  }

  static int eval(Expr e) {
    return switch (e) {
      case Num n -> spawn(n.value());
      case Add(var l, var r) -> eval(l) + eval(r);
      case Mul(Expr l, Expr r) when l != r ->
          eval(l) * eval(r) - (l instanceof Num(int k) && spawn(k) > 0 ? spawn(k) + k : 0);
      case Mul m -> eval(m.left()) * eval(m.right());
    };
  }

  static int nested(Object o) {
    int q = 3 + switch (o) {
      case Integer i when i > 2 ->
          spawn(i) + switch (o) {
            case Integer j -> spawn(j) + i + spawn(j) * j;
            default -> 0;
          } + i;
      case Integer i -> i + spawn(i);
      case String s -> {
        int k = spawn(s.length());
        yield k + s.length();
      }
      default -> 7;
    } * 2;
    return q;
  }

  static int old(Object o) {
    return spawn(2) + switch (o) {
      case Add(Num(var k), Expr r):
        yield spawn(k) + eval(r) + k;
      case Add(Expr l, Num n):
        int first = eval(l);
        yield first + n.value();
      default:
        yield 1;
    };
  }

  static Expr build(int d) {
    return d == 0
        ? new Num(3)
        : d % 3 == 0 ? new Mul(build(d - 1), build(d - 1)) : new Add(build(d - 1), build(d - 1));
  }

  public static void main(String[] args) {
    Expr same = build(3);
    System.out.println(eval(build(5)) + " " + eval(new Mul(same, same)));
    System.out.println(eval(new Mul(new Num(4), new Num(2))));
    System.out.println(nested(5) + " " + nested(1) + " " + nested("abc") + " " + nested('c'));
    System.out.println(old(new Add(new Num(1), same)) + " " + old(new Add(same, new Num(7))) + old(3));
  }
}
