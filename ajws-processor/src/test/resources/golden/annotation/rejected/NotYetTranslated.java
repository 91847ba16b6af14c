class NotYetTranslated {
  static int[] done = new int[2];

  void run(java.util.List<Runnable> queue) {
    queue.add(
        () -> {
          async: done[0] = work(1);
          done[1] = work(2);
        });
  }

  static int work(int n) {
    return n * n;
  }
}
