package it;

class Broken {
  int sum(int n) {
    int s = 0;
    for (@org.ajws.ParallelFor int i = 0; i < n; i++) s += i;
    return s + nothing;
  }
}
