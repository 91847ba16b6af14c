package hostile;

import java.util.Arrays;
import java.util.List;
import org.ajws.Async;
import org.ajws.sync.Future;

/** Marks of comments, and the breaks that end them, spelt by escapes, beside all constructs. */
public class EscapedMarks {
  static int fib(int n) { if (n < 2) return n; @Async \u002f* ; *\u002f int a /\u002a = *\u002f = fib(n - 1) /* ) */; int b = fib(n - 2); return a + b; }

  static int declarations(int n) {
    int \u002f/ int a = 1;
        a = fib(n), \u002f\u002a , a = 2 ; \u002a\u002f b = fib(n - 1) \u002f* ; */, c /* = */ = // \u000a fib(n - 2);
    return a * 100 + b * 10 + c;
  }

  static int finishes(int n) {
    int[] r = new int[2];
    finish \u002f* : */ : { // finish: \u000a async \u002f\u002f : {
      : r[0] = fib(n) \u002f* ; */ ;
      async: { r[1] = fib(n - 1); /* } *\u002f }
    }
    return r[0] + r[1];
  }

  static int futures(int n) {
    int got;
    finish: {
      @Async Future<Integer> f \u002f* = Future.of(0); *\u002f = Future \u002f/ ( "
          .of /* ( */ (fib(n) \u002f* ) *\u002f);
      Future<Integer> same = f;
      got = same . \u002f* get */ get();
    }
    return got;
  }

  static int loops(int n) {
    int[] a = new int[n];
    for (@org.ajws.ParallelFor \u002f* ( */ int i = 0 /* ; *\u002f; i \u002f* > */ < n; i++ \u002f/ ) {
    ) { a[i] = fib(i) \u002f* ; } */ ; }
    return Arrays.stream(a).sum();
  }

  static int lines(int n) {
    List<Integer> none = Arrays.asList(null, null);
    try {
      int f = fib(n) \u002f* \u000a */ + 1;
      return f > 0 ? none.get(0) : \u002f* ? : *\u002f
          1;
    } catch (NullPointerException e) {
      return e.getStackTrace()[0].getLineNumber();
    }
  }

  public static void main(String[] args) {
    System.out.println(declarations(6) + " " + finishes(6) + " " + futures(6) + " " + loops(8) + " " + lines(5));
  }
}
