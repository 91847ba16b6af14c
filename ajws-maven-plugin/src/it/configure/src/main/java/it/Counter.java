package it;

import org.ajws.AtomicSet;

@AtomicSet("a")
class Counter {
  private int sum;

  void add(int n) {
    sum += n;
  }

  int sum() {
    return sum;
  }
}
