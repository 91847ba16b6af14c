package hostile;

import org.ajws.Async;

/** Boxes that the guards of cases open, on lines of their own: a guard may assign nothing. */
public class GuardBoxes {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static Object boxed(int n) {
    return n < 100 ? (Object) Integer.valueOf(n) : "text";
  }

  static int chosen(int n) {
    int f = fib(n);
    int first =
        switch (boxed(f)) {
          case Integer p
              when p
                  > 30 ->
              f;
          case Integer p
              when p
                  < 7 -> {
            yield p
                + 1;
          }
          default ->
              2;
        };
    return first
        + fib(4);
  }

  public static void main(String[] args) {
    for (int n = 0; n < 13; n++) {
      System.out.print(chosen(n) + " ");
    }
    System.out.println();
  }
}
