package it;

import org.ajws.ParallelFor;

class SquaresCheck {
  static void fill(int[] slots) {
    for (@ParallelFor int i = 0; i < slots.length; i++) {
      slots[i] = i;
    }
  }
}
