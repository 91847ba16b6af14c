import org.ajws.Async;

/** A method that starts tasks overrides one that does not, and calls it. */
class SuperOfOverride {
  static class First {
    int apply(int n, int x) {
      return x + 1;
    }
  }

  static class Second extends First {
    @Override
    int apply(int n, int x) {
      if (n <= 0) {
        return super.apply(n + (x & 1), 3 + x) * 3;
      }
      @Async int a = apply(n - 1, x);
      int b = apply(n - 2, x + 1);
      return a + b;
    }
  }

  public static void main(String[] args) {
    System.out.println(new Second().apply(3, 5) + " " + new First().apply(3, 5));
  }
}
