package it;

import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

public class Rows {
  public static long sum(int[] values, int[] index) {
    @Reduce(ReduceOp.SUM) long sum = 0;
    for (@ParallelFor int i = 0; i < index.length; i++) {
      sum += values[index[i]];
    }
    return sum;
  }

  /** Right as long as no two indexes are equal. */
  public static void add(int[] values, int[] index) {
    for (@ParallelFor int i = 0; i < index.length; i++) {
      values[index[i]] += i;
    }
  }

  public static void main(String[] args) {
    int[] values = new int[Integer.parseInt(args[0])];
    add(values, new int[] {2, 0, 1});
    System.out.println("sum " + sum(values, new int[] {0, 1, 2, 2}));
  }
}
