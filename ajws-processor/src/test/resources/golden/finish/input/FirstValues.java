/**
 * Locals that get their first value in an expression, before a spawning call in it. They are not
 * lost when the stack is saved in that call.
 */
class FirstValues {
  static int fib(int n) {
    if (n < 2) return n;
    int a, b;
    finish: {
      async: a = fib(n - 1);
      b = fib(n - 2);
    }
    return a + b;
  }
  static int f(int p, int q) { return p * 1000 + q; }
  static int one(int n) {
    int x;
    int r = f(x = 3, fib(n));
    return r + x * 7;
  }
  static int stmt(int n) {
    int x;
    f(x = n, fib(n));
    return x;
  }
  static int cond(int n) {
    int x;
    if ((x = n) > 0 & fib(n) > 1) return x;
    return -x;
  }
  static int condShort(int n) {
    int x;
    if ((x = n) > 0 && fib(n) > 1) return x;
    return -x;
  }
  static int loop(int n) {
    int s = 0, k;
    int i = 0;
    while ((k = i * 5) < 20 & fib(n) > 0) { s += k; i++; }
    return s + k;
  }
  static String str(int n) {
    String x;
    String r = (x = "v" + n) + fib(n);
    return r + x;
  }
  static int sw(int n) {
    int x;
    switch ((x = n) + fib(n)) { case 0: return 0; default: return x; }
  }
  static int ret(int n) {
    int x;
    return (x = n) + fib(n) + x;
  }
  static int decl(int n) {
    int x;
    int y = (x = n) + fib(n), z = x + fib(n - 1);
    return x + y + z;
  }
  static int same(int n) {
    int x;
    x = (x = n) + fib(n) + x;
    return x;
  }
  static int tern(int n) {
    int x;
    int r = (x = n) > 3 ? fib(n) + x : fib(n - 1) - x;
    return r + x;
  }
  static int arg(int n) {
    int x;
    int r = fib(x = n);
    return r + x * 7;
  }
  static int upd(int n) {
    int s = 0;
    int x;
    for (int i = 0; i < 3; s = f(fib(n), i++) + x) { x = i + 5; }
    return s;
  }
  static int bind(Object o, int n) {
    return o instanceof Integer s && fib(n) > 0 && s > 4 ? s : -1;
  }
  static int bindIf(Object o, int n) {
    if (o instanceof Integer s && fib(n) > 0 && s > 4) return s;
    return -1;
  }
  static int dow(int n) {
    int x, k = 0;
    do { x = k; k++; } while (fib(n) > 0 & x < 3);
    return x * 10 + k;
  }
  static int foreach(int n) {
    int x, s = 0;
    for (int e : new int[] {x = 5, fib(n), 3}) { s += e + x; }
    return s;
  }
  static int asyncBody(int n) {
    int r, x;
    finish: {
      async: { int y; r = f(y = n, fib(n)) + y; }
      x = fib(n - 3);
    }
    return r + x;
  }
  static int loc(int n) {
    int s = 0;
    for (int i = 0; i < 3; i++) { int y; s += f(y = i + 9, fib(n)) + y; }
    return s;
  }
  static int rule(int n) {
    int x;
    int r =
        f(
            x = n,
            switch (n % 2) {
              case 0 -> fib(n);
              default -> 1;
            });
    return r + x;
  }

  static int later(int n) {
    int x;
    int r =
        switch (fib(n) % 4) {
          case 3 -> fib(n) + 1;
          default -> fib(n);
        };
    x = fib(n - 1);
    return r * x;
  }

  public static void main(String[] args) {
    long[] sum = new long[21];
    for (int i = 0; i < 6; i++) {
      int n = 16;
      sum[0] += one(n);
      sum[1] += stmt(n);
      sum[2] += cond(n);
      sum[3] += condShort(n);
      sum[4] += loop(n);
      sum[5] += str(n).hashCode();
      sum[6] += sw(n);
      sum[7] += ret(n);
      sum[8] += decl(n);
      sum[9] += same(n);
      sum[10] += tern(n);
      sum[11] += arg(n);
      sum[12] += upd(n);
      sum[13] += bind(7, n);
      sum[14] += bindIf(7, n);
      sum[15] += dow(n);
      sum[16] += foreach(n);
      sum[17] += asyncBody(n);
      sum[18] += loc(n);
      sum[19] += rule(n);
      sum[20] += later(n);
    }
    System.out.println(java.util.Arrays.toString(sum));
  }
}
