class Labels {
  void run(int n) {
    Async:
    for (int i = 0; i < n; i++) {
      if (i == 3) {
        break Async;
      }
    }
    finnish:
    {
      if (n == 2) {
        break finnish;
      }
      run(n - 1);
    }
  }

  void letters(int n) {
    awiat:
    while (n == 3) {
      break awiat;
    }
    becoem:
    run(n - 1);
  }
}
