import org.ajws.Async;
import org.ajws.Finish;

class UnsplitStatements {
  @Atomicset(a);
  @Atomic(a) private int count;
  @Atomic(a) private Object value = 1;
  @Atomic(a) private AutoCloseable resource;

  void inc() { count++; }

  int of(int n) { return n; }

  void value() {
    @Async int twice = of(count);
    inc();
    of(twice);
  }

  void condition(int n) {
    int i = 0;
    do {
      finish { async { inc(); } inc(); }
      if (i == n) continue;
      i++;
    } while (i < count);
    if (value instanceof Integer number && number > 2) finish { async { of(number); } inc(); }
    finish {
      async { for (int j = 1; j < count + j; j *= 2) inc(); }
    }
  }

  void resource() throws Exception {
    try (AutoCloseable r = resource) {
      finish { async { inc(); } inc(); }
    }
  }

  @Finish
  int returned() {
    async { inc(); }
    if (count > 3) return 0;
    return count;
  }
}
