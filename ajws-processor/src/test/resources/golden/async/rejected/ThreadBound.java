import org.ajws.*;

class ThreadBound {
  static final ThreadLocal<String> USER = ThreadLocal.withInitial(() -> "nobody");

  static class Counter extends ThreadLocal<Integer> {}

  static final Counter COUNTER = new Counter();

  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    COUNTER.set(a);
    return a + b;
  }

  static String afterACall(int n) {
    String before = USER.get();
    int f = fib(n);
    return before + USER.get() + f;
  }

  static boolean interrupted(int n) {
    return fib(n) > 1 && Thread.interrupted();
  }

  void inLoop(String[] names) {
    for (@ParallelFor int i = 0; i < names.length; i++) {
      names[i] = Thread.currentThread().getName();
    }
  }

  void inAsync(String[] names) {
    finish: {
      async: names[0] = USER.get();
      names[1] = "x";
    }
  }

  static void escaping(String[] names) {
    async: names[0] = "a";
    names[1] = "b";
  }

  static class InFinish {
    public static void main(String[] args) {
      finish: {
        int f = fib(20);
        System.out.println(USER.get() + f);
      }
      System.out.println(USER.get());
    }
  }

  static class Escaped {
    public static void main(String[] args) {
      escaping(args);
      System.out.println(USER.get());
    }
  }

  static class OwnValue {
    public static void main(String[] args) {
      @Async int f = fib(20);
      System.out.println(USER.get() + f);
    }
  }

  static class Called {
    public static void main(String[] args) {
      if (args.length > 0) {
        Called.main(new String[0]);
      }
      int f = fib(20);
      System.out.println(USER.get() + f);
    }
  }

  static class Whole {
    @Finish
    public static void main(String[] args) {
      int f = fib(20);
      System.out.println(USER.get() + f);
    }
  }
}
