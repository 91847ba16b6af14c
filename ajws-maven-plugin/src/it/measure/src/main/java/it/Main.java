package it;

import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

final class Main {
  private Main() {}

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    @Reduce(ReduceOp.SUM) long sum = 0;
    for (@ParallelFor int i = 0; i < n; i++) {
      sum += i;
    }
    System.out.println(Labels.of("sum") + sum);
  }
}
