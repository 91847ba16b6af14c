class UnclosedBlock {
  int a, b;

  void run() {
    finish {
      async { a = 1; }
      b = 2;
  }

  int sum() {
    return a + b;
  }
}
