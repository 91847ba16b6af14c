package it;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.ajws.Async;
import org.ajws.runtime.AjwsRuntime;

public final class Main {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  public static void main(String[] args) {
    AjwsRuntime.assertTranslated(Main.class);
    AjwsRuntime.assertTranslated(Rows.class);
    AjwsRuntime.assertTranslated(Plain.class);
    Row[] rows = IntStream.range(0, 4).mapToObj(Row::new).toArray(Row[]::new);
    int[] squares = Rows.squares(rows);
    Plain.halve(squares);
    System.out.println("results " + fib(20) + " " + Arrays.toString(squares));
  }
}
