import org.ajws.Async;

class NoEffect {
  int run(int[] a) {
    @Async int sum = a[0] + a[1];
    finish:
    {
      async: a[2]++;
      async2: run(null);
      async3:
      if (a.length > 7) {
        throw new IllegalStateException();
      }
      a[3] = 2;
    }
    return sum;
  }
}
