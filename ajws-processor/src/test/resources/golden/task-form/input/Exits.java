import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.Finish;

/** Every way out of a finish waits. */
class Exits {
  static final AtomicInteger done = new AtomicInteger();

  static void work(int n) {
    for (int i = 0; i < n; i++) {
      done.incrementAndGet();
    }
  }

  static int byReturn(int n) {
    finish: {
      async: work(n);
      async2: work(n);
      return n;
    }
  }

  static int byBreak(int n) {
    int i = 0;
    while (true) {
      finish: {
        async: work(n);
        if (++i == 3) break;
        if (i == 1) continue;
        if (i == 2) break finish;
        work(1000);
      }
    }
    return i;
  }

  static int byLabel() {
    int rounds = 0;
    outer:
    for (int i = 0; i < 4; i++) {
      finish: {
        async: work(1);
        finish_inner:
        for (int j = 0; ; j++) {
          rounds++;
          async_inner: work(1);
          if (j == i) continue outer;
        }
      }
    }
    return rounds;
  }

  @Finish
  static int waits(int n) {
    async: work(n);
    return done.get();
  }

  @Finish
  static int fromNested(int n) {
    finish_inner: {
      async: work(n);
      if (n > 3) {
        async2: work(n);
        return done.get();
      }
    }
    async: work(1);
    return done.get();
  }

  @Finish
  Exits() {
    super();
    async: work(5);
  }

  static void empty() {
    finish: {}
    finish: work(2);
    finish: async: work(2);
    finish: for (int i = 0; i < 3; i++) async: work(1);
  }

  static int inTry(int n) {
    try {
      finish: {
        async: work(n);
      }
      return done.get();
    } finally {
      finish: {
        async: work(n);
      }
    }
  }

  static int inSwitch(int n) {
    return switch (n) {
      case 1 -> {
        finish: {
          async: work(1);
        }
        yield done.get();
      }
      default -> {
        finish: {
          async: work(2);
          yield 7;
        }
      }
    };
  }

  static int take() {
    return done.getAndSet(0);
  }

  public static void main(String[] args) {
    System.out.println(byReturn(10) + " " + take());
    System.out.println(byBreak(10) + " " + take());
    System.out.println(byLabel() + " " + take());
    System.out.println(waits(10) + " " + take());
    System.out.println(fromNested(10) + " " + take() + " " + fromNested(2) + " " + take());
    new Exits();
    System.out.println(take());
    empty();
    System.out.println(take());
    System.out.println(inTry(10) + " " + take());
    System.out.println(inSwitch(1) + " " + inSwitch(2) + " " + take());
  }
}
