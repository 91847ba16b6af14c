import org.ajws.*;

/** The values of one declaration are declared in its order, on every run. */
class ValuesInOrder {
  static int twice(int n) { return 2 * n; }

  public static void main(String[] args) {
    @Async int a = twice(1), b = twice(2), c = twice(3), d = twice(4), e = twice(5), f = twice(6);
    System.out.println(a + b + c + d + e + f);
  }
}
