import org.ajws.Async;

/** Receivers whose text ends in a keyword are evaluated before the arguments, as others are. */
class ReceiverNames {
  final int value;
  ReceiverNames mysuper;
  static StringBuilder order = new StringBuilder();

  ReceiverNames(int value) {
    this.value = value;
  }

  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  int plus(int x) {
    return value * 100 + x;
  }

  static int change(ReceiverNames r, int n) {
    int f = fib(n);
    r.mysuper = new ReceiverNames(f);
    return f;
  }

  static ReceiverNames hypersuper() {
    order.append("receiver ");
    return new ReceiverNames(1);
  }

  static int argument(int n) {
    order.append("argument ");
    return fib(n);
  }

  static class Derived extends ReceiverNames {
    Derived(int value) {
      super(value);
    }

    @Override
    int plus(int x) {
      return super.plus(fib(x)) + Derived.super.plus(change(this, x)) + mysuper.plus(fib(3));
    }
  }

  public static void main(String[] args) {
    ReceiverNames r = new ReceiverNames(1);
    r.mysuper = new ReceiverNames(2);
    System.out.println(r.mysuper.plus(change(r, 6)));
    System.out.println(r.mysuper.plus(change(r, 5)) + r.mysuper.plus(change(r, 3)));
    System.out.println(hypersuper().plus(argument(4)) + " " + order);
    System.out.println(new Derived(5).plus(6));
  }
}
