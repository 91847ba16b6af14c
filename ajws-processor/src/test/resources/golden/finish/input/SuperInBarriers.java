import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.ajws.Async;

/** Overrides that cannot be resumed call what they override, in classes that only this file sees. */
public class SuperInBarriers {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  private static class First {
    int number(int n) {
      @Async int a = fib(n);
      return a + 1;
    }

    <T> T same(T t) {
      fib(3);
      return t;
    }

    void add(int[] to) {
      to[0] += fib(4);
    }
  }

  private static class Second extends First {
    @Override
    synchronized int number(int n) {
      return super.number(n) + fib(3);
    }

    @Override
    <T> T same(T t) {
      Supplier<T> s = () -> super.same(t);
      return s.get();
    }

    @Override
    void add(int[] to) {
      Consumer<int[]> c = super::add;
      c.accept(to);
    }
  }

  private static class Third extends Second {
    final int made = super.number(4);

    @Override
    int number(int n) {
      synchronized (this) {
        return super.number(n - 1) * 2 + made;
      }
    }
  }

  enum Constant {
    MONITOR {
      @Override
      synchronized int number(int n) {
        return super.number(n) + fib(4);
      }
    },
    LAMBDA {
      @Override
      int number(int n) {
        IntSupplier s = () -> super.number(n);
        return s.getAsInt();
      }
    };

    int number(int n) {
      @Async int a = fib(n);
      return a;
    }
  }

  interface Shape {
    default int number(int n) {
      @Async int a = fib(n);
      return a;
    }
  }

  private interface Locked extends Shape {
    @Override
    default int number(int n) {
      synchronized (this) {
        return Shape.super.number(n) + fib(2);
      }
    }
  }

  static String local(int n) {
    class Local {
      int number(int k) {
        @Async int a = fib(k + n);
        return a;
      }
    }
    class Monitor extends Local {
      @Override
      synchronized int number(int k) {
        return super.number(k) + 1;
      }
    }
    Local anonymous =
        new Monitor() {
          @Override
          int number(int k) {
            IntSupplier s = () -> super.number(k) + 10;
            return s.getAsInt();
          }
        };
    return new Monitor().number(3) + " " + anonymous.number(3);
  }

  public static void main(String[] args) {
    int[] to = {1};
    new Second().add(to);
    System.out.println(new Second().number(4) + new Second().same(" s ") + to[0]);
    System.out.println(new Third().number(5));
    System.out.println(Constant.MONITOR.number(5) + " " + Constant.LAMBDA.number(6));
    System.out.println(new Locked() {}.number(5));
    System.out.println(local(2));
  }
}
