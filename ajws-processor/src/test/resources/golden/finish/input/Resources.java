import java.io.IOException;

/** Methods that are resumed in the middle of a try with resources, and in its head. */
class Resources {
  record Res(StringBuilder log, int id) implements AutoCloseable {
    @Override
    public void close() throws IOException {
      log.append('c').append(id);
      if (id % 5 == 4) {
        throw new IOException("close " + id);
      }
    }
  }

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

  static Res open(StringBuilder log, int n) {
    int id = fib(n);
    log.append('o').append(id);
    return id == 21 ? null : new Res(log, id);
  }

  // Closed once, in the opposite order, after the block, whatever ends it.
  static String use(int n) {
    StringBuilder log = new StringBuilder();
    int s = 0;
    for (int i = 3; i < n; i++) {
      try (Res a = open(log, i);
          Res b = new Res(log, s + 1);
          Res c = open(log, i - 1)) {
        s += fib(i) + (a == null ? 0 : a.id()) + b.id();
        if (i == 4) continue;
        if (i == 7) throw new IllegalStateException("in the block");
        s += fib(4) * (c == null ? 1 : c.id());
        if (i == 9) return log.append(s).toString();
      } catch (IOException | IllegalStateException e) {
        s += fib(e.getMessage().length() % 9);
        log.append(e.getMessage()).append(e.getSuppressed().length);
      } finally {
        log.append('f');
      }
    }
    return log.append('e').append(s).toString();
  }

  static int plain(int n) throws IOException {
    StringBuilder log = new StringBuilder();
    Res outer = new Res(log, n);
    int s = 0;
    finish:
    {
      try (outer;
          var inner = new Res(log, 2)) {
        int k = inner.id();
        async: s = fib(n + k);
        if (fib(n) == 8) break finish;
        log.append(fib(k));
      }
      log.append('x');
    }
    return s * 31 + log.toString().hashCode();
  }

  static int closes(int n) throws IOException {
    try (Res last = new Res(new StringBuilder(), n)) {
      return fib(n) + last.id();
    }
  }

  public static void main(String[] args) throws IOException {
    finish:
    {
      for (int n = 4; n < 12; n++) {
        System.out.println(use(n));
        if (n % 5 != 4) System.out.println(plain(n));
      }
      System.out.println(closes(8));
      System.out.println(closes(9));
    }
  }
}
