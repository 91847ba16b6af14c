import org.ajws.Async;

class Values {
  int branch(int n) {
    if (n < 2) {
      @Async int a = work(n);
      @Async var b = work(n + 1);
      int c = b;
      c += a;
      return c;
    }
    @Async int a = work(n), b = work(n + 2);
    return work(3) + a * b;
  }

  int work(int n) {
    return n;
  }
}
