/* The benchmark of the papers. */
package p;

import java.util.List; // for nothing but its line

public class Fib {
  static int fib(int n) {
    if (n < 2) return n;
    int a;
    int b;
    finish {
      async { a = fib(n - 1); }
      b = fib(n - 2);
    }
    return a + b;
  }

  static int fibOfOneBlock(int n) {
    if (n < 2) return n;
    int a, b;
    finish { async { a = fibOfOneBlock(n - 1); b = fibOfOneBlock(n - 2); } }
    return a + b;
  }

  static int fibOfThree(int n) {
    if (n < 3) return 1;
    int a, b, c;
    finish {
      async {
        a = fibOfThree(n - 1); // spawned
        b = fibOfThree(n - 2); /* spawned */ ;
        c = fibOfThree(n - 3);
      }
      if (n < 0) throw new IllegalArgumentException("n " + n);
    }
    return a + b + c;
  }

  public static void main(String[] args) {
    System.out.println(fib(15) + " " + fibOfOneBlock(15) + " " + fibOfThree(12));
  }
}
