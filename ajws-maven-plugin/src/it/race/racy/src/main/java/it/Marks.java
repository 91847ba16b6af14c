package it;

import org.ajws.ParallelFor;

public class Marks {
  public static int[] last(int[] values) {
    int[] last = new int[8];
    for (@ParallelFor int i = 0; i < values.length; i++) {
      last[values[i] & 7] = i;
    }
    return last;
  }
}
