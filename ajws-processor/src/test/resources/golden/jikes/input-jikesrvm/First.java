import org.ajws.*;
class First {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }
  static int two(int n) {
    int a, b;
    finish: {
      async: a = fib(n);
      b = fib(n - 1);
      if (n > 100) return 7;
    }
    return a + b;
  }
  @Finish static int three(int n) {
    if (n < 2) return n;
    int a;
    async: a = three(n - 1);
    int b = three(n - 2);
    if (n == 77) return a;
    return a + b;
  }
  int x = 3;
  double sum(int n, final int[] v) {
    @Reduce(ReduceOp.SUM) double s = 0;
    @Private double[] temp = new double[4];
    for (@ParallelFor int i = 0; i < n; i++) {
      temp[0] = i * this.x + hashCode() * 0;
      s += temp[0] + x;
    }
    for (@ParallelFor int e : v) { s += e; }
    return s;
  }
  public static void main(String[] args) {
    System.out.println(fib(20) + " " + two(10) + " " + three(15) + " " + new First().sum(1000, new int[]{1,2,3}));
  }
}
