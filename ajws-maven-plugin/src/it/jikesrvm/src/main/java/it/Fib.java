package it;

import org.ajws.Async;

public class Fib {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  public static void main(String[] args) {
    System.out.println(fib(20));
  }
}
