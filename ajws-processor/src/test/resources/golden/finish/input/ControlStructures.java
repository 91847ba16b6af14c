import java.util.List;

/** Methods that are resumed in the middle of every control structure. */
class ControlStructures {
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

  static int add(int a, int b) {
    return a + b;
  }

  // Calls in the middle of expressions: everything before them is evaluated once, in order.
  static int expressions(int n) {
    int[] log = {0};
    int s = add(fib(n), log[0] += 3) + (n % 3 == 0 && fib(n - 2) > 3 ? fib(n - 3) : 7);
    s = s * 31 + log[0]++ * fib(n - 4) - log[0];
    int[] array = {1, fib(n - 3), log[0]};
    array[log[0]++ % 3] += fib(5) + log[0];
    array[1] = array[2] = fib(4);
    boolean either = n < 0 || fib(n) > 10 || log[0]++ > 100;
    boolean both = n > 0 && fib(3) > 10 && log[0]++ > 100;
    String text = "n" + n + fib(6) + log[0] + either + both;
    text += fib(7);
    long wide = fib(8) << 2;
    wide -= fib(3);
    double d = fib(5);
    Integer boxed = fib(9);
    return s
        + array[0] * 3
        + array[1] * 5
        + array[2]
        + text.hashCode()
        + (int) wide
        + (int) d
        + boxed
        + (fib(2) == 1 ? -fib(6) : ~fib(5));
  }

  static int loops(int n) {
    int s = 0;
    outer:
    for (int i = 0; i < n; i++) {
      for (int j = n; j > 0; j -= 2) {
        if (j == 3) continue outer;
        if (i == 4) break outer;
        s = s * 31 + fib(j);
      }
      s++;
    }
    int k = 0;
    while (fib(k) < 20) {
      k++;
      if (k % 2 == 0) continue;
      s += fib(k);
    }
    do {
      s = s * 7 + fib(k--);
    } while (k > 0);
    for (int x : new int[] {3, fib(5), 2}) {
      if (x == 2) break;
      s ^= fib(x);
    }
    for (String x : List.of("a", "bcd", "ef")) {
      s += fib(x.length()) * 13;
    }
    for (; ; ) {
      if (fib(s & 7) >= 0) break;
    }
    labelled:
    {
      if (fib(4) == 3) break labelled;
      s = -1;
    }
    return s;
  }

  static int switches(int n) {
    int s = 0;
    for (int i = 0; i < n; i++) {
      switch (i % 5) {
        case 0:
          s += fib(i);
        case 1:
          s ^= 5;
          break;
        case 2:
          {
            int local = fib(4);
            s += local * i;
            continue;
          }
        default:
          s *= fib(3);
      }
      switch (String.valueOf(i % 3)) {
        case "0" -> s += fib(3);
        case "1", "2" -> {
          int local = fib(5);
          s -= local;
        }
        default -> throw new IllegalStateException();
      }
      switch (fib(i % 4)) {
        case 1:
          s++;
          break;
        case 2:
          s += 2;
      }
    }
    return s;
  }

  static int tries(int n) {
    StringBuilder log = new StringBuilder();
    int s = 0;
    for (int i = 0; i < n; i++) {
      try {
        s += fib(i);
        if (i % 3 == 0) throw new IllegalStateException("no" + i);
        log.append('b');
      } catch (IllegalStateException | IllegalArgumentException e) {
        s += fib(e.getMessage().length());
        log.append(e.getMessage());
      } catch (Throwable t) {
        log.append("never");
      } finally {
        log.append('f').append(i);
      }
      try {
        if (fib(4) == 3) continue;
      } finally {
        log.append('c');
      }
    }
    return s * 31 + log.toString().hashCode();
  }

  static int early(int n) {
    try {
      if (n > 3) return fib(n) + 1;
      return -fib(n);
    } finally {
      counted++;
    }
  }

  static int counted;

  @org.ajws.Finish
  static int many(int n, int[] out) {
    for (int i = 0; i < n; i++) {
      if (i % 4 == 3) continue;
      async: out[i] = fib(i);
      async2:
      {
        int twice = out.length;
        twice += fib(i % 6);
        if (twice == 0) break async2;
        out[n + i] = twice;
      }
    }
    if (n > 20) return fib(3);
    finish:
    for (int i = 0; i < n; i++) {
      async: if (i % 2 == 0) out[2 * n + i] = fib(i) + fib(i - 1);
    }
    return n;
  }

  static int jumpsOutOfAFinish(int n) {
    int[] a = new int[n];
    int rounds = 0;
    for (int i = 0; ; i++) {
      finish:
      {
        async: a[i] = fib(i);
        rounds++;
        if (i == n - 2) break;
        if (i % 2 == 0) continue;
        if (i == 1) break finish;
        rounds += 10;
      }
      rounds += 100;
    }
    return java.util.Arrays.hashCode(a) + rounds;
  }

  static int lambdas(int n) {
    int seen = fib(n);
    int[] total = {0};
    for (int i = 0; i < 4; i++) {
      int here = i;
      Runnable r = () -> total[0] += here * seen;
      fib(i);
      r.run();
      Runnable s =
          new Runnable() {
            @Override
            public void run() {
              total[0] += here + fib(here);
            }
          };
      fib(i);
      s.run();
    }
    return total[0];
  }

  public static void main(String[] args) {
    System.out.println(expressions(12));
    System.out.println(loops(9));
    System.out.println(switches(12));
    System.out.println(tries(8));
    System.out.println(early(12) + early(2) + " " + counted);
    int[] out = new int[60];
    System.out.println(many(15, out) + many(21, new int[63]) + java.util.Arrays.hashCode(out));
    System.out.println(jumpsOutOfAFinish(9));
    System.out.println(lambdas(10));
    System.out.println(fib(19));
  }
}
