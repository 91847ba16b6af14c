import org.ajws.*;

class AsyncInExpression {
  static int fib(int n) {
    return n < 2 ? n : (@Async fib(n - 1)) + fib(n - 2);
  }

  static int labelled(int n) {
    int a = async: fib(n - 1);
    return a + fib(n - 2);
  }

  static int declared(int n) {
    finish: {
      async_left /* a declaration */ : int left = fib(n);
      finish2: final int right = fib(n);
    }
    return n;
  }

  static int otherwise(int n) {
    async: n + 1;
    return n;
  }
}

class NoFurther {
  void locals(int n) {
    @Async int a = n b = n;
    @Async /* two */ var left = n, right = n;
  }
}
