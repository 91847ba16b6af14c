package it;

/** The same with threads of its own. */
final class Threaded {
  private Threaded() {}

  public static void main(String[] args) throws InterruptedException {
    int n = Integer.parseInt(args[0]);
    long[] sums = new long[2];
    Thread[] threads = new Thread[2];
    for (int t = 0; t < 2; t++) {
      int k = t;
      threads[t] = new Thread(() -> {
        for (int i = k; i < n; i += 2) {
          sums[k] += i;
        }
      });
      threads[t].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(Labels.of("sum") + (sums[0] + sums[1]));
  }
}
