/** Methods that are resumed in the head of a for, and in the condition of a do. */
class LoopHeads {
  static int fib(int n) {
    if (n < 2) return n;
    int a;
    int b;
    finish:
    {
      async: a = fib(n - 1);
      b = fib(n - 2);
    }
    return a + b;
  }

  static int initialisation(int n) {
    int s = 0;
    rows:
    for (int i = fib(n), end = i + fib(3); i < end; i++) {
      for (s += fib(i % 4); s % 7 != 0; s += 3) {
        if (s % 5 == 2) continue rows;
        s++;
      }
    }
    return s;
  }

  static int update(int n) {
    int s = 0;
    outer:
    for (int i = 1; fib(i) < n * 5; i += fib(2), s += fib(i)) {
      if (i % 3 == 0) continue;
      for (int j = 0; j < n; j += fib(3))
        if (j == 4) continue outer;
        else s = s * 3 + fib(j);
      if (s > 100000) break;
      finish: {
        if (s % 2 == 0) continue; // waits for nothing
        async: fib(i);
        s ^= fib(4);
        if (s % 3 == 0) continue outer;
      }
      s++;
    }
    for (int i = 0; ; i += fib(2)) {
      if (i > 2) return s;
    }
  }

  static int condition(int n) {
    int s = 1;
    int k = n;
    again:
    do {
      k--;
      if (k % 4 == 1) continue;
      do s += fib(k & 3) + 1;
      while (fib(s % 6) == 2);
      if (s % 5 == 4) continue again;
      s = s * 31 + k;
    } while (k > 0 && fib(k) + s != 7);
    do {
      if (s >= 0) break;
      s = -s;
    } while (fib(3) > 0);
    return s;
  }

  static int late(int n) { // x gets its first value in the body
    int x;
    do {
      x = n-- + fib(2);
    } while (x > fib(5));
    return x;
  }

  public static void main(String[] args) {
    finish:
    {
      for (int n = 2; n < 12; n++) {
        System.out.println(initialisation(n) + " " + update(n) + " " + condition(n));
        System.out.println(late(n * 2));
      }
    }
  }
}
